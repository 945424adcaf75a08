"""The table of a folder, the preview of an item, and the dialogs."""

import os
import stat
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from rich.text import Text
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, DataTable, DirectoryTree, Input, Label, Static

COLUMNS = ["Name", "Size", "Modified"]


@dataclass(frozen=True)
class Item:
    path: Path
    kind: str
    size: int
    modified: float


def read_folder(folder, shows_hidden):
    """The items of a folder; one that was deleted meanwhile is left out."""
    items = []
    for path in folder.iterdir():
        try:
            status = path.lstat()
        except OSError:
            continue
        kinds = {stat.S_IFDIR: "folder", stat.S_IFLNK: "link", stat.S_IFREG: "file"}
        kind = kinds.get(stat.S_IFMT(status.st_mode), "other")
        if shows_hidden or not path.name.startswith("."):
            items.append(Item(path, kind, status.st_size, status.st_mtime))
    return items


def preview(item):
    """The first 16 KiB of a file, the names in a folder, or a note."""
    try:
        if item.kind == "folder":
            return "\n".join(sorted(os.listdir(item.path))) or "An empty folder"
        if item.kind == "link":
            return f"A link to {os.readlink(item.path)}"
        if item.kind == "other":
            return "Neither a file nor a folder"
        with item.path.open("rb") as file:
            beginning = file.read(16_384)
    except OSError as error:
        return f"✗ {error.strerror}"
    if b"\0" in beginning:
        return "A binary file"
    return beginning.decode(errors="replace") or "An empty file"


def in_bytes(number):
    value, units = float(number), ["B", "KB", "MB", "GB", "TB"]
    while value >= 999.5 and len(units) > 1:
        value, units = value / 1000, units[1:]
    return (
        f"{value:.1f} {units[0]}" if value < 9.95 and units[0] != "B" else f"{value:.0f} {units[0]}"
    )


class FolderTree(DirectoryTree):
    shows_hidden = False

    def filter_paths(self, paths):
        return [
            path
            for path in paths
            if path.is_dir() and (self.shows_hidden or not path.name.startswith("."))
        ]


class FolderTable(DataTable):
    """A folder, whose items can be marked."""

    BINDINGS = [("space", "mark", "Mark"), ("ctrl+a", "mark_all", "Mark all")]

    def __init__(self):
        super().__init__(cursor_type="row")
        self.items, self.marked = [], set()
        self.order, self.is_reverse = "Name", False

    def on_mount(self):
        for column in COLUMNS:
            self.add_column(column, key=column)

    @property
    def current(self):
        return self.items[self.cursor_row] if self.cursor_row < len(self.items) else None

    @property
    def chosen(self):
        """The marked items or, if there are none, the current one."""
        marked = [item.path for item in self.items if item.path in self.marked]
        return marked or ([self.current.path] if self.current else [])

    def show(self, items, selection=None):
        """Shows items, folders first, and keeps the selection near its row."""
        row = self.cursor_row
        selection = selection or (self.current and self.current.path)
        keys = {
            "Name": lambda item: item.path.name.lower(),
            "Size": lambda item: item.size,
            "Modified": lambda item: item.modified,
        }
        self.items = sorted(items, key=keys[self.order], reverse=self.is_reverse)
        self.items.sort(key=lambda item: item.kind != "folder")
        self.marked &= {item.path for item in items}
        self.clear()
        for item in self.items:
            self.add_row(*self.cells(item), key=str(item.path))
        rows = {item.path: index for index, item in enumerate(self.items)}
        self.move_cursor(row=rows.get(selection, min(row, max(0, len(items) - 1))))
        for column, title in zip(self.ordered_columns, COLUMNS):
            mark = ("▼" if self.is_reverse else "▲") if title == self.order else " "
            column.label = Text(f"{title} {mark}")

    def cells(self, item):
        name = item.path.name + {"folder": "/", "link": "@"}.get(item.kind, "")
        style = {"folder": "cyan", "link": "magenta"}.get(item.kind, "")
        mark = "● " if item.path in self.marked else "  "
        size = in_bytes(item.size) if item.kind == "file" else ""
        modified = f"{datetime.fromtimestamp(item.modified):%d %b %Y %H:%M}"
        return Text(mark + name, style), Text(size, "dim", justify="right"), Text(modified, "dim")

    def on_data_table_header_selected(self, event):
        column = event.column_key.value
        self.is_reverse = not self.is_reverse if column == self.order else False
        self.order = column
        self.show(self.items)

    def action_mark(self):
        if self.current:
            self.marked ^= {self.current.path}
            self.show(self.items)
            self.action_cursor_down()

    def action_mark_all(self):
        self.marked = {item.path for item in self.items}
        self.show(self.items)


class Preview(VerticalScroll, can_focus=True):
    def compose(self):
        yield Label(id="name")
        yield Static(id="text")

    def show(self, item, text):
        self.query_one("#name", Label).update(Text(item.path.name if item else "", "bold"))
        self.query_one("#text", Static).update(Text(text, no_wrap=True))
        self.scroll_home(animate=False)


class Dialog(ModalScreen):
    """Asks a question, or for a name; returns the button or the name, or None."""

    CSS = """
    Dialog { align: center middle; }
    Dialog Vertical { width: 60; height: auto; padding: 1 2; }
    Dialog Vertical { background: $surface; border: round $accent; }
    Dialog Horizontal { height: auto; margin-top: 1; }
    Dialog Button { width: 33%; min-width: 10; }
    """
    BINDINGS = [("escape", "dismiss(None)", "Cancel")]

    def __init__(self, title, message="", buttons=(), name=None, taken=()):
        super().__init__()
        self.heading, self.message, self.buttons = title, message, buttons
        self.first_name, self.taken = name, taken

    def compose(self):
        with Vertical() as dialog:
            dialog.border_title = self.heading
            if self.first_name is not None:
                yield Input(self.first_name, placeholder="Name")
            yield Label(self.message, id="message", markup=False)
            with Horizontal():
                for button in self.buttons:
                    yield Button(button)

    def problem(self, name):
        if not name or name == self.first_name:
            return "Type a new name"
        if "/" in name:
            return "A name cannot contain a slash"
        return "The name is taken" if name in (".", "..", *self.taken) else ""

    def on_input_changed(self, event):
        problem = self.problem(event.value)
        self.query_one("#message", Label).update(problem)
        self.query_one(Button).disabled = bool(problem)

    def on_input_submitted(self, event):
        if not self.problem(event.value):
            self.dismiss(event.value)

    def on_button_pressed(self, event):
        if self.first_name is None:
            self.dismiss(str(event.button.label))
        else:
            self.dismiss(self.query_one(Input).value)
