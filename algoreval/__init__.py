"""AlgoREval: how faithfully code models recall well-known algorithms. Runs without pytest."""
