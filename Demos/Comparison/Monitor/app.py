"""The demo Monitor with Textual: the load of this machine and its processes."""

import asyncio
import signal

from rich.text import Text
from textual import work
from textual.app import App
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Footer, Input, Label, Static

from processes import BARS, KEYS, ProcessTable, in_bytes, in_hours
from sample import measure, read_sample, send

SIGNALS = {
    "Terminate": signal.SIGTERM,
    "Interrupt": signal.SIGINT,
    "Kill": signal.SIGKILL,
}


class Question(ModalScreen):
    """Returns the chosen button, or None."""

    CSS = """
    Question { align: center middle; }
    Question Vertical { width: 64; height: auto; padding: 1 2; }
    Question Vertical { background: $surface; border: round $error; }
    Question Horizontal { height: auto; margin-top: 1; }
    Question Button { width: 25%; min-width: 10; }
    """
    BINDINGS = [("escape", "dismiss(None)", "Cancel")]

    def __init__(self, title, message, buttons):
        super().__init__()
        self.heading, self.message, self.buttons = title, message, buttons

    def compose(self):
        with Vertical() as dialog:
            dialog.border_title = self.heading
            yield Static(Text(self.message))
            with Horizontal():
                for button in self.buttons:
                    yield Button(button, variant="error" if button in SIGNALS else "default")

    def on_mount(self):
        self.query(Button).last().focus()

    def on_button_pressed(self, event):
        label = str(event.button.label)
        self.dismiss(label if label in SIGNALS else None)


class Load(Static):
    """The shares of a usage over time, in colours that rise with them.

    A Sparkline of Textual scales to its largest value, so that a load of 1 % would look like 100 %.
    """

    def show(self, history):
        width, height = self.size
        values = history[-width:] if width else []
        text = Text(justify="right")
        for row in reversed(range(height)):
            level = (row + 1) / height
            style = (
                "green" if level <= 2 / 3 or height == 1 else "yellow" if level <= 5 / 6 else "red"
            )
            eighths = (min(8, max(0, round(8 * (height * value - row)))) for value in values)
            text.append("".join(BARS[eighth] for eighth in eighths) + ("\n" if row else ""), style)
        self.update(text)


