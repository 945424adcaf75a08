#pragma once

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The parts of ncurses and of the terminal device that this package uses, in fixed-width integers
// and opaque handles. curses.h stays inside: its macros do not survive the import into Swift.
//
// ncurses is not thread-safe: cnc_terminfo_… and cnc_screen_… are called from one thread.

// terminfo.c: the description of a terminal's type

/// The description of a type, read once.
typedef struct cnc_terminfo cnc_terminfo;

/// NULL if the system does not know the type.
cnc_terminfo *_Nullable cnc_terminfo_load(const char *_Nonnull type);
void cnc_terminfo_free(cnc_terminfo *_Nonnull terminfo);

/// A capability's bytes as they stand in the description, also of user-defined names; NULL if the
/// type does not have it.
const char *_Nullable cnc_terminfo_string(cnc_terminfo *_Nonnull terminfo,
                                          const char *_Nonnull name);

/// A number such as "colors"; -1 if the type does not have it.
int32_t cnc_terminfo_number(cnc_terminfo *_Nonnull terminfo, const char *_Nonnull name);

/// Whether the type has a property such as "xenl".
bool cnc_terminfo_flag(cnc_terminfo *_Nonnull terminfo, const char *_Nonnull name);

/// A capability's bytes with numbers in the places of its parameters; NULL if the type does not
/// have it. Valid until the next call.
const char *_Nullable cnc_terminfo_expanded(cnc_terminfo *_Nonnull terminfo,
                                            const char *_Nonnull name, int32_t first,
                                            int32_t second);

/// The description that ncurses is given, in a form that the variable TERMINFO may hold: without
/// the capabilities that change the palette, and with the modes that every terminal of today has.
/// With direct colour, a colour below 256 is an entry of the palette, and one above is red, green
/// and blue in a byte each. NULL if memory is short, or ncurses too old. The caller frees it.
char *_Nullable cnc_terminfo_description(cnc_terminfo *_Nonnull terminfo, bool direct_color);

// screen.c: the screen as ncurses knows it

typedef struct cnc_screen cnc_screen;

/// A cell to draw. `attributes` are bits: 0 to 5 are bold, dim, italic, underline, blink and
/// reverse. `pair` is a pair of colours; 0 is the terminal's own.
typedef struct cnc_cell {
  uint32_t scalar;
  uint32_t attributes;
  int32_t pair;
} cnc_cell;

/// Makes a screen that draws into memory, never on the terminal itself. TERMINFO holds
/// `description` while the type is looked up. NULL if ncurses refuses, and while there is another
/// screen.
cnc_screen *_Nullable cnc_screen_open(const char *_Nonnull type, const char *_Nullable description,
                                      int32_t rows, int32_t columns);
void cnc_screen_close(cnc_screen *_Nonnull screen);

/// Whether there is a screen.
bool cnc_screen_in_use(void);

/// Gives the screen another size. False if memory is short.
bool cnc_screen_resize(cnc_screen *_Nonnull screen, int32_t rows, int32_t columns);

/// Puts cells into a row from a column on. Each is as many columns wide as the system says of its
/// scalar. `cells` may be NULL if there are none.
void cnc_screen_put(cnc_screen *_Nonnull screen, int32_t row, int32_t column,
                    const cnc_cell *_Nullable cells, size_t count);

/// Makes the next update draw every cell, after clearing.
void cnc_screen_forget(cnc_screen *_Nonnull screen);

/// Returns the bytes that bring the terminal up to date with the cells that were put. They are
/// valid until the next call. With a negative row the cursor stays at the end of the last change.
const uint8_t *_Nullable cnc_screen_update(cnc_screen *_Nonnull screen, int32_t row,
                                           int32_t column, size_t *_Nonnull count);

/// The number of pairs of colours, pair 0 included.
int32_t cnc_screen_pairs(const cnc_screen *_Nonnull screen);

