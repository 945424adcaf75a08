#pragma once

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The parts of ncurses and of the terminal device that this package uses, in fixed-width integers
// and opaque handles. This header does not include curses.h, whose function-like macros Swift
// cannot import.
//
// ncurses is not thread-safe: cnc_terminfo_… and cnc_screen_… are called from one thread.

// terminfo.c: descriptions of terminal types. A description consists of named capabilities: strings
// such as "cup" (the sequence that moves the cursor), numbers and flags.

/// The description of a terminal type, in memory.
typedef struct cnc_terminfo cnc_terminfo;

/// Loads the description of a type. NULL if that fails: for example, the system does not know the
/// type.
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

/// The bytes of a capability with `first` and `second` in place of its parameters. NULL if the type
/// does not have the capability. The bytes are valid until the next call of this function.
const char *_Nullable cnc_terminfo_expanded(cnc_terminfo *_Nonnull terminfo,
                                            const char *_Nonnull name, int32_t first,
                                            int32_t second);

/// The description for ncurses, as a value of the environment variable TERMINFO: without the
/// capabilities that change the palette, and with automatic wrapping if the terminal reads the
/// escape sequences of the standard ECMA-48, as most terminals do. With `direct_color`, a colour
/// number below 256 is an entry of the palette, and any other number is red, green and blue, one
/// byte each. NULL if memory is short or ncurses is too old. The caller frees the text.
char *_Nullable cnc_terminfo_description(cnc_terminfo *_Nonnull terminfo, bool direct_color);

// screen.c: the screen of ncurses

typedef struct cnc_screen cnc_screen;

/// A cell to draw. The bits 0 to 5 of `attributes` are bold, dim, italic, underline, blink and
/// reverse; other bits have no effect. `pair` is the number of a colour pair (a foreground and a
/// background, see cnc_screen_set_pair); 0 is the terminal's default colours.
typedef struct cnc_cell {
  uint32_t scalar;
  uint32_t attributes;
  int32_t pair;
} cnc_cell;

/// Makes a screen whose bytes cnc_screen_update returns; it never writes to the terminal itself.
/// While ncurses looks up the type, the environment variable TERMINFO is `description`, unless that
/// is NULL. Returns NULL if a screen exists already, or if ncurses or the system refuses one.
cnc_screen *_Nullable cnc_screen_open(const char *_Nonnull type, const char *_Nullable description,
                                      int32_t rows, int32_t columns);
void cnc_screen_close(cnc_screen *_Nonnull screen);

/// Whether a screen exists.
bool cnc_screen_in_use(void);

/// Changes the size of the screen. False if ncurses fails, for example because memory is short.
bool cnc_screen_resize(cnc_screen *_Nonnull screen, int32_t rows, int32_t columns);

/// Puts cells into a row, starting at a column. The C library's width of a cell's scalar is the
/// number of columns that the cell takes. `cells` may be NULL if `count` is 0.
void cnc_screen_put(cnc_screen *_Nonnull screen, int32_t row, int32_t column,
                    const cnc_cell *_Nullable cells, size_t count);

/// Makes the next update clear the screen and draw all of it.
void cnc_screen_forget(cnc_screen *_Nonnull screen);

/// Returns the bytes that draw the cells that have changed since the last update, and move the
/// cursor. The first update, and the one after cnc_screen_forget, draw the whole screen. The bytes
/// are valid until the next update; the result may be NULL if there are none. If `row` is negative,
/// the cursor stays where the drawing leaves it.
const uint8_t *_Nullable cnc_screen_update(cnc_screen *_Nonnull screen, int32_t row,
                                           int32_t column, size_t *_Nonnull count);

/// The number of colour pairs, including pair 0.
int32_t cnc_screen_pairs(const cnc_screen *_Nonnull screen);

/// Sets the colours of a pair; -1 is the terminal's default. False if ncurses refuses, for example
/// because the terminal has fewer pairs or colours.
bool cnc_screen_set_pair(cnc_screen *_Nonnull screen, int32_t pair, int32_t foreground,
                         int32_t background);

// tty.c, leave.c, captured.c: taking a terminal and handing it back

typedef struct cnc_tty cnc_tty;

