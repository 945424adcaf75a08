#pragma once

// ncurses with wide characters, by the header's name on this system. The public header never
// includes it.

#define NCURSES_WIDECHAR 1

#if __has_include(<ncursesw/curses.h>)
#include <ncursesw/curses.h>
#else
#include <curses.h>
#endif