/// Gives a pair its colours; -1 is the terminal's own. False if the terminal has fewer.
bool cnc_screen_set_pair(cnc_screen *_Nonnull screen, int32_t pair, int32_t foreground,
                         int32_t background);

// tty.c, leave.c, captured.c: taking a terminal and handing it back

typedef struct cnc_tty cnc_tty;

/// Moves a descriptor to a number above those of the standard streams, which may be closed; no
/// child inherits it. -1, with errno, on failure.
int32_t cnc_descriptor_above_standard(int32_t descriptor);

/// Prepares to take the terminal on an open, non-blocking descriptor, which stays the caller's.
/// `enter` and `leave` are written when it is taken and handed back. After `leave` the terminal is
/// asked a question, and so many milliseconds at most are waited for its answer; 0 asks nothing.
/// Captured streams are shown when the terminal is handed back: the last 64 KiB, without controls.
/// NULL, with errno, on failure.
cnc_tty *_Nullable cnc_tty_make(int32_t descriptor, const uint8_t *_Nonnull enter,
                                size_t enter_count, const uint8_t *_Nonnull leave,
                                size_t leave_count, int32_t answer_milliseconds,
                                bool captures_errors, bool captures_output);
void cnc_tty_free(cnc_tty *_Nonnull tty);

/// Takes the terminal: raw mode and `enter`. Does nothing if it is taken already. 0 or an errno.
int32_t cnc_tty_take(cnc_tty *_Nonnull tty);

/// Whether the terminal is taken. A thread asks before each write, if another one may hand the
/// terminal back.
bool cnc_tty_is_taken(cnc_tty *_Nonnull tty);

/// Hands the terminal back as it was found, within a quarter of a second after its answer or the
/// time for that, also if it does not read. The first caller does it; others wait until it is done.
void cnc_tty_hand_back(cnc_tty *_Nonnull tty);

/// A descriptor that is readable after captured streams were written to; -1 if there is none.
int32_t cnc_tty_captured_changes(const cnc_tty *_Nonnull tty);

// guard.c: signals

/// From now on, until disarmed, the terminal is handed back first when the process ends, and when
/// it is stopped; when it continues, the terminal is taken again. `wake` is the writing end of a
/// non-blocking pipe; it gets a byte for each event of the program: `CNC_RESIZED`, `CNC_RESUMED`.
/// False if another terminal is guarded.
bool cnc_guard_arm(cnc_tty *_Nonnull tty, int32_t wake);
void cnc_guard_disarm(cnc_tty *_Nonnull tty);

/// Whether a terminal is guarded.
bool cnc_guard_is_armed(void);

/// Gives back the memory of the guarded terminal's captured text that will not be shown. To be
/// called from one thread, when the descriptor for changes is readable.
void cnc_guard_release_captured(void);

enum { CNC_RESIZED = 'w', CNC_RESUMED = 'c' };

/// Ends the process at once: hands a guarded terminal back, and runs no other exit handlers.
_Noreturn void cnc_end(int32_t status);

/// Ends the process like Ctrl-C in a shell, because the main thread does not answer: hands a guarded
/// terminal back and writes a line that says so. In the main loop Swift's crash reporter, if it is
/// enabled, then shows the frames of the thread that armed. To be called from another thread, with
/// signals blocked.
_Noreturn void cnc_end_hung(bool is_main_loop);

/// Hands the terminal back, stops the whole process group as a shell's Ctrl-Z does, and takes the
/// terminal again when the process continues.
void cnc_guard_suspend(cnc_tty *_Nonnull tty);

// mainqueue.c: the main thread's own queue, where the main actor's work arrives

/// A descriptor that is readable while work waits in the main queue; -1 if there is none.
/// To be called on the main thread, as the function below.
int32_t cnc_main_queue_descriptor(void);

/// Runs the work in the main queue.
void cnc_main_queue_run(void);

/// Waits as poll does, but for nanoseconds, not negative.
int32_t cnc_poll(struct pollfd *_Nonnull files, uint32_t count, int64_t nanoseconds);
