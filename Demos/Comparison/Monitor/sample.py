"""The load of this machine and its processes, from /proc."""

import os
import pwd
import re
from dataclasses import dataclass, field
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PROC = Path("/proc")


@dataclass
class Usage:
    """Ticks of a processor, or bytes of memory, and the latest shares, the newest last."""

    used: int
    total: int
    history: list = field(default_factory=list)

    @property
    def share(self):
        return self.used / max(1, self.total)


@dataclass
class Process:
    number: int
    start: int
    name: str
    command: str
    user: str
    state: str
    parent: int
    memory: int
    ticks: int
    history: list = field(default_factory=list)
    guides: str = ""

    @property
    def id(self):
        """Another process may get the number later: the start belongs to the identity."""
        return f"{self.number}-{self.start}"

    @property
    def load(self):
        return self.history[-1] if self.history else 0

    @property
    def title(self):
        return f"{self.name} ({self.number})"


@dataclass
class Sample:
    processors: list
    memory: Usage
    swap: Usage
    load_averages: str
    uptime: int
    processes: list


def first_number(name, text):
    match = re.search(rf"^{name}\D*(\d+)", text, re.MULTILINE)
    return int(match[1]) if match else 0


def user_name(number):
    try:
        return pwd.getpwuid(number).pw_name
    except KeyError:
        return str(number)


def read_process(number):
    """Reads the files of a process; None if it has ended meanwhile."""
    folder = PROC / str(number)
    try:
        stat = (folder / "stat").read_text(errors="replace")
        status = (folder / "status").read_text(errors="replace")
        line = (folder / "cmdline").read_text(errors="replace")
    except OSError:
        return None
    # The name may contain blanks and parentheses: it ends at the last one.
    name, _, rest = stat.partition("(")[2].rpartition(")")
    fields = rest.split()
    return Process(
        number=number,
        start=int(fields[19]),
        name=name,
        command=" ".join(line.split("\0")).strip() or f"[{name}]",
        user=user_name(first_number("Uid:", status)),
        state=fields[0],
        parent=int(fields[1]),
        memory=1024 * first_number("VmRSS:", status),
        ticks=int(fields[11]) + int(fields[12]),
    )


def read_sample():
    """Reads a sample; processes that end meanwhile are left out."""
    processors = []
    for line in (PROC / "stat").read_text().splitlines():
        if line.startswith("cpu"):
            times = [int(time) for time in line.split()[1:9]]
            processors.append(Usage(sum(times) - times[3] - times[4], sum(times)))
    meminfo = (PROC / "meminfo").read_text()

    def usage(total, free):
        total, free = (1024 * first_number(name, meminfo) for name in (total, free))
        return Usage(total - free, total)

    numbers = sorted(int(entry) for entry in os.listdir(PROC) if entry.isdigit())
    return Sample(
        processors,
        usage("MemTotal:", "MemAvailable:"),
        usage("SwapTotal:", "SwapFree:"),
        " ".join((PROC / "loadavg").read_text().split()[:3]),
        int(float((PROC / "uptime").read_text().split()[0])),
        [process for number in numbers if (process := read_process(number))],
    )


def measure(sample, earlier):
    """Adds the loads since an earlier sample; a process that is not in that has none."""
    if not earlier:
        return
    sample.memory.history = (earlier.memory.history + [sample.memory.share])[-400:]
    for new, old in zip(sample.processors, earlier.processors):
        time = max(1, new.total - old.total)
        new.history = (old.history + [max(0, (new.used - old.used) / time)])[-400:]
    time = sample.processors[0].total - earlier.processors[0].total
    time = max(1, time / max(1, len(sample.processors) - 1))
    known = {process.id: process for process in earlier.processes}
    for new in sample.processes:
        if old := known.get(new.id):
            new.history = (old.history + [max(0, (new.ticks - old.ticks) / time)])[-400:]


def send(signal, process):
    """Sends a signal to a process, but not to a later one with its number.

    Returns the reason if it is not sent.
    """
    found = read_process(process.number)
    if not found or found.id != process.id:
        return f"{process.title} has already ended."
    try:
        os.kill(process.number, signal)
    except ProcessLookupError:
        return f"{process.title} has already ended."
    except PermissionError:
        return f"{process.title} belongs to {process.user}, and you may not end it."
    except OSError as error:
        return f"{process.title} did not receive the signal: {error}."
