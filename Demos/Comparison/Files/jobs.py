"""A screen that carries out jobs, with their progress."""

import asyncio

from textual import work
from textual.screen import Screen
from textual.widgets import Label, ProgressBar

from panes import Dialog, FolderTree
from transfer import History, Stopped, Transfer

TITLES = {
    "create": "Creating",
    "copy": "Copying",
    "move": "Moving",
    "delete": "Deleting",
    "restore": "Restoring",
}


class JobScreen(Screen):
    def __init__(self):
        super().__init__()
        self.job, self.history, self.trash_count = None, History(), 0
        self.is_quitting = False

    def start(self, job):
        if job.pending and not self.job:
            self.job, self.table.marked = job, set()
            self.show_problem("")
            self.perform(job)

    @work(group="job")
    async def perform(self, job):
        self.query_one("#progress").display = True
        self.show_header()
        selection = None
        while job.pending and not job.is_stopping:
            transfer = job.pending[0]
            self.query_one("#progress Label", Label).update(
                f"{TITLES[transfer.kind]} {transfer.name}"
            )
            try:
                done = await asyncio.to_thread(
                    transfer.perform, lambda: job.is_stopping, self.report
                )
                job.pending.pop(0)
                job.inverse.append(done.inverse)
                self.trash_count += {"delete": 1, "restore": -1}.get(done.kind, 0)
                selection = done.target
            except FileExistsError:
                await self.settle(job)
            except Stopped:
                break
            except OSError as error:
                job.failed.append(job.pending.pop(0))
                self.show_problem(f"{error.filename}: {error.strerror}")
        job.failed += job.pending
        self.history.record(job)
        self.job = None
        self.query_one("#progress").display = False
        self.query_one(FolderTree).reload()
        self.read(selection)
        if self.is_quitting:
            self.action_leave()

    async def settle(self, job):
        """Asks what happens to a name that is taken."""
        transfer = job.pending[0]
        question = Dialog(
            f"“{transfer.target.name}” exists",
            f"In {transfer.target.parent}",
            ["Keep both", "Replace", "Skip"],
        )
        answer = await self.app.push_screen_wait(question)
        if answer == "Keep both":
            job.pending[0] = Transfer(transfer.kind, transfer.source, transfer.target, True)
        elif answer == "Replace":
            job.pending.insert(0, Transfer("delete", transfer.target))
        else:
            job.failed.append(job.pending.pop(0))

    def report(self, done, total):
        bar = self.query_one(ProgressBar)
        self.app.call_from_thread(bar.update, total=total, progress=done)

    def action_stop(self):
        if self.job:
            self.job.is_stopping = True
