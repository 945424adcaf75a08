"""Time records, their totals, and their files."""

import csv
import json
import os
import re
from dataclasses import asdict, dataclass
from datetime import date, datetime, time, timedelta
from pathlib import Path

DAY = timedelta(days=1)
ZERO = timedelta()


@dataclass(frozen=True)
class Record:
    """Work on a project, from a start to an end, or still running."""

    id: int
    start: datetime
    end: datetime | None
    project: str
    note: str = ""

    def duration(self, now):
        return max(ZERO, (self.end or now) - self.start)

    def inside(self, day, days, now):
        """The part that is in some days; a record of a night has parts in two days."""
        first = datetime.combine(day, time())
        return max(ZERO, min(self.end or now, first + days * DAY) - max(self.start, first))

    def overlaps(self, other):
        return self.start < (other.end or datetime.max) and other.start < (self.end or datetime.max)


def total(records, day, days, now):
    return sum((record.inside(day, days, now) for record in records), ZERO)


def projects(records, day, days, now):
    """The projects with time in some days and their times, the longest first."""
    names = {record.project for record in records}
    sums = {
        name: total([r for r in records if r.project == name], day, days, now) for name in names
    }
    return dict(
        sorted(((n, t) for n, t in sums.items() if t), key=lambda item: (-item[1], item[0]))
    )


def overlapping(records):
    """The identities of the records that have a time in common with another one."""
    found, latest = set(), None
    for record in sorted(records, key=lambda record: record.start):
        if latest and latest.overlaps(record):
            found |= {latest.id, record.id}
        if not latest or (record.end or datetime.max) > (latest.end or datetime.max):
            latest = record
    return found


def hours(duration):
    minutes = int(duration.total_seconds()) // 60
    return f"{minutes // 60}:{minutes % 60:02}"


def stopwatch(duration):
    return f"{hours(duration)}:{int(duration.total_seconds()) % 60:02}"


def typed_duration(text):
    """The duration of a typed text such as `9`, `9:30`, `0930` or `9:30:15`; None for others."""
    match = re.fullmatch(r"(\d\d?)(?::?([0-5]\d)(?::([0-5]\d))?)?", text)
    if not match:
        return None
    parts = [int(part or 0) for part in match.groups()]
    return timedelta(hours=parts[0], minutes=parts[1], seconds=parts[2])


def typed_date(text):
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def typed_time(day, text):
    """The time of a typed day and time of the day; None for other texts."""
    duration, day = typed_duration(text), typed_date(day)
    if day is None or duration is None or duration > DAY:
        return None
    return datetime.combine(day, time()) + duration


def read(path):
    if not path or not path.exists():
        return []
    return [
        Record(
            **item
            | {key: item[key] and datetime.fromisoformat(item[key]) for key in ("start", "end")}
        )
        for item in json.loads(path.read_text())
    ]


def write(path, records):
    """Replaces the file as a whole, so that a crash leaves the old or the new records."""
    part = path.with_name(path.name + ".part")
    part.write_text(json.dumps([asdict(record) for record in records], default=str, indent=2))
    os.replace(part, path)


def export(path, records):
    """Writes comma-separated values beside the file, and returns their path."""
    path = Path(f"{path or '/tmp/records'}.csv")
    with path.open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["start", "end", "duration", "project", "note"])
        for record in sorted(records, key=lambda record: record.start):
            end = record.end or ""
            duration = stopwatch(record.duration(end)) if end else ""
            rows.writerow([record.start, end, duration, record.project, record.note])
    return path


def example(now):
    """Work up to a time, on the days of its week and of the week before."""
    work = [
        (9.25, 2.5, "Website", "Start page"),
        (13, 3.5, "App", "Offline mode"),
        (33, 1.75, "Team", "Planning"),
        (34.75, 4.5, "App", "Release notes, screenshots"),
        (57.5, 3, "Website", "Forms with messages"),
        (70.5, 2.75, "App", "Release at night"),
        (84, 4, "Research", "Interviews"),
        (108.5, 3.25, "App", "Sync"),
    ]
    monday = datetime.combine(now.date() - now.weekday() * DAY, time())
    starts = [
        (monday + timedelta(days=week, hours=start), timedelta(hours=length), *texts)
        for week in (-7, 0)
        for start, length, *texts in work
    ]
    return [
        Record(index + 1, start, min(start + length, now), project, note)
        for index, (start, length, project, note) in enumerate(starts)
        if start < now
    ]
