"""The content of a run's page: heat maps, the list's rows, and the packed texts behind them."""
