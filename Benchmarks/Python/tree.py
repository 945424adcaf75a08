"""Textual's Tree: the tree of `Sources/Workload/MillionNodes.swift`.

tree.py w11 NODES
"""

import sys

from textual.app import App
from textual.widgets import Static, Tree

from rows import title

FOLDER = 1000


class Nodes(App):
    CSS = "Tree { height: 1fr; scrollbar-size: 0 0; } Static { dock: bottom; height: 1; }"
    BINDINGS = [("q", "quit", "Quit")]

    def compose(self):
        yield Tree("")
        yield Static()

    def on_mount(self):
        tree = self.query_one(Tree)
        tree.show_root = False
        for first in range(0, int(sys.argv[2]), FOLDER):
            folder = tree.root.add(title(first), data=first, expand=True)
            for index in range(first + 1, first + FOLDER):
                folder.add_leaf(title(index), data=index)
        tree.root.expand()
        tree.cursor_line = 0
        self.call_after_refresh(self.show, 0)

    def on_tree_node_highlighted(self, event):
        if self.query_one(Static).content:
            self.show(event.node.data)

    def show(self, node):
        self.query_one(Static).update(f"READY Sel: {node + 1}")


Nodes().run()
