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
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

static inline int vitals_errno(void) { return errno; }
static inline void vitals_clear_errno(void) { errno = 0; }

static inline int vitals_open(const char *path, int flags, mode_t mode) { return open(path, flags, mode); }

static inline ssize_t vitals_readlink(const char *path, char *target, size_t size) {
  return target ? readlink(path, target, size) : -1;
}

/* Has the system give memory that is about to be filled its pages at once, where it can; it will do so one by one else. */
static inline void vitals_prepare(char *start, size_t size) {
#if defined(MADV_POPULATE_WRITE)
  uintptr_t from = ((uintptr_t)start + 4095) & ~(uintptr_t)4095, to = ((uintptr_t)start + size) & ~(uintptr_t)4095;
  if (from < to) madvise((void *)from, to - from, MADV_POPULATE_WRITE);
#else
  (void)start, (void)size;
#endif
}

#if defined(__linux__)
#include <sys/vfs.h>
#include <sys/xattr.h>
enum { vitals_set_signal = 10, vitals_set_lease = 1024 };
enum { vitals_ext4 = 0xEF53, vitals_xfs = 0x58465342, vitals_tmpfs = 0x01021994 };

/* Whether the system sees all who have a file open: on a file system of a disk, not on one that shows another's files. */
static inline int vitals_tells_readers(const char *path) {
  struct statfs system;
  if (!path || statfs(path, &system) != 0) return 0;
  return system.f_type == vitals_ext4 || system.f_type == vitals_xfs || system.f_type == vitals_tmpfs;
}

/* Whether nobody else has a file open, and it has no attributes such as rights of single users.

   The system gives a lease only on a file that no one has open. Who opens it while the lease is held would raise SIGIO,
   which ends a program: so the signal is one that does not. */
static inline int vitals_is_alone(int file) {
  if (flistxattr(file, 0, 0) != 0) return 0;
  if (fcntl(file, vitals_set_signal, SIGURG) != 0 || fcntl(file, vitals_set_lease, F_WRLCK) != 0) return 0;
  return fcntl(file, vitals_set_lease, F_UNLCK) == 0;
}
#else
static inline int vitals_tells_readers(const char *path) { return (void)path, 0; }
static inline int vitals_is_alone(int file) { return (void)file, 0; }
#endif

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

/* What only `vitals-bench` needs: to run other programs as they are measured. */
#include <poll.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#if defined(__APPLE__)
#include <util.h>
#else
#include <pty.h>
#endif
extern char **environ;

struct vitals_usage {
  long long wall_ns, cpu_us, peak_kb;
  int status; /* the exit status; 128 and more for a signal, as in a shell; -1 when it could not be started */
};

static inline long long vitals_ticks_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (long long)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Starts a program that is looked for in PATH; NULL leaves a stream as it is. With `alone` it leads a session, whose
   terminal is then the first that it opens. Returns its number, or -1. */
static inline int vitals_spawn(char *const *words, const char *in, const char *out, const char *err, int alone) {
  const char *paths[] = {in, out, err};
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  pid_t pid = -1;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  for (int i = 0; i < 3; i++) {
    int flags = alone ? O_RDWR : i == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC;
    if (paths[i]) posix_spawn_file_actions_addopen(&actions, i, paths[i], flags, 0600);
  }
  /* POSIX_SPAWN_SETSID, by the number that both libraries give it where they hide the name. */
#if defined(__APPLE__)
  if (alone) posix_spawnattr_setflags(&attributes, 0x0400);
#else
  if (alone) posix_spawnattr_setflags(&attributes, 0x80);
#endif
  if (posix_spawnp(&pid, words[0], &actions, &attributes, words, environ) != 0) pid = -1;
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return pid;
}

/* Waits for a program to end; its wall time is the caller's to fill in. */
static inline struct vitals_usage vitals_wait(int pid) {
  struct vitals_usage usage = {0, 0, 0, -1};
  struct rusage used;
  int status = 0;
  memset(&used, 0, sizeof used);
  if (pid <= 0) return usage; /* Nothing was started; wait4 would take any other child. */
  while (wait4(pid, &status, 0, &used) < 0)
    if (errno != EINTR) return usage;
  usage.cpu_us = (long long)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1000000 + used.ru_utime.tv_usec +
                 used.ru_stime.tv_usec;
#if defined(__APPLE__)
  usage.peak_kb = used.ru_maxrss / 1024;
#else
  usage.peak_kb = used.ru_maxrss;
#endif
  usage.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return usage;
}

/* A pseudo terminal of 24 rows and 80 columns: the end of whoever types, and the name of the other. */
static inline int vitals_open_terminal(char *name, size_t size) {
  struct winsize window = {24, 80, 0, 0};
  char found[256] = "";
  int master, side;
  if (openpty(&master, &side, found, NULL, &window) != 0) return -1;
  close(side);
  strncpy(name, found, size - 1);
  fcntl(master, F_SETFD, FD_CLOEXEC);
  return master;
}

/* Whether something can be read within so many milliseconds. */
static inline int vitals_can_read(int file, int milliseconds) {
  struct pollfd wanted = {file, POLLIN, 0};
  return poll(&wanted, 1, milliseconds) > 0;
}

/* Keeps this process and those that it starts on one core, the last that it may use; returns which, or -1. */
static inline int vitals_pin(void) {
#if defined(__APPLE__)
  return -1;
#else
  unsigned long mask[16] = {0};
  int bits = 8 * (int)sizeof(long), last = -1;
  if (syscall(SYS_sched_getaffinity, 0, sizeof mask, mask) < 0) return -1;
  for (int i = 0; i < 16 * bits; i++)
    if (mask[i / bits] >> (i % bits) & 1) last = i;
  if (last < 0) return -1;
  memset(mask, 0, sizeof mask);
  mask[last / bits] = 1ul << (last % bits);
  return syscall(SYS_sched_setaffinity, 0, sizeof mask, mask) < 0 ? -1 : last;
#endif
}
