"""Bars of the hours of a week, which Textual has no widget for."""

from datetime import timedelta

from rich.text import Text
from textual.widgets import Static

from record import DAY, ZERO, hours, projects

COLORS = ["blue", "green", "yellow", "magenta", "cyan", "red"]


class Week(Static):
    """The days of a week with a bar for each, or its projects."""

    def __init__(self, shows_projects=False, **options):
        super().__init__(**options)
        self.shows_projects = shows_projects
        self.data = None

    def show(self, records, monday, now):
        self.data = records, monday, now
        self.draw()

    def on_resize(self):
        self.draw()

    def draw(self):
        if not self.data or not self.size.width:
            return
        records, monday, now = self.data
        sums = projects(records, monday, 7, now)
        whole = sum(sums.values(), ZERO)
        colors = {name: COLORS[index % len(COLORS)] for index, name in enumerate(sums)}
        text = Text.assemble(
            (f"{name(monday)} – {name(monday + 6 * DAY)}", "bold"), f"   total {hours(whole)}\n\n"
        )
        if not sums:
            text.append("Nothing yet", "dim")
        elif self.shows_projects:
            self.bars(
                text,
                [
                    (title, {title: time}, f"{hours(time)}  {100 * time // whole} %")
                    for title, time in sums.items()
                ],
                colors,
            )
        else:
            days = [monday + offset * DAY for offset in range(7)]
            parts = [projects(records, day, 1, now) for day in days]
            self.bars(
                text,
                [
                    (f"{day:%a} {name(day)}", part, hours(sum(part.values(), ZERO)) if part else "")
                    for day, part in zip(days, parts)
                ],
                colors,
            )
            for title, color in colors.items():
                text.append("\n■ ", color).append(title)
        self.update(text)

    def bars(self, text, rows, colors):
        """Appends a row for each bar: its title, its parts in their colours, and its label."""
        titles = max(len(title) for title, _, _ in rows) + 2
        labels = max(len(label) for _, _, label in rows) + 2
        columns = max(1, self.size.width - titles - labels)
        longest = max(sum(parts.values(), ZERO) for _, parts, _ in rows) or timedelta(1)
        for title, parts, label in rows:
            text.append(title.ljust(titles))
            start, time = 0, ZERO
            for part, color in colors.items():
                time += parts.get(part, ZERO)
                end = round(columns * (time / longest))
                text.append("█" * (end - start), color)
                start = end
            text.append(f" {label}\n")


def name(day):
    return f"{day.day} {day:%b}"
