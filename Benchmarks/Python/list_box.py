"""urwid's ListBox: the list of `Sources/Workload/MillionRows.swift`, with rows made when shown.

list_box.py w4
"""

import urwid

from rows import title

COUNT = 1_000_000


class Row(urwid.Text):
    _selectable = True

    def keypress(self, size, key):
        return key


class Rows(urwid.ListWalker):
    def __init__(self):
        self.focus = 0
        self.status = urwid.Text("READY Sel: 1")

    def __getitem__(self, index):
        return urwid.AttrMap(Row(title(index)), None, "selected")

    def next_position(self, index):
        if index + 1 == COUNT:
            raise IndexError
        return index + 1

    def prev_position(self, index):
        if index == 0:
            raise IndexError
        return index - 1

    def set_focus(self, index):
        self.focus = index
        self.status.set_text(f"READY Sel: {index + 1}")
        self._modified()


def quit_on_q(key):
    if key == "q":
        raise urwid.ExitMainLoop


rows = Rows()
urwid.MainLoop(
    urwid.Frame(urwid.ListBox(rows), footer=rows.status),
    [("selected", "default,standout", "default")],
    unhandled_input=quit_on_q,
).run()
