"""Bars of the hours of a week, which Textual has no widget for."""

from rich.text import Text
from textual.widgets import Static

from record import DAY, ZERO, hours, projects, total


class Week(Static):
    """The total of a week, and a bar for each of its days, or for each of its projects."""

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
        if self.shows_projects:
            rows = list(projects(records, monday, 7, now).items())
        else:
            days = [monday + offset * DAY for offset in range(7)]
            rows = [(f"{day:%a} {name(day)}", total(records, day, 1, now)) for day in days]
        whole = hours(total(records, monday, 7, now))
        text = Text(f"{name(monday)} – {name(monday + 6 * DAY)}: {whole}\n", "bold")
        self.bars(text, rows)
        self.update(text)

    def bars(self, text, rows):
        """Appends a row for each bar: its title, the bar, and its hours."""
        titles = max((len(title) for title, _ in rows), default=0) + 2
        columns = max(1, self.size.width - titles - 8)
        longest = max((time for _, time in rows), default=ZERO)
        for title, time in rows:
            bar = "█" * round(columns * (time / longest)) if time else ""
            text.append(title.ljust(titles), "not bold").append(bar, "blue not bold")
            text.append(f" {hours(time)}\n" if time else "\n", "not bold")


def name(day):
    return f"{day.day} {day:%b}"
