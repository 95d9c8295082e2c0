"""How a store of an older version becomes one of this version. Shipped with the package and run at every start."""
