"""The throw: four dice fall onto the map, and lie in the kingdoms they overlap."""