/// The sequences that a terminal is sent. CNC_ENTER: when it is taken. CNC_LEAVE: when it is handed
/// back. After a program has had it, whose modes and text are then on the screen, they are replaced
/// by CNC_ENTER_AFTER_PROGRAM and, if this process ends meanwhile, by CNC_LEAVE_AFTER_PROGRAM.
enum {
  CNC_ENTER,
  CNC_LEAVE,
  CNC_ENTER_AFTER_PROGRAM,
  CNC_LEAVE_AFTER_PROGRAM,
  CNC_SEQUENCES
};

/// Moves a descriptor to a number above 2, so that it never has the number of a standard stream: a
/// file that is opened while a standard stream is closed may get the number of that stream. Child
/// processes do not inherit the descriptor. -1, with errno, on failure; the descriptor is then
/// closed.
int32_t cnc_descriptor_above_standard(int32_t descriptor);

/// Prepares to take the terminal on an open, non-blocking descriptor, which the caller closes.
/// After CNC_LEAVE, cnc_tty_hand_back, cnc_guard_suspend and cnc_program_start send the terminal a
/// query, which it has `answer_milliseconds` to answer; 0 sends no query. Standard error (`captures_errors`) and
/// standard output (`captures_output`) are redirected to a file while the terminal is taken. When
/// it is handed back, the last 64 KiB of the file are shown, with control characters other than
/// line feeds and tabs replaced. On failure, returns NULL, with errno set and the name of the
/// failed function in `call`.
cnc_tty *_Nullable cnc_tty_make(int32_t descriptor, int32_t answer_milliseconds,
                                bool captures_errors, bool captures_output,
                                const char *_Nullable *_Nonnull call);
void cnc_tty_free(cnc_tty *_Nonnull tty);

/// Sets one of the sequences, which are empty at first: CNC_ENTER and CNC_LEAVE before the terminal
/// is taken, the others before cnc_program_start. False if there is no memory.
bool cnc_tty_set_sequence(cnc_tty *_Nonnull tty, long sequence, const uint8_t *_Nonnull bytes,
                          size_t count);

/// Takes the terminal: sets raw mode (keys arrive at once, without echo, and send no signals),
/// redirects the captured streams, and writes CNC_ENTER. Does nothing if the terminal is taken
/// already. 0 or an errno.
int32_t cnc_tty_take(cnc_tty *_Nonnull tty);

/// Whether the terminal is taken. A thread calls this before each write, because another thread may
/// hand the terminal back.
bool cnc_tty_is_taken(cnc_tty *_Nonnull tty);

/// Hands the terminal back as it was found; does nothing if it is not taken. Besides the wait for
/// the answer to the query, this takes less than half a second if the terminal accepts no output,
/// and about two seconds at most for captured text on a slow line; each of the two limits becomes
/// `answer_milliseconds` if that is longer. If several threads call this, the first one hands the
/// terminal back, and the others wait until that is done, at most half a second.
void cnc_tty_hand_back(cnc_tty *_Nonnull tty);

/// A descriptor that is readable after a write to the captured streams; -1 if there is none.
int32_t cnc_tty_captured_changes(const cnc_tty *_Nonnull tty);

/// Whether at least one standard stream is captured.
bool cnc_tty_captures(const cnc_tty *_Nonnull tty);

/// Reads the end of the text that was written to the captured streams since the terminal was taken:
/// at most `capacity` bytes. Control characters are not replaced. Returns the number of bytes. The
/// first line may be cut.
int64_t cnc_tty_captured_text(const cnc_tty *_Nonnull tty, uint8_t *_Nonnull bytes,
                              int64_t capacity);

// program.c: a program that has the terminal for a while

/// Hands the taken terminal to a program. The program's standard streams are the terminal, in the
/// modes that the terminal had before it was taken; the program's other descriptors are closed, its
/// signals have their default effects, and its process group, a new one, is in the foreground if
/// this process's group is. Until cnc_program_take_back, cnc_tty_take and cnc_tty_hand_back leave
/// the terminal alone. `arguments` begins with the program's name, which is looked up in PATH, and
/// ends with NULL. Returns the process identifier; -1, with errno, if the program cannot be
/// started: the terminal is then taken as before.
int32_t cnc_program_start(cnc_tty *_Nonnull tty, char *_Nullable const *_Nonnull arguments);

