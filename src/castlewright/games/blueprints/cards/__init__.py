"""What cards and tokens pay: king's favors, bonus cards, royal decrees."""
