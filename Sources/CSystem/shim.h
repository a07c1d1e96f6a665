/* What Swift cannot reach of the C library: variadic calls, macros, and names that hide behind _GNU_SOURCE.
   That is not defined here, since it would change types that Swift's own modules of the C library have too. */
#pragma once
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sha2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static inline int vitals_errno(void) { return errno; }
static inline void vitals_clear_errno(void) { errno = 0; }

static inline int vitals_open(const char *path, int flags, mode_t mode) { return open(path, flags, mode); }

static inline ssize_t vitals_readlink(const char *path, char *target, size_t size) {
  return target ? readlink(path, target, size) : -1;
}

static inline const char *vitals_name(const struct dirent *entry) { return entry->d_name; }

#if defined(__APPLE__)
static inline int vitals_rename_exchange(const char *a, const char *b) { return renamex_np(a, b, RENAME_SWAP); }
static inline int vitals_rename_new(const char *from, const char *to) { return renamex_np(from, to, RENAME_EXCL); }
/* fsync leaves the data in the drive's cache there. */
static inline int vitals_sync(int file) { return fcntl(file, F_FULLFSYNC); }
#else
extern int renameat2(int, const char *, int, const char *, unsigned int);
enum { vitals_noreplace = 1, vitals_exchange = 2 };
static inline int vitals_rename_exchange(const char *a, const char *b) {
  return renameat2(AT_FDCWD, a, AT_FDCWD, b, vitals_exchange);
}
static inline int vitals_rename_new(const char *from, const char *to) {
  return renameat2(AT_FDCWD, from, AT_FDCWD, to, vitals_noreplace);
}
static inline int vitals_sync(int file) { return fsync(file); }
#endif
