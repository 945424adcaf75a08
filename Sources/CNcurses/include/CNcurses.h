#pragma once

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The parts of ncurses and of the terminal device that this package uses, in fixed-width integers
// and opaque handles. This header does not include curses.h, whose macros Swift cannot import.
//
// ncurses is not thread-safe: cnc_terminfo_… and cnc_screen_… are called from one thread.

// terminfo.c: descriptions of terminal types. A description consists of named capabilities: strings
// such as "cup" (the sequence that moves the cursor), numbers and flags.

/// The description of a terminal type, loaded once.
typedef struct cnc_terminfo cnc_terminfo;

/// Loads the description of a type. NULL if the system does not know the type.
cnc_terminfo *_Nullable cnc_terminfo_load(const char *_Nonnull type);
void cnc_terminfo_free(cnc_terminfo *_Nonnull terminfo);

/// The bytes of a standard or user-defined capability as the description has them. NULL if the type
/// does not have the capability.
const char *_Nullable cnc_terminfo_string(cnc_terminfo *_Nonnull terminfo,
                                          const char *_Nonnull name);

/// A number such as "colors"; -1 if the type does not have it.
int32_t cnc_terminfo_number(cnc_terminfo *_Nonnull terminfo, const char *_Nonnull name);

/// Whether the type has a flag such as "am" (text wraps at the right edge).
bool cnc_terminfo_flag(cnc_terminfo *_Nonnull terminfo, const char *_Nonnull name);

/// The bytes of a capability with its parameters replaced by numbers. NULL if the type does not
/// have the capability. Valid until the next call.
const char *_Nullable cnc_terminfo_expanded(cnc_terminfo *_Nonnull terminfo,
                                            const char *_Nonnull name, int32_t first,
                                            int32_t second);

/// The description for ncurses, as a value of the variable TERMINFO: without the capabilities that
/// change the palette, and with automatic wrapping. With direct colour, a colour below 256 is an
/// entry of the palette, and any other is red, green and blue, one byte each. NULL if memory is
/// short or ncurses too old. The caller frees it.
char *_Nullable cnc_terminfo_description(cnc_terminfo *_Nonnull terminfo, bool direct_color);

// screen.c: the screen of ncurses

typedef struct cnc_screen cnc_screen;

/// A cell to draw. The bits 0 to 5 of `attributes` are bold, dim, italic, underline, blink and
/// reverse. `pair` is a colour pair; 0 is the terminal's default colours.
typedef struct cnc_cell {
  uint32_t scalar;
  uint32_t attributes;
  int32_t pair;
} cnc_cell;

/// Makes a screen that draws into memory, never on the terminal itself. TERMINFO is `description`
/// while ncurses looks up the type. NULL if ncurses refuses, or if a screen exists already.
cnc_screen *_Nullable cnc_screen_open(const char *_Nonnull type, const char *_Nullable description,
                                      int32_t rows, int32_t columns);
void cnc_screen_close(cnc_screen *_Nonnull screen);

/// Whether a screen exists.
bool cnc_screen_in_use(void);

/// Changes the size of the screen. False if memory is short.
bool cnc_screen_resize(cnc_screen *_Nonnull screen, int32_t rows, int32_t columns);

/// Puts cells into a row, starting at a column. The C library's width of a cell's scalar is the
/// number of columns that the cell takes. `cells` may be NULL if `count` is 0.
void cnc_screen_put(cnc_screen *_Nonnull screen, int32_t row, int32_t column,
                    const cnc_cell *_Nullable cells, size_t count);

/// Makes the next update clear the screen and draw every cell.
void cnc_screen_forget(cnc_screen *_Nonnull screen);

/// Returns the bytes that draw the cells put since the last update, and move the cursor. Valid
/// until the next call. With a negative row the cursor stays at the end of the last change.
const uint8_t *_Nullable cnc_screen_update(cnc_screen *_Nonnull screen, int32_t row,
                                           int32_t column, size_t *_Nonnull count);

/// The number of colour pairs, including pair 0.
int32_t cnc_screen_pairs(const cnc_screen *_Nonnull screen);

