"""How a graph is handed over: one file per representation."""
