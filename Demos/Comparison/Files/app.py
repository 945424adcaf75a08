"""The demo Files with Textual: folders as a tree, one of them as a table, and a preview.

app.py [FOLDER]
"""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from textual import on, work
from textual.app import App
from textual.containers import Horizontal
from textual.widgets import DataTable, DirectoryTree, Footer, Label, ProgressBar, Static, Tree

from jobs import JobScreen
from panes import Dialog, FolderTable, FolderTree, Preview, preview, read_folder
from transfer import TRASH, Job, Transfer


class Files(JobScreen):
    CSS = """
    #header, #progress, #problem { height: 1; padding: 0 1; background: $panel; }
    #header #folder { width: 1fr; }
    #header #clipboard { color: $accent; margin-right: 2; }
    FolderTree { width: 26; }
    FolderTable { width: 3fr; height: 1fr; }
    Preview { width: 2fr; padding: 0 1; }
    Preview #name { text-style: bold; }
    Files.-narrow FolderTree { display: none; }
    #progress Label { width: 1fr; }
    #problem { color: $error; }
    #progress, #problem { display: none; }
    """
    BINDINGS = [
        ("escape", "stop", "Stop"),
        ("c", "clip(False)", "Copy"),
        ("x", "clip(True)", "Cut"),
        ("d", "delete", "Delete"),
        ("r", "rename", "Rename"),
        ("v", "paste", "Paste"),
        ("u", "undo", "Undo"),
        ("ctrl+r", "redo", "Redo"),
        ("n", "new_folder", "New folder"),
        ("h,left,backspace", "up", "Up"),
        ("l,right", "open", "Open"),
        ("full_stop", "hidden", "Show hidden"),
        ("q,ctrl+c", "leave", "Quit"),
    ]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (103, "-wide")]

    def __init__(self, folder):
        super().__init__()
        self.folder, self.shows_hidden = folder, False
        self.clipboard, self.is_cut = [], False

    def compose(self):
        with Horizontal(id="header"):
            yield Label(id="folder", markup=False)
            yield Label(id="clipboard")
            yield Label(id="count")
        with Horizontal():
            yield FolderTree(self.folder)
            yield FolderTable()
            yield Preview()
        with Horizontal(id="progress"):
            yield Label(markup=False)
            yield ProgressBar()
        yield Static(id="problem", markup=False)
        yield Footer()

    @property
    def table(self):
        return self.query_one(FolderTable)

    def on_mount(self):
        self.table.focus()
        self.read()

    def on_app_focus(self):
        # Another program may have changed the files.
        self.read()

    # Folders

    @work(exclusive=True, group="read")
    async def read(self, selection=None):
        """Reads the folder; a later reading replaces one that is not done."""
        folder, shows_hidden = self.folder, self.shows_hidden
        try:
            items = await asyncio.to_thread(read_folder, folder, shows_hidden)
        except OSError as error:
            items = []
            self.show_problem(f"{error.filename}: {error.strerror}")
        self.table.show(items, selection)
        self.show_header()
        self.show_preview()

    def show_folder(self, folder):
        if folder != self.folder:
            last, self.folder = self.folder, folder
            self.table.marked = set()
            self.show_problem("")
            # In a folder around the last one, that one is selected.
            inner = [path for path in (last, *last.parents) if path.parent == folder]
            if not folder.is_relative_to(self.query_one(FolderTree).path):
                self.query_one(FolderTree).path = folder
            self.read(inner[0] if inner else None)

    def show_header(self):
        self.query_one("#folder", Label).update(f"Files  {self.folder}")
        verb = "move" if self.is_cut else "copy"
        clipboard = f"{len(self.clipboard)} to {verb}" if self.clipboard else ""
        self.query_one("#clipboard", Label).update(clipboard)
        count, marked = len(self.table.items), len(self.table.marked)
        items = "1 item" if count == 1 else f"{count} items"
        self.query_one("#count", Label).update(f"{marked} marked" if marked else items)
        self.refresh_bindings()

    def show_problem(self, problem):
        label = self.query_one("#problem", Static)
        label.update(f"✗ {problem}")
        label.display = bool(problem)

    @work(exclusive=True, group="preview")
    async def show_preview(self):
        item = self.table.current
        text = await asyncio.to_thread(preview, item) if item else ""
        self.query_one(Preview).show(item, text)

    @on(DataTable.RowHighlighted)
    def selection_changed(self):
        self.show_header()
        self.show_preview()

    @on(DirectoryTree.DirectorySelected)
    def tree_selected(self, event):
        self.show_folder(event.path)

    @on(Tree.NodeHighlighted)
    def tree_highlighted(self, event):
        if event.control.has_focus and event.node.data:
            self.show_folder(event.node.data.path)

    @on(DataTable.RowSelected)
    def action_open(self):
        item = self.table.current
        if item and item.kind == "folder":
            self.show_folder(item.path)
        elif item and item.kind in ("file", "link"):
            with self.app.suspend():
                editor = os.environ.get("VISUAL") or os.environ.get("EDITOR") or "vi"
                result = subprocess.run([*editor.split(), item.path])
            if result.returncode:
                self.show_problem(f"{editor} has ended with status {result.returncode}")
            self.read()

    def action_up(self):
        self.show_folder(self.folder.parent)

    def action_hidden(self):
        self.shows_hidden = not self.shows_hidden
        tree = self.query_one(FolderTree)
        tree.shows_hidden = self.shows_hidden
        tree.reload()
        self.read()

    # Changes

    def action_clip(self, is_cut):
        self.clipboard, self.is_cut = self.table.chosen, is_cut
        self.table.marked = set()
        self.table.show(self.table.items)
        self.show_header()

    def action_paste(self):
        """A copy beside its original gets another name; a cut item in the same folder stays."""
        kind = "move" if self.is_cut else "copy"
        transfers = [
            Transfer(kind, path, self.folder / path.name, keeps_both=path.parent == self.folder)
            for path in self.clipboard
            if not self.is_cut or path.parent != self.folder
        ]
        if self.is_cut:
            self.clipboard = []
        self.start(Job(transfers))

    def action_delete(self):
        self.start(Job([Transfer("delete", path) for path in self.table.chosen]))

    def action_undo(self):
        self.start(Job(self.history.undoable.pop()[::-1], "undo"))

    def action_redo(self):
        self.start(Job(self.history.redoable.pop()[::-1], "redo"))

    def action_rename(self):
        path = self.table.current.path
        self.ask_name(f"Rename “{path.name}”", "Rename", path)

    def action_new_folder(self):
        self.ask_name("New folder", "Create", None)

    def ask_name(self, title, button, path):
        taken = {item.path.name for item in self.table.items}
        dialog = Dialog(title, "", [button], path.name if path else "", taken)

        def named(name):
            if name:
                kind = "move" if path else "create"
                self.start(Job([Transfer(kind, path, self.folder / name)]))

        self.app.push_screen(dialog, named)

    def action_leave(self):
        """Stops the job and waits for its end; a second key is not needed."""
        if self.job:
            self.is_quitting = self.job.is_stopping = True
        else:
            count = self.trash_count
            items = "1 deleted item is" if count == 1 else f"{count} deleted items are"
            self.app.exit(message=f"{items} kept in {TRASH}" if count > 0 else None)

    def check_action(self, action, parameters):
        """Hides the keys that do nothing now."""
        if not self.is_mounted:
            return True
        is_free, has_item = self.job is None, self.table.current is not None
        return {
            "stop": not is_free,
            "clip": is_free and has_item,
            "delete": is_free and has_item,
            "rename": is_free and has_item,
            "open": has_item,
            "paste": is_free and bool(self.clipboard),
            "undo": is_free and bool(self.history.undoable),
            "redo": is_free and bool(self.history.redoable),
            "new_folder": is_free,
            "up": self.table.has_focus,
        }.get(action, True)


class FilesApp(App):
    def on_mount(self):
        self.push_screen(Files(Path(sys.argv[1] if len(sys.argv) > 1 else ".").absolute()))


FilesApp().run()
