/* What Swift cannot reach of the C library: variadic calls, macros, and calls that hide behind _GNU_SOURCE.

   That macro itself must stay unset: it changes types that Swift knows from the C library's own module. */
#pragma once
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sha2.h>
#include <signal.h>
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

static inline int vitals_ending_signal(int place) {
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGTSTP};
  return place < 4 ? signals[place] : 0;
}

/* Holds back the signals by which people and systems end a program; returns those that it held back, a bit each. */
static inline int vitals_hold_signals(void) {
  sigset_t set, old;
  int held = 0;
  sigemptyset(&set);
  for (int i = 0; vitals_ending_signal(i); i++) sigaddset(&set, vitals_ending_signal(i));
  if (pthread_sigmask(SIG_BLOCK, &set, &old) != 0) return 0;
  for (int i = 0; vitals_ending_signal(i); i++)
    if (sigismember(&old, vitals_ending_signal(i)) == 0) held |= 1 << i;
  return held;
}

static inline void vitals_let_signals(int held) {
  sigset_t set;
  sigemptyset(&set);
  for (int i = 0; vitals_ending_signal(i); i++)
    if (held & 1 << i) sigaddset(&set, vitals_ending_signal(i));
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

#if defined(__APPLE__)
static inline int vitals_rename_exchange(const char *a, const char *b) { return renamex_np(a, b, RENAME_SWAP); }
static inline int vitals_rename_new(const char *from, const char *to) { return renamex_np(from, to, RENAME_EXCL); }
/* fsync leaves the data in the drive's cache there. */
static inline int vitals_sync(int file) { return fcntl(file, F_FULLFSYNC); }
static inline struct timespec vitals_modified(const struct stat *status) { return status->st_mtimespec; }
static inline struct timespec vitals_changed(const struct stat *status) { return status->st_ctimespec; }
#else
#include <sys/syscall.h>
/* The flags of renameat2(2), by the kernel's own numbers. */
static inline int vitals_rename_new(const char *from, const char *to) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 1);
}
static inline int vitals_rename_exchange(const char *a, const char *b) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, a, AT_FDCWD, b, 2);
}
static inline int vitals_sync(int file) { return fsync(file); }
static inline struct timespec vitals_modified(const struct stat *status) { return status->st_mtim; }
static inline struct timespec vitals_changed(const struct stat *status) { return status->st_ctim; }
#endif
