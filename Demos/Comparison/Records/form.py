"""The dialog with the form for a record."""

from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.suggester import SuggestFromList
from textual.widgets import Button, Input, Label

from record import Record, stopwatch, typed_date, typed_duration, typed_time

FIELDS = ["date", "start", "end", "project", "note"]


class RecordForm(ModalScreen):
    """Returns a record, or None if the form is closed."""

    CSS = """
    RecordForm { align: center middle; }
    #form { width: 60; height: auto; max-height: 100%; padding: 1 2; }
    #form { background: $surface; border: round $accent; }
    #form Horizontal { height: auto; }
    #form Label { width: 10; padding: 1 0; }
    #form Input { width: 1fr; }
    #form .message { width: 100%; padding: 0 0 0 10; color: $error; }
    """
    BINDINGS = [("escape", "dismiss(None)", "Cancel")]

    def __init__(self, record, records):
        super().__init__()
        self.record, self.records = record, records

    def texts(self):
        start, end = self.record.start, self.record.end
        whole = end and end.date() == start.date() and end.second == 0
        return {
            "date": start.date().isoformat(),
            "start": f"{start:%H:%M}" if start.second == 0 else f"{start:%H:%M:%S}",
            "end": (f"{end:%H:%M}" if whole else "+" + stopwatch(end - start)) if end else "",
            "project": self.record.project,
            "note": self.record.note,
        }

    def compose(self):
        names = list(dict.fromkeys(record.project for record in reversed(self.records)))
        with Vertical(id="form") as form:
            form.border_title = "Record"
            for name, text in self.texts().items():
                suggester = (
                    SuggestFromList(names, case_sensitive=False) if name == "project" else None
                )
                with Horizontal():
                    yield Label(name.capitalize())
                    yield Input(text, id=name, suggester=suggester)
                yield Label(id=f"{name}-message", classes="message")
            yield Label(id="message", classes="message")
            yield Button("Save", variant="primary")

    def on_mount(self):
        self.check()

    def on_input_changed(self):
        self.check()

    def on_input_submitted(self):
        self.submit()

    def on_button_pressed(self):
        self.submit()

    def submit(self):
        record = self.check()
        if record:
            self.dismiss(record)

    def check(self):
        """Shows the message of each invalid field; returns the record if all are valid."""
        values = {name: self.query_one(f"#{name}", Input).value for name in FIELDS}
        start = typed_time(values["date"], values["start"])
        end = self.end(values, start)
        messages = {
            "date": "" if typed_date(values["date"]) else "Such as 2026-11-23",
            "start": "" if typed_time("2000-01-01", values["start"]) else "Such as 9:30 or 0930",
            "end": self.end_message(values["end"], start, end),
            "project": "" if values["project"].strip() else "Enter a project",
            "note": "",
        }
        for name, message in messages.items():
            label = self.query_one(f"#{name}-message", Label)
            label.update(message)
            label.display = bool(message)
        if any(messages.values()):
            record = other = None
        else:
            record = Record(self.record.id, start, end, values["project"], values["note"])
            other = next(
                (r for r in self.records if r.id != record.id and r.overlaps(record)), None
            )
        warning = self.query_one("#message", Label)
        warning.update(f"Overlaps {other.project} from {other.start:%H:%M}" if other else "")
        warning.display = other is not None
        self.query_one(Button).disabled = record is None
        return record

    def end(self, values, start):
        text = values["end"]
        if not text.startswith("+"):
            return typed_time(values["date"], text)
        duration = typed_duration(text[1:])
        return start + duration if start and duration is not None else None

    def end_message(self, text, start, end):
        if not text:
            return ""
        if not start or not end:
            return "Such as 10:45 or +1:15"
        return "" if start < end else "Too early: try +1:15"
