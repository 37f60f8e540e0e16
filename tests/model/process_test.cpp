// SPDX-License-Identifier: MIT
#include "model/base/process.h"

#include <gtest/gtest.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <string>
#include <sys/resource.h>
#include <unistd.h>

#include "tests/support/child_process.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

TEST(Process, NoFileGetsTheNumberOfAStreamThatWasClosed) {
  const auto end = run_in_child([] {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) ::close(stream);
    prepare_process();
    return std::string(::open("/dev/zero", O_RDWR) > STDERR_FILENO ? "beyond" : "a stream");
  });
  EXPECT_EQ(end.text, "beyond");
}

TEST(Process, AStreamThatWasClosedStillFails) {
  const auto end = run_in_child([] {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO}) ::close(stream);
    prepare_process();
    char byte = 'x';
    std::string text = ::read(STDIN_FILENO, &byte, 1) == -1 ? "no input, " : "input, ";
    text += ::write(STDOUT_FILENO, &byte, 1) == -1 ? "no output" : "output";
    return text;
  });
  EXPECT_EQ(end.text, "no input, no output");
}

TEST(Process, LeavesOpenStreamsAlone) {
  const TemporaryFolder folder;
  const auto end = run_in_child([&] {
    const int file = ::open((folder / "file").c_str(), O_WRONLY | O_CREAT, 0600);
    ::dup2(file, STDERR_FILENO);
    prepare_process();
    return std::string(::write(STDERR_FILENO, "told", 4) == 4 ? "written" : "lost");
  });
  EXPECT_EQ(end.text, "written");
  EXPECT_EQ(content_of(folder / "file"), "told");
}

TEST(Process, NoSignalEndsItWhereNothingCanBeWritten) {
  const TemporaryFolder folder;
  const auto end = run_in_child([&] {
    prepare_process();
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0) return std::string("no pipe");
    ::close(pipe[0]);
    std::string text = ::write(pipe[1], "x", 1) == -1 && errno == EPIPE ? "nobody reads, " : "read, ";
    const rlimit nothing{0, 0};
    if (::setrlimit(RLIMIT_FSIZE, &nothing) != 0) return std::string("no limit");
    const int file = ::open((folder / "file").c_str(), O_WRONLY | O_CREAT, 0600);
    text += ::write(file, "x", 1) == -1 && errno == EFBIG ? "too large" : "large";
    return text;
  });
  EXPECT_EQ(end.signal, 0);
  EXPECT_EQ(end.text, "nobody reads, too large");
}

}  // namespace
}  // namespace bulkhead::test
