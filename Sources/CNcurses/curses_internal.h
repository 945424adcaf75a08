#pragma once

// ncurses with wide characters, by the header's name on this system. CNcurses.h never includes this
// file.

#define NCURSES_WIDECHAR 1

#if __has_include(<ncursesw/curses.h>)
#include <ncursesw/curses.h>
#else
#include <curses.h>
#endif
