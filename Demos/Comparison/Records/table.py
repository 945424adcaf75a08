"""The table of the records."""

from rich.text import Text
from textual.widgets import DataTable

from charts import name
from record import hours, overlapping

COLUMNS = ["Date", "Start", "End", "Time", "Project", "Note"]


class RecordTable(DataTable):
    """A table of the records, those with the latest start first."""

    def __init__(self):
        super().__init__(cursor_type="row")
        self.records, self.now, self.is_wide = [], None, True

    @property
    def selected(self):
        if not self.is_valid_coordinate(self.cursor_coordinate):
            return None
        key = self.coordinate_to_cell_key(self.cursor_coordinate).row_key.value
        return next((record for record in self.records if str(record.id) == key), None)

    def on_resize(self, event):
        is_wide = event.size.width >= 60
        if self.now and is_wide != self.is_wide:
            self.is_wide = is_wide
            self.show(self.records, self.now)

    def show(self, records, now, selection=None):
        """Fills the table, and keeps the selection near its row."""
        row, selected = self.cursor_row, self.selected
        selection = selection or (selected and selected.id)
        rows = sorted(records, key=lambda record: record.start, reverse=True)
        self.records, self.now = rows, now
        overlaps = overlapping(records)
        columns = COLUMNS if self.is_wide else COLUMNS[:-1]
        self.clear(columns=True)
        for column in columns:
            self.add_column(column, key=column)
        for record in rows:
            day = f"{record.start:%a} " if self.is_wide else ""
            cells = [
                day + name(record.start),
                self.start(record, record.id in overlaps),
                f"{record.end:%H:%M}" if record.end else "now",
                self.time(record),
                record.project,
                record.note,
            ]
            self.add_row(*cells[: len(columns)], key=str(record.id))
        places = {record.id: index for index, record in enumerate(rows)}
        self.move_cursor(row=places.get(selection, min(row, max(0, len(rows) - 1))))

    def tick(self, record, now):
        self.now = now
        self.update_cell(str(record.id), "Time", self.time(record))

    def start(self, record, overlaps):
        text, style = f"{record.start:%H:%M}", "yellow" if overlaps else ""
        return Text(f"!{text}" if overlaps else text, style, justify="right")

    def time(self, record):
        text = hours(record.duration(self.now))
        return Text(text, "" if record.end else "green", justify="right")
