"""Textual's DataTable: the table of `Sources/Workload/MillionCells.swift`.

data_table.py w9 ROWS
"""

import sys

from textual.app import App
from textual.widgets import DataTable, Static

from rows import cells

COLUMNS = {
    "Row": 11,
    "Item": 11,
    "Size": 7,
    "Share": 6,
    "State": 8,
    "Owner": 47,
    "Group": 47,
    "Note": 47,
}


class Cells(App):
    CSS = "DataTable { height: 1fr; scrollbar-size: 0 0; } Static { dock: bottom; height: 1; }"
    BINDINGS = [("q", "quit", "Quit")]

    def compose(self):
        yield DataTable(cursor_type="row")
        yield Static()

    def on_mount(self):
        table = self.query_one(DataTable)
        for column, width in COLUMNS.items():
            table.add_column(column, width=width)
        table.add_rows(cells(index) for index in range(int(sys.argv[2])))
        self.call_after_refresh(self.show, 0)

    def on_data_table_row_highlighted(self, event):
        if self.query_one(Static).content:
            self.show(event.cursor_row)

    def show(self, row):
        self.query_one(Static).update(f"READY Sel: {row + 1}")


Cells().run()
