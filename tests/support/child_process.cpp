// SPDX-License-Identifier: MIT
#include "tests/support/child_process.h"

#include <array>
#include <cerrno>
#include <grp.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace bulkhead::test {
namespace {

constexpr int failed = 99;

void expect(bool done) {
  if (!done) throw std::system_error(errno, std::generic_category());
}

[[noreturn]] void be_child(int output, const std::function<std::string()>& work) {
  int code = failed;
  try {
    const auto text = work();
    // Short enough for the pipe to take whole.
    if (::write(output, text.data(), text.size()) == static_cast<ssize_t>(text.size())) code = 0;
  } catch (...) {
    code = failed;
  }
  ::_exit(code);
}

}  // namespace

ChildEnd run_in_child(const std::function<std::string()>& work) {
  std::array<int, 2> ends{};
  expect(::pipe(ends.data()) == 0);
  const auto child = ::fork();
  expect(child != -1);
  if (child == 0) be_child(ends[1], work);
  ::close(ends[1]);
  ChildEnd end;
  std::array<char, 4096> buffer{};
  for (ssize_t count = 0; (count = ::read(ends[0], buffer.data(), buffer.size())) > 0;) {
    end.text.append(buffer.data(), static_cast<std::size_t>(count));
  }
  ::close(ends[0]);
  int status = 0;
  expect(::waitpid(child, &status, 0) == child);
  if (WIFEXITED(status)) end.exit_code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) end.signal = WTERMSIG(status);
  return end;
}

void become_ordinary_user() {
  constexpr unsigned nobody = 65534;
  if (::geteuid() != 0) return;
  expect(::setgroups(0, nullptr) == 0);
  expect(::setgid(nobody) == 0);
  expect(::setuid(nobody) == 0);
}

}  // namespace bulkhead::test
