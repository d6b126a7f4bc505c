"""Names the pytest plugins, in the order in which they depend on one another; no logic."""

pytest_plugins = [
    "plugins.decided",
    "plugins.options",
    "plugins.model_options",
    "plugins.matrix",
    "plugins.reporting",
    "plugins.ahead",
    "plugins.dry_run",
    "plugins.benchmark",
]