/// Sets the colours of a pair; -1 is the terminal's default. False if the terminal has fewer pairs
/// or colours.
bool cnc_screen_set_pair(cnc_screen *_Nonnull screen, int32_t pair, int32_t foreground,
                         int32_t background);

// tty.c, leave.c, captured.c: taking a terminal and handing it back

typedef struct cnc_tty cnc_tty;

/// Moves a descriptor to a number above those of the standard streams, which may be closed. Child
/// processes do not inherit it. -1, with errno, on failure.
int32_t cnc_descriptor_above_standard(int32_t descriptor);

/// Prepares to take the terminal on an open, non-blocking descriptor, which the caller closes.
/// `enter` is written when the terminal is taken, `leave` when it is handed back. After `leave` the
/// terminal is sent a query and has `answer_milliseconds` to answer; 0 sends no query. The captured
/// streams are shown when the terminal is handed back: the last 64 KiB, without control characters.
/// NULL, with errno, on failure.
cnc_tty *_Nullable cnc_tty_make(int32_t descriptor, const uint8_t *_Nonnull enter,
                                size_t enter_count, const uint8_t *_Nonnull leave,
                                size_t leave_count, int32_t answer_milliseconds,
                                bool captures_errors, bool captures_output);
void cnc_tty_free(cnc_tty *_Nonnull tty);

/// Takes the terminal: sets raw mode (keys arrive at once, without echo, and send no signals) and
/// writes `enter`. Does nothing if the terminal is taken already. 0 or an errno.
int32_t cnc_tty_take(cnc_tty *_Nonnull tty);

/// Whether the terminal is taken. A thread calls this before each write, because another thread may
/// hand the terminal back.
bool cnc_tty_is_taken(cnc_tty *_Nonnull tty);

/// Hands the terminal back as it was found. After the query's answer or time limit this takes at
/// most a quarter of a second, also if the terminal accepts no output. The first caller does it;
/// others wait until it is done.
void cnc_tty_hand_back(cnc_tty *_Nonnull tty);

/// A descriptor that is readable after a write to the captured streams; -1 if there is none.
int32_t cnc_tty_captured_changes(const cnc_tty *_Nonnull tty);

// guard.c: signals

/// Starts to guard the terminal, until it is disarmed: when the process ends or stops, the terminal
/// is handed back first, and when the process continues, the terminal is taken again. `wake` is the
/// writing end of a non-blocking pipe. It gets a byte for each signal that concerns the program:
/// `CNC_RESIZED` or `CNC_RESUMED`. False if another terminal is guarded.
bool cnc_guard_arm(cnc_tty *_Nonnull tty, int32_t wake);
void cnc_guard_disarm(cnc_tty *_Nonnull tty);

/// Whether a terminal is guarded.
bool cnc_guard_is_armed(void);

/// Frees the memory of the guarded terminal's captured text that will not be shown. One thread
/// calls it, when the descriptor for changes is readable.
void cnc_guard_release_captured(void);

enum { CNC_RESIZED = 'w', CNC_RESUMED = 'c' };

/// Ends the process at once: hands a guarded terminal back, and runs no other exit handlers.
_Noreturn void cnc_end(int32_t status);

/// Ends the process as Ctrl-C does in a shell, because the main thread does not respond: hands a
/// guarded terminal back and writes a line that gives the reason. In the main loop Swift's crash
/// reporter, if it is enabled, then shows the stack of the thread that called cnc_guard_arm. Called
/// from another thread, with signals blocked.
_Noreturn void cnc_end_hung(bool is_main_loop);

/// Hands the terminal back, stops the whole process group as Ctrl-Z does in a shell, and takes the
/// terminal again when the process continues.
void cnc_guard_suspend(cnc_tty *_Nonnull tty);

// mainqueue.c: the main dispatch queue, which receives the main actor's work

/// A descriptor that is readable while work waits in the main queue; -1 if there is none.
/// This function and the next are called on the main thread.
int32_t cnc_main_queue_descriptor(void);

/// Runs the work in the main queue.
void cnc_main_queue_run(void);

/// Waits like poll, with a limit in nanoseconds, at least 0.
int32_t cnc_poll(struct pollfd *_Nonnull files, uint32_t count, int64_t nanoseconds);
