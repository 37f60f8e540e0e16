// SPDX-License-Identifier: MIT
// What a process that has locked itself up can still do.
#include "scripting/worker/confine.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <functional>
#include <string>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/without_filters.h"

namespace bulkhead {
namespace {

/// The exit code of a child that does this, or minus the number of the signal that ended it.
int in_a_child(const std::function<int()>& work) {
  const auto child = ::fork();
  if (child == 0) ::_exit(work());
  int status = 0;
  EXPECT_EQ(::waitpid(child, &status, 0), child);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

#if defined(__SANITIZE_ADDRESS__)
constexpr bool is_sanitized = true;
#elif defined(__has_feature)
constexpr bool is_sanitized = __has_feature(address_sanitizer);
#else
constexpr bool is_sanitized = false;
#endif

constexpr int is_refused = 10;
constexpr int is_possible = 11;
constexpr int is_not_confined = 12;

/// Whether a call of the kernel is refused once a process is locked up; it says what it gave, less than 0 where it
/// failed.
int confined(const std::function<long()>& call) {
  return in_a_child([&] {
    if (!confine({})) return is_not_confined;
    errno = 0;
    const auto result = call();
    return result < 0 && errno == EPERM ? is_refused : is_possible;
  });
}

TEST(Confine, RefusesFilesSocketsAndProcesses) {
  EXPECT_EQ(confined([] { return ::open("/dev/null", O_RDONLY); }), is_refused);
  EXPECT_EQ(confined([] { return ::open("left-by-a-test", O_CREAT | O_WRONLY, 0600); }), is_refused);
  EXPECT_EQ(confined([] { return ::unlink("left-by-a-test"); }), is_refused);
  EXPECT_EQ(confined([] { return ::socket(AF_INET, SOCK_STREAM, 0); }), is_refused);
  EXPECT_EQ(confined([] { return ::socket(AF_UNIX, SOCK_STREAM, 0); }), is_refused);
  EXPECT_EQ(confined([] { return ::syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0); }), is_refused);
  EXPECT_EQ(confined([] { return ::execl("/bin/true", "true", nullptr); }), is_refused);
  EXPECT_EQ(confined([] { return ::kill(::getppid(), 0); }), is_refused);
  EXPECT_EQ(confined([] { return ::prctl(PR_SET_PDEATHSIG, 0); }), is_refused);
  EXPECT_EQ(confined([] { return ::chdir("/"); }), is_refused);
  const rlimit more{RLIM_INFINITY, RLIM_INFINITY};
  EXPECT_EQ(confined([&] { return ::setrlimit(RLIMIT_CPU, &more); }), is_refused);
}

TEST(Confine, RefusesMemoryThatRuns) {
  const auto mapped = [](int rights) {
    return ::mmap(nullptr, 4096, rights, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? -1L : 0L;
  };
  EXPECT_EQ(confined([&] { return mapped(PROT_READ | PROT_EXEC); }), is_refused);
  EXPECT_EQ(confined([&] { return mapped(PROT_READ | PROT_WRITE); }), is_possible);
}

TEST(Confine, LeavesThreeDescriptors) {
  EXPECT_EQ(in_a_child([] {
              const int other = ::dup(STDERR_FILENO);
              if (!confine({})) return is_not_confined;
              return ::write(other, "x", 1) < 0 ? is_refused : is_possible;
            }),
            is_refused);
  // It reads the first and writes the others, and nothing else; sanitizers write to pipes of their own.
  if (!is_sanitized) {
    EXPECT_EQ(confined([] { return ::write(STDIN_FILENO, "x", 1); }), is_refused);
  }
  char read = 0;
  EXPECT_EQ(confined([&] { return ::read(STDOUT_FILENO, &read, 1); }), is_refused);
  EXPECT_EQ(confined([] { return ::write(STDERR_FILENO, "", 0); }), is_possible);
}

TEST(Confine, LeavesWhatComputingNeeds) {
  EXPECT_EQ(in_a_child([] {
              if (!confine({})) return is_not_confined;
              // Memory in small pieces and large ones, time, and an exception.
              std::string text;
              for (int times = 0; times < 200; ++times) text += std::string(100'000, 'x');
              timespec now{};
              if (::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) != 0) return is_refused;
              try {
                static_cast<void>(text.at(text.size()));
              } catch (const std::out_of_range&) {
                return is_possible;
              }
              return is_refused;
            }),
            is_possible);
}

TEST(Confine, AnAbortStillEndsIt) {
  EXPECT_EQ(in_a_child([] {
              std::signal(SIGABRT, SIG_DFL);
              if (!confine({})) return is_not_confined;
              std::abort();
            }),
            -SIGABRT);
}

TEST(Confine, FailsWhereTheKernelTakesNoFilter) {
  EXPECT_EQ(in_a_child([] {
              if (!test::refuse_filters()) return is_not_confined;
              const auto confined = confine({});
              return !confined && confined.error().message.find("takes no filter") != std::string::npos ? is_refused
                                                                                                        : is_possible;
            }),
            is_refused);
}

TEST(EndWithParent, EndsWhereTheParentIsGoneAlready) {
  EXPECT_EQ(in_a_child([] {
              end_with_parent(1 << 30);
              return is_possible;
            }),
            1);
  const int parent = ::getpid();
  EXPECT_EQ(in_a_child([&] {
              end_with_parent(parent);
              return is_possible;
            }),
            is_possible);
}

}  // namespace
}  // namespace bulkhead