class Monitor(Screen):
    CSS = """
    #header { height: 1; padding: 0 1; background: $panel; }
    #header Label { width: 1fr; }
    #header #pace { text-align: right; }
    #overview { height: 25%; }
    #overview Vertical { border: round $primary; border-title-color: $text; }
    #cores { width: auto; max-width: 33%; }
    #cores Horizontal { width: 24; height: 1; }
    #cores Load { width: 12; height: 1; margin: 0 1; }
    #memory { width: 25%; min-width: 34; }
    #overview Load { height: 1fr; }
    Monitor.-low #overview, Monitor.-narrow #overview { display: none; }
    #processes { border: round $primary; }
    ProcessTable { height: 1fr; }
    #details { height: 4; border: round $primary; display: none; }
    Monitor.-tall #details, Monitor.-detailed #details { display: block; }
    Input { display: none; }
    """
    BINDINGS = [
        ("escape", "show_all", "Show all"),
        ("k,delete", "kill", "Kill"),
        ("slash", "filter", "Filter"),
        ("t", "tree", "Tree"),
        ("s", "sort", "Sort"),
        ("r", "reverse", "Reverse"),
        ("p", "pause", "Pause"),
        ("plus", "pace(1)", "Slower"),
        ("minus", "pace(-1)", "Faster"),
        ("q,ctrl+c", "leave", "Quit"),
    ]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (60, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (16, "-high"), (36, "-tall")]

    def __init__(self):
        super().__init__()
        self.sample, self.interval, self.is_paused = None, 2, False
        self.wake_up = asyncio.Event()
        self.sending = asyncio.Lock()

    def compose(self):
        with Horizontal(id="header"):
            yield Label("Monitor")
            yield Label(id="times")
            yield Label(id="pace")
        with Horizontal(id="overview"):
            with Vertical(id="cpu"):
                yield Load()
            yield Vertical(id="cores")
            with Vertical(id="memory"):
                yield Static(id="usages")
                yield Load()
        with Vertical(id="processes"):
            yield Input(placeholder="Filter")
            yield ProcessTable()
        yield Static(id="details")
        yield Footer()

    @property
    def table(self):
        return self.query_one(ProcessTable)

    def on_mount(self):
        self.query_one("#processes").border_title = "Processes"
        self.table.focus()
        self.watch_machine()

    @work
    async def watch_machine(self):
        """Takes samples; the second one soon, because a load needs two samples."""
        while True:
            try:
                sample = await asyncio.to_thread(read_sample)
                measure(sample, self.sample)
                is_first, self.sample = self.sample is None, sample
                await self.show_sample()
            except OSError as error:
                is_first = False
                self.query_one("#times", Label).update(f"There is no /proc here: {error}")
            try:
                pace = 0.5 if is_first else None if self.is_paused else self.interval
                await asyncio.wait_for(self.wake_up.wait(), pace)
                self.wake_up.clear()
                await asyncio.sleep(0.5)
            except TimeoutError:
                pass

    async def show_sample(self):
        sample = self.sample
        whole, cores = sample.processors[0], sample.processors[1:]
        self.show_header()
        self.query_one("#cpu").border_title = f"CPU {percentage(whole)}"
        self.query_one("#cpu Load", Load).show(whole.history)
        box = self.query_one("#cores")
        box.border_title = "Cores"
        if len(box.children) != len(cores):
            await box.remove_children()
            await box.mount_all(
                Horizontal(Label(f"{number:>2}"), Load(), Label()) for number in range(len(cores))
            )
        for core, row in zip(cores, box.children):
            row.query_one(Load).show(core.history)
            row.query(Label).last().update(percentage(core))
        self.query_one("#memory").border_title = "Memory"
        self.query_one("#usages", Static).update(
            Text("\n").join(
                gauge(title, usage)
                for title, usage in (("Memory", sample.memory), ("Swap", sample.swap))
            )
        )
        self.query_one("#memory Load", Load).show(sample.memory.history)
        self.fill()

    def show_header(self):
        sample = self.sample
        if sample:
            times = f"up {in_hours(sample.uptime)} · load {sample.load_averages}"
            if self.has_class("-low") or self.has_class("-narrow"):
                times = f"CPU {percentage(sample.processors[0])} · mem {sample.memory.share:.0%}"
            self.query_one("#times", Label).update(times)
        pace = "paused" if self.is_paused else f"every {self.interval} s"
        self.query_one("#pace", Label).update(pace)

    def fill(self):
        if self.sample:
            self.table.show(self.sample.processes)
            count, all = len(self.table.rows_shown), len(self.sample.processes)
            footer = f"{count} of {all}" if count < all else str(all)
            self.query_one("#processes").border_subtitle = footer
            self.show_details()

    def show_details(self):
        process, details = self.table.selected, self.query_one("#details", Static)
        if process:
            details.border_title = process.title
            details.border_subtitle = f"state {process.state}, child of {process.parent}"
            details.update(Text(process.command))

    def on_data_table_row_highlighted(self):
        self.show_details()

    def on_data_table_row_selected(self):
        self.toggle_class("-detailed")

    def action_kill(self):
        if process := self.table.selected:
            question = Question(f"End {process.title}?", process.command, [*SIGNALS, "Cancel"])
            self.app.push_screen(question, lambda name: name and self.send(process, name))

    @work
    async def send(self, process, name):
        async with self.sending:
            refusal = await asyncio.to_thread(send, SIGNALS[name], process)
        if refusal:
            self.app.push_screen(Question("The signal was not sent", refusal, ["OK"]))
        else:
            self.wake_up.set()

    def action_filter(self):
        field = self.query_one(Input)
        field.display = True
        field.focus()

    def on_input_changed(self, event):
        self.table.filter = event.value
        self.fill()

    def on_input_submitted(self, event):
        event.input.display = bool(event.value)
        self.table.focus()

    def action_show_all(self):
        field = self.query_one(Input)
        field.value, field.display = "", False
        self.table.focus()

    def action_tree(self):
        self.table.is_tree = not self.table.is_tree
        self.fill()

    def action_sort(self):
        columns = list(KEYS)
        self.table.sort_by(columns[(columns.index(self.table.order) + 1) % len(columns)])

    def action_reverse(self):
        self.table.sort_by(self.table.order)

    def action_pause(self):
        self.is_paused = not self.is_paused
        self.wake_up.set()
        self.show_header()

    def action_pace(self, seconds):
        self.interval = min(max(1, self.interval + seconds), 10)
        self.show_header()

    @work
    async def action_leave(self):
        async with self.sending:
            self.app.exit()


def percentage(usage):
    return f"{round(100 * usage.history[-1]) if usage.history else 0}%"


def gauge(title, usage):
    share, columns = usage.share, 6
    style = "green" if share < 0.7 else "yellow" if share < 0.9 else "red"
    bar = "█" * round(columns * share)
    label = f" {in_bytes(usage.used)} of {in_bytes(usage.total)}"
    return Text.assemble(title.ljust(7), (bar, style), ("░" * (columns - len(bar)), "dim"), label)


class MonitorApp(App):
    def on_mount(self):
        self.push_screen(Monitor())


MonitorApp().run()