/// Waits for the end of a program that cnc_program_start has started. If the program stops, as by
/// Ctrl-Z, this process stops, too; when this process continues, it continues the program. Called
/// once, on a thread of its own with signals blocked. 0 or an errno; `status` is the exit status,
/// or the negative number of the signal that ended the program. The caller then calls waitpid:
/// until that call, the system gives the identifier to no other process.
int32_t cnc_program_wait(cnc_tty *_Nonnull tty, int32_t program, int32_t *_Nonnull status);

/// Requests the end of a program's process group with SIGTERM, or ends it with SIGKILL (`at_once`).
void cnc_program_end(int32_t program, bool at_once);

/// After the end of a program: resets the modes that it may have set, and takes the terminal again.
/// Does nothing if the terminal was handed to no program. If the terminal is gone, the next read
/// reports that.
void cnc_program_take_back(cnc_tty *_Nonnull tty);

// guard.c, stop.c: signals

/// Starts to guard the terminal, until cnc_guard_disarm: when the process ends or stops, the
/// terminal is handed back first, and when the process continues, the terminal is taken again. The
/// exceptions are _exit, SIGKILL and SIGSTOP, which no handler sees, signals that programs seldom
/// get, such as SIGIO and the real-time signals, and a stack overflow on a thread other than the
/// caller's, which leaves no stack for a handler. When the process continues after SIGSTOP, the
/// terminal is set up again. `wake` is the writing end of a non-blocking pipe. It gets the byte
/// `CNC_RESIZED` when the terminal has a new size, and `CNC_RESUMED` when the process continues
/// after a signal has stopped it. False if a terminal is guarded already.
bool cnc_guard_arm(cnc_tty *_Nonnull tty, int32_t wake);
void cnc_guard_disarm(cnc_tty *_Nonnull tty);

/// Whether a terminal is guarded.
bool cnc_guard_is_armed(void);

/// Frees memory of the file with the captured text of the guarded terminal, except for its last
/// 128 KiB; the last 64 KiB are shown when the terminal is handed back. One thread calls this, when
/// the descriptor of cnc_tty_captured_changes is readable.
void cnc_guard_release_captured(void);

/// Sets the file to which the lines of cnc_crash_lines are written, and the text that is written to
/// standard error, if a fault (such as SIGSEGV) or SIGQUIT ends the process while a terminal is
/// guarded. With a negative descriptor, nothing is written any longer; no file is deleted. This
/// function and cnc_crash_lines are called on one thread.
void cnc_crash_notice(int32_t descriptor, const uint8_t *_Nonnull bytes, size_t count);

/// Sets the lines that are written to the file of cnc_crash_notice; a line with the number of the
/// signal follows them.
void cnc_crash_lines(const uint8_t *_Nonnull bytes, size_t count);

enum { CNC_RESIZED = 'w', CNC_RESUMED = 'c' };

/// Ends the process: flushes standard output and standard error and hands a guarded terminal back,
/// but runs no exit handlers.
_Noreturn void cnc_end(int32_t status);

/// Ends the process with SIGINT, because the main thread does not respond: hands a guarded terminal
/// back and writes a line that gives the reason to standard error. `is_main_loop` tells whether the
/// main thread runs the event loop of the driver, and so has called cnc_guard_arm: Swift's crash
/// reporter, if it is enabled, then shows the stack of the main thread. Called on a thread other
/// than the main one, with signals blocked.
_Noreturn void cnc_end_hung(bool is_main_loop);

/// Hands the terminal back, stops the whole process group as Ctrl-Z does in a shell, and takes the
/// terminal again when the process continues. Does nothing if SIGTSTP is ignored.
void cnc_guard_suspend(cnc_tty *_Nonnull tty);

// mainqueue.c: the main dispatch queue, which receives the main actor's work

/// A descriptor that is readable while work waits in the main queue; -1 if there is none.
/// This function and the next are called on the main thread.
int32_t cnc_main_queue_descriptor(void);

/// Runs the work in the main queue.
void cnc_main_queue_run(void);

/// Waits like poll, with a limit in nanoseconds, at least 0. On systems other than Linux the limit
/// is rounded up to whole milliseconds.
int32_t cnc_poll(struct pollfd *_Nonnull files, uint32_t count, int64_t nanoseconds);
