"""The demo Records with Textual: the hours that are spent on projects.

app.py [FILE]
"""

import asyncio
import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from rich.text import Text
from textual import work
from textual.app import App
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Footer, Label, Static, TabbedContent, TabPane

import record as files
from charts import Week, name
from form import RecordForm
from record import DAY, Record, hours, stopwatch, total
from table import RecordTable


class Records(Screen):
    CSS = """
    #header { height: 1; padding: 0 1; background: $panel; }
    #header Label { width: 1fr; }
    #header #running { text-align: right; }
    TabbedContent, RecordTable { height: 1fr; width: 1fr; }
    Week { padding: 1 2; }
    #notice { height: auto; padding: 0 1; background: $surface; }
    """
    BINDINGS = [
        ("s", "toggle", "Start/Stop"),
        ("a", "add", "Add"),
        ("e", "edit", "Edit"),
        ("d", "delete", "Delete"),
        ("u", "undo", "Undo"),
        ("x", "export", "Export"),
        ("r", "save", "Save again"),
        ("1", "page('records')", "Records"),
        ("2", "page('days')", "Days"),
        ("3", "page('projects')", "Projects"),
        ("q", "leave", "Quit"),
        ("ctrl+c", "leave_unsaved", "Quit without saving"),
    ]

    def __init__(self, path):
        super().__init__()
        self.path, self.now = path, datetime.now()
        self.records = files.read(path) if path else files.example(self.now)
        self.undoable, self.problem = [], None
        self.saving = asyncio.Lock()

    def compose(self):
        with Horizontal(id="header"):
            yield Label("Time records", id="title")
            yield Label(id="running")
        with TabbedContent():
            with TabPane("Records", id="records"):
                yield RecordTable()
            with TabPane("Days", id="days"):
                yield Week()
            with TabPane("Projects", id="projects"):
                yield Week(shows_projects=True)
        yield Static(id="notice")
        yield Footer()

    def on_mount(self):
        self.fill()
        self.table.focus()
        self.set_interval(1, self.tick)

    def tick(self):
        self.now = datetime.now()
        self.show_clock()
        running = self.running
        if running:
            self.table.tick(running, self.now)
        if running or self.now.second == 0:
            self.show_weeks()

    # The list

    @property
    def running(self):
        return next((record for record in self.records if record.end is None), None)

    @property
    def table(self):
        return self.query_one(RecordTable)

    @property
    def selected(self):
        return self.table.selected

    def fill(self, selection=None):
        self.table.show(self.records, self.now, selection)
        self.show_clock()
        self.show_weeks()
        self.show_notice()

    def show_clock(self):
        running = self.running
        today = hours(total(self.records, self.now.date(), 1, self.now))
        self.query_one("#title", Label).update(f"Time records  {self.now:%a} {name(self.now)}")
        text = f"● {stopwatch(running.duration(self.now))}" if running else f"today {today}"
        self.query_one("#running", Label).update(text)

    def show_weeks(self):
        day = (self.selected.start if self.selected else self.now).date()
        monday = day - day.weekday() * DAY
        for week in self.query(Week):
            week.show(self.records, monday, self.now)

    def show_notice(self):
        notice = self.query_one("#notice", Static)
        notice.update(Text(f"✗ Not saved: {self.problem}"))
        notice.display = bool(self.problem)
        self.refresh_bindings()

    # Changes

    def change(self, records, selection=None, is_undo=False):
        if not is_undo:
            self.undoable.append(self.records)
        self.records, self.problem = records, None
        self.fill(selection)
        self.action_save()

    def put(self, record):
        """Adds a record or replaces it; if it runs, another running one ends."""
        others = [other for other in self.records if other.id != record.id]
        if record.end is None:
            others = [
                other if other.end else replace(other, end=max(other.start, record.start))
                for other in others
            ]
        self.change(others + [record], record.id)

    @property
    def next_id(self):
        return max((record.id for record in self.records), default=0) + 1

    def action_toggle(self):
        self.now = datetime.now().replace(microsecond=0)
        running, selected = self.running, self.selected
        if running:
            self.put(replace(running, end=max(running.start, self.now)))
        elif selected:
            self.put(Record(self.next_id, self.now, None, selected.project, selected.note))
        else:
            self.action_add()

    def action_add(self):
        minute = self.now.replace(second=0, microsecond=0)
        today = [
            r.end
            for r in self.records
            if r.end and r.end.date() == minute.date() and r.end <= self.now
        ]
        start = minute if self.running else max(today, default=minute)
        self.edit(Record(self.next_id, start, None, ""))

    def action_edit(self):
        if self.selected:
            self.edit(self.selected)

    def on_data_table_row_selected(self):
        self.action_edit()

    def on_data_table_row_highlighted(self):
        self.show_weeks()

    def edit(self, record):
        form = RecordForm(record, self.records)
        self.app.push_screen(form, lambda entered: entered and self.put(entered))

    def action_delete(self):
        selected = self.selected
        self.change([record for record in self.records if record is not selected])

    def action_undo(self):
        if self.undoable:
            self.change(self.undoable.pop(), is_undo=True)

    def action_page(self, page):
        self.query_one(TabbedContent).active = page
        if page == "records":
            self.table.focus()

    def check_action(self, action, parameters):
        """Hides the keys that do nothing now."""
        if not self.is_mounted:
            return True
        page = self.query_one(TabbedContent).active
        return {
            "edit": page == "records" and bool(self.selected),
            "delete": page == "records" and bool(self.selected),
            "undo": bool(self.undoable),
            "save": bool(self.problem),
            "leave": not self.problem,
            "leave_unsaved": bool(self.problem),
        }.get(action, True)

    def on_tabbed_content_tab_activated(self):
        self.refresh_bindings()

    # The file

    def action_save(self):
        self.problem = None
        if self.path:
            self.save(self.records)

    @work
    async def save(self, records):
        async with self.saving:
            if records is self.records:
                try:
                    await asyncio.to_thread(files.write, self.path, records)
                except OSError as error:
                    self.problem = str(error)
        self.show_notice()

    @work
    async def action_export(self):
        try:
            path = await asyncio.to_thread(files.export, self.path, self.records)
            self.notify(f"Exported to {path}", timeout=10, markup=False)
        except OSError as error:
            self.notify(f"Not exported: {error}", severity="error", timeout=10, markup=False)

    @work
    async def action_leave(self):
        async with self.saving:
            if not self.problem:
                self.app.exit()

    def action_leave_unsaved(self):
        if self.problem:
            self.app.exit(return_code=1, message=f"Not saved: {self.problem}")


class RecordsApp(App):
    def on_mount(self):
        self.push_screen(Records(Path(sys.argv[1]) if len(sys.argv) > 1 else None))


app = RecordsApp()
app.run()
sys.exit(app.return_code)
