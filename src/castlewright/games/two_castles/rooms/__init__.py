"""The 147 rooms: as they are printed, the few kinds of wants they share, and what each of them wants."""
