"""The games for programs that learn: `pettingzoo`, `gymnasium` and `openspiel`, each a module of its own.

They need the packages of the extra `research`; nothing else in the house does. The tour is docs/research.md.
"""
