#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// The blocks of memory that the process has asked for so far, on all threads; -1 where they
/// cannot be counted (other C libraries than glibc).
///
/// Linking this module puts functions of its own in the place of malloc and its relatives, the
/// Swift runtime's calls included.
int64_t allocation_count(void);

#endif
