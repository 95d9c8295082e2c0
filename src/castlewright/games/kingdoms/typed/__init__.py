"""Finished sheets as a person types them in: rows of the printed one, or painted regions of our map (chapter 12)."""
