#pragma once

// Includes the header of ncurses with wide characters, under the name that it has on this system.
// CNcurses.h never includes this file.

#define NCURSES_WIDECHAR 1

#if __has_include(<ncursesw/curses.h>)
#include <ncursesw/curses.h>
#else
#include <curses.h>
#endif
