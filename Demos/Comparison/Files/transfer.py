"""Changes of the file system, which overwrite nothing, with their inverses."""

import errno
import os
import shutil
import stat
import uuid
from dataclasses import dataclass, field, replace
from pathlib import Path

TRASH = Path.home() / f".local/state/files/trash-{os.getpid()}"
PART = 1 << 18


class Stopped(Exception):
    """The user has stopped a copy."""


@dataclass(frozen=True)
class Transfer:
    """A change of one item: create, copy, move, delete (into the trash) or restore."""

    kind: str
    source: Path | None = None
    target: Path | None = None
    keeps_both: bool = False

    @property
    def name(self):
        return (self.source or self.target).name

    @property
    def inverse(self):
        if self.kind in ("create", "copy", "restore"):
            return Transfer("delete", self.target)
        kind = "move" if self.kind == "move" else "restore"
        return Transfer(kind, self.target, self.source)

    def perform(self, is_stopped, report):
        """Carries the transfer out; after a failure or a stop, nothing has changed."""
        done = self.with_final_target()
        if os.path.lexists(done.target):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(done.target))
        if self.source and done.target.parent.resolve().is_relative_to(self.source.absolute()):
            if not self.source.is_symlink():
                raise OSError(errno.ELOOP, "A folder cannot be put into itself", str(self.source))
        if self.kind == "create":
            done.target.mkdir()
        elif self.kind == "copy":
            TreeCopy(is_stopped, report).run(self.source, done.target)
        else:
            self.move(done.target, is_stopped, report)
        return done

    def move(self, target, is_stopped, report):
        """Moves the item; between file systems, it is copied, and the original removed."""
        try:
            os.rename(self.source, target)
        except OSError as error:
            if error.errno != errno.EXDEV:
                raise
            TreeCopy(is_stopped, report).run(self.source, target)
            remove(self.source)

    def with_final_target(self):
        target = self.target
        if self.kind == "delete":
            TRASH.mkdir(mode=0o700, parents=True, exist_ok=True)
            target = TRASH / self.source.name
        if self.kind == "delete" or self.keeps_both:
            number, first = 1, target
            while os.path.lexists(target):
                number += 1
                target = first.with_name(f"{first.stem} {number}{first.suffix}")
        return replace(self, target=target)


def remove(path):
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


class TreeCopy:
    """A copy of an item with everything below it, which gets its name when it is complete."""

    def __init__(self, is_stopped, report):
        self.is_stopped, self.report = is_stopped, report
        self.done, self.total = 0, 0

    def run(self, source, target):
        partial = target.with_name(f".partial-{uuid.uuid4()}")
        try:
            self.total = self.size(source)
            self.copy(source, partial)
            if os.path.lexists(target):
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
            os.rename(partial, target)
        except BaseException:
            remove(partial)
            raise

    def size(self, path):
        if self.is_stopped():
            raise Stopped
        if path.is_dir() and not path.is_symlink():
            return sum(self.size(child) for child in path.iterdir())
        return path.lstat().st_size

    def copy(self, source, target):
        mode = source.lstat().st_mode
        if stat.S_ISLNK(mode):
            target.symlink_to(os.readlink(source))
        elif stat.S_ISDIR(mode):
            # The owner may write, so that the copy can be filled, and removed if it is stopped.
            target.mkdir(mode=stat.S_IMODE(mode) | 0o700)
            for child in sorted(source.iterdir()):
                self.copy(child, target / child.name)
        elif stat.S_ISREG(mode):
            self.copy_file(source, target)
        else:
            raise OSError(errno.ENOTSUP, "Neither a file nor a folder", str(source))

    def copy_file(self, source, target):
        with source.open("rb") as input, target.open("xb") as output:
            while part := input.read(PART):
                if self.is_stopped():
                    raise Stopped
                output.write(part)
                self.done += len(part)
                self.report(self.done, self.total)
        shutil.copystat(source, target)


@dataclass
class Job:
    """Transfers that are carried out one after another, and the inverses of the completed ones."""

    pending: list
    cause: str = "command"
    failed: list = field(default_factory=list)
    inverse: list = field(default_factory=list)
    is_stopping: bool = False


class History:
    """The jobs that can be undone and done again."""

    def __init__(self):
        self.undoable, self.redoable = [], []

    def record(self, job):
        """Transfers that have failed can be undone or done again later."""
        done = [job.inverse] if job.inverse else []
        failed = [job.failed] if job.failed else []
        if job.cause == "undo":
            self.undoable, self.redoable = self.undoable + failed, self.redoable + done
        elif job.cause == "redo":
            self.undoable, self.redoable = self.undoable + done, self.redoable + failed
        elif done:
            self.undoable, self.redoable = self.undoable + done, []
