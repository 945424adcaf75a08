"""The table of the processes: their choice, their order, and the tree."""

from rich.text import Text
from textual.widgets import DataTable

BARS = " ▁▂▃▄▅▆▇█"
KEYS = {
    "pid": lambda process: process.number,
    "name": lambda process: process.name.lower(),
    "memory": lambda process: process.memory,
    "time": lambda process: process.ticks,
    "cpu": lambda process: process.load,
}
TITLES = {
    "pid": "PID",
    "user": "User",
    "name": "Name",
    "command": "Command",
    "memory": "Memory",
    "time": "Time",
    "history": "",
    "cpu": "CPU",
}
WIDTHS = {"pid": 7, "user": 9, "memory": 8, "time": 9, "history": 8, "cpu": 6}
NUMBERS = {"pid", "memory", "time", "cpu"}


class ProcessTable(DataTable):
    """A table that is filled again for each sample; the selection stays with its process."""

    def __init__(self):
        super().__init__(cursor_type="row")
        self.processes, self.rows_shown, self.shown_columns = [], [], None
        self.filter, self.is_tree, self.order, self.is_ascending = "", False, "cpu", False

    @property
    def selected(self):
        if 0 <= self.cursor_row < len(self.rows_shown):
            return self.rows_shown[self.cursor_row]
        return None

    def show(self, processes):
        selected, row = self.selected, self.cursor_row
        self.processes = processes
        self.rows_shown = self.tree(self.listed()) if self.is_tree else self.listed()
        scroll = self.scroll_y
        self.set_columns()
        for process in self.rows_shown:
            cells = self.cells(process)
            self.add_row(*(cells[column] for column in self.shown_columns))
        places = {process.id: index for index, process in enumerate(self.rows_shown)}
        row = min(row, max(0, len(self.rows_shown) - 1))
        self.move_cursor(row=places.get(selected.id, row) if selected else row, scroll=False)
        self.scroll_to(y=scroll, animate=False)

    def set_columns(self):
        """Clears the table, and shows the columns that its width has room for."""
        width = self.size.width - 2  # The scroll bar has two columns.
        columns = [
            column
            for column in TITLES
            if width >= {"user": 60, "time": 70, "command": 108, "history": 108}.get(column, 0)
        ]
        self.clear(columns=True)
        self.shown_columns = columns
        flexible = width - sum(WIDTHS.get(column, 0) + 2 for column in columns)
        name = flexible if "command" not in columns else max(22, flexible // 3)
        widths = WIDTHS | {"name": max(10, name), "command": flexible - name}
        for column in columns:
            mark = (" ▲" if self.is_ascending else " ▼") if column == self.order else ""
            justify = "right" if column in NUMBERS else "left"
            self.add_column(
                Text(TITLES[column] + mark, justify=justify), width=widths[column], key=column
            )

    def listed(self):
        text = self.filter.lower()
        rows = [
            process
            for process in self.processes
            if text
            in f"{process.name}\n{process.command}\n{process.user}\n{process.number}".lower()
        ]
        return sorted(rows, key=KEYS[self.order], reverse=not self.is_ascending)

    def tree(self, rows):
        """Puts each process below its parent if that is listed."""
        listed, children = {process.number for process in rows}, {}
        for process in rows:
            parent = process.parent if process.parent in listed else 0
            children.setdefault(parent, []).append(process)

        def branch(parent, lines):
            siblings = children.get(parent, [])
            for process in siblings:
                is_last = process is siblings[-1]
                process.guides = lines + ("└─ " if is_last else "├─ ")
                yield process
                yield from branch(process.number, lines + ("   " if is_last else "│  "))

        return list(branch(0, ""))

    def cells(self, process):
        guides = process.guides if self.is_tree else ""
        load = process.load
        style = "dim" if load < 0.005 else "green" if load < 0.5 else "yellow"
        bars = "".join(BARS[min(8, round(8 * part))] for part in process.history[-8:])
        return {
            "pid": Text(str(process.number), justify="right"),
            "user": Text(process.user),
            "name": Text.assemble((guides, "dim"), process.name),
            "command": Text(process.command, "dim"),
            "memory": Text(in_bytes(process.memory), justify="right"),
            "time": Text(in_hours(process.ticks // 100), justify="right"),
            "history": Text(bars.rjust(8), "green"),
            "cpu": Text(f"{round(100 * load)}%", style, justify="right"),
        }

    def sort_by(self, column):
        """Sorts by another column, the largest number first, or in the other direction."""
        if column in KEYS:
            is_same = column == self.order
            self.is_ascending = not self.is_ascending if is_same else column in ("pid", "name")
            self.order = column
            self.show(self.processes)

    def on_data_table_header_selected(self, event):
        self.sort_by(event.column_key.value)

    def on_resize(self):
        self.show(self.processes)


def in_hours(seconds):
    return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"


def in_bytes(number):
    """Bytes in a binary unit, such as 5.7 MiB or 23 GiB."""
    if not number:
        return "0 B"
    value, units = number / 1024, ["KiB", "MiB", "GiB", "TiB"]
    while value >= 999.5 and len(units) > 1:
        value, units = value / 1024, units[1:]
    return f"{value:.1f} {units[0]}" if value < 9.95 else f"{value:.0f} {units[0]}"
