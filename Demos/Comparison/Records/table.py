"""The table of the records."""

from rich.text import Text
from textual.widgets import DataTable

from charts import name
from record import hours, overlapping

COLUMNS = ["Date", "Start", "End", "Time", "Project", "Note"]
KEYS = {
    "Date": lambda record, now: record.start,
    "Time": lambda record, now: record.duration(now),
    "Project": lambda record, now: record.project,
    "Note": lambda record, now: record.note,
}


class RecordTable(DataTable):
    """A table that is sorted by a click on a title; a running record is the first row."""

    def __init__(self):
        super().__init__(cursor_type="row")
        self.records, self.now = [], None
        self.order, self.is_reverse = "Date", True

    def on_mount(self):
        for column in COLUMNS:
            self.add_column(column, key=column)

    @property
    def selected(self):
        if not self.is_valid_coordinate(self.cursor_coordinate):
            return None
        key = self.coordinate_to_cell_key(self.cursor_coordinate).row_key.value
        return next((record for record in self.records if str(record.id) == key), None)

    def show(self, records, now, selection=None):
        """Fills the table, and keeps the selection near its row."""
        row, selected = self.cursor_row, self.selected
        selection = selection or (selected and selected.id)
        self.records, self.now = records, now
        rows = sorted(records, key=lambda record: record.start, reverse=True)
        rows.sort(key=lambda record: KEYS[self.order](record, now), reverse=self.is_reverse)
        rows.sort(key=lambda record: record.end is not None)
        overlaps = overlapping(records)
        self.clear()
        for record in rows:
            self.add_row(
                f"{record.start:%a} {name(record.start)}",
                self.start(record, record.id in overlaps),
                f"{record.end:%H:%M}" if record.end else "now",
                self.time(record),
                record.project,
                record.note,
                key=str(record.id),
            )
        places = {record.id: index for index, record in enumerate(rows)}
        self.move_cursor(row=places.get(selection, min(row, max(0, len(rows) - 1))))
        for column, title in zip(self.ordered_columns, COLUMNS):
            mark = ("▼" if self.is_reverse else "▲") if title == self.order else " "
            column.label = Text(f"{title} {mark}" if title in KEYS else title)

    def tick(self, record, now):
        self.now = now
        self.update_cell(str(record.id), "Time", self.time(record))

    def on_data_table_header_selected(self, event):
        column = event.column_key.value
        if column in KEYS:
            self.is_reverse = not self.is_reverse if column == self.order else False
            self.order = column
            self.show(self.records, self.now)

    def start(self, record, overlaps):
        text, style = f"{record.start:%H:%M}", "yellow" if overlaps else ""
        return Text(f"!{text}" if overlaps else text, style, justify="right")

    def time(self, record):
        text = hours(record.duration(self.now))
        if record.end:
            return Text(text, justify="right")
        return Text(f"● {text}", "green", justify="right")
