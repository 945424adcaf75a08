"""The rows that the workloads of `Sources/Workload` show, too."""

STATES = ["running", "stopped", "waiting"]
OWNERS = ["root", "daemon", "postgres", "www-data", "nobody"]


def title(index):
    return f"row {index + 1:06} item-{index * 7919 % 100_003}"


def cells(index):
    """The eight cells of a row of the table; numbers are aligned at the right."""
    return (
        f"row {index + 1:06}",
        f"item-{index * 7919 % 100_003}",
        f"{index % 9973:>7}",
        f"{index % 100:>6}",
        STATES[index % 3],
        OWNERS[index % 5],
        STATES[index // 7 % 3],
        OWNERS[index // 11 % 5],
    )
