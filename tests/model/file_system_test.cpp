// SPDX-License-Identifier: MIT
#include "model/io/file_system.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <cstring>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "tests/support/child_process.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t limit = 100;

std::string message_of(const Result<std::string>& result) { return result ? "no error" : result.error().message; }
std::string message_of(const Result<void>& result) { return result ? "no error" : result.error().message; }

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(ReadingFiles, GivesEveryByte) {
  const TemporaryFolder folder;
  const std::string bytes("\0\r\n\xff~", 5);
  write_file(folder / "bytes", bytes);
  EXPECT_EQ(real_files().read(folder / "bytes", limit), bytes);
}

TEST(ReadingFiles, TakesEmptyFilesAndFilesUpToTheLimit) {
  const TemporaryFolder folder;
  write_file(folder / "empty", "");
  write_file(folder / "just right", std::string(limit, 'x'));
  EXPECT_EQ(real_files().read(folder / "empty", limit), "");
  EXPECT_EQ(real_files().read(folder / "just right", limit), std::string(limit, 'x'));
}

TEST(ReadingFiles, RefusesMoreThanTheLimit) {
  const TemporaryFolder folder;
  write_file(folder / "long", std::string(limit + 1, 'x'));
  EXPECT_EQ(message_of(real_files().read(folder / "long", limit)),
            "The file cannot be read because it is larger than 100 bytes.");
  // Sparse: nothing on the disk, so only the size can be the reason, and reading it all would take long.
  write_file(folder / "huge", "");
  fs::resize_file(folder / "huge", 1'000'000'000'000);
  EXPECT_EQ(message_of(real_files().read(folder / "huge", largest_document)),
            "The file cannot be read because it is larger than 64 MB.");
}

TEST(ReadingFiles, StopsAtTheLimitWhereTheSystemDoesNotKnowTheSize) {
  // The kernel makes this file up while it is read and says that it has 0 bytes.
  const fs::path made_up = "/proc/self/status";
  if (!fs::exists(made_up)) GTEST_SKIP() << "this system has no /proc";
  ASSERT_EQ(fs::file_size(made_up), 0U);
  EXPECT_TRUE(contains(message_of(real_files().read(made_up, limit)), "larger than 100 bytes"));
  const auto whole = real_files().read(made_up, largest_document);
  ASSERT_TRUE(whole);
  EXPECT_TRUE(contains(*whole, "\nPid:\t" + std::to_string(::getpid()) + "\n"));
}

TEST(ReadingFiles, RefusesWhatIsNoFileAtOnce) {
  const TemporaryFolder folder;
  const auto pipe = folder / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  const auto socket = folder / "socket";
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  ASSERT_LT(socket.string().size(), sizeof(address.sun_path));
  std::strcpy(address.sun_path, socket.c_str());
  const int listener = ::socket(AF_UNIX, SOCK_STREAM, 0);
  ASSERT_EQ(::bind(listener, reinterpret_cast<const sockaddr*>(&address), sizeof(address)), 0);
  ::close(listener);

  const std::string message = "The file cannot be read because it is a device or a pipe. Name an ordinary file.";
  EXPECT_EQ(message_of(real_files().read(pipe, limit)), message);
  EXPECT_EQ(message_of(real_files().read(socket, limit)), message);
  EXPECT_EQ(message_of(real_files().read("/dev/zero", limit)), message);
  EXPECT_EQ(message_of(real_files().read(folder.path(), limit)),
            "The file cannot be read because it is a folder. Name a file.");
}

TEST(ReadingFiles, SaysWhyAndWhich) {
  const TemporaryFolder folder;
  const auto absent = real_files().read(folder / "absent", limit);
  ASSERT_FALSE(absent);
  EXPECT_EQ(absent.error(), (Error{"The file cannot be read because there is no such file or folder. Check the name.",
                                   (folder / "absent").string(), 0, 0}));
  write_file(folder / "file", "");
  EXPECT_TRUE(contains(message_of(real_files().read(folder / "file/below", limit)), "is a file, not a folder"));
  fs::create_symlink("circle", folder / "circle");
  EXPECT_TRUE(contains(message_of(real_files().read(folder / "circle", limit)), "lead in a circle"));
  EXPECT_TRUE(contains(message_of(real_files().read(folder / std::string(300, 'x'), limit)), "name is too long"));
  EXPECT_TRUE(contains(message_of(real_files().read("", limit)), "no such file"));
}

TEST(ReadingFiles, NeedsThePermission) {
  const TemporaryFolder folder;
  write_file(folder / "secret", "x");
  fs::permissions(folder / "secret", fs::perms::none);
  const auto end = run_in_child([&] {
    become_ordinary_user();
    return message_of(real_files().read(folder / "secret", limit));
  });
  EXPECT_EQ(end.text,
            "The file cannot be read because you do not have the permission. "
            "Choose another place or change its permissions.");
}

TEST(MakingFolders, MakesThoseAboveToo) {
  const TemporaryFolder folder;
  EXPECT_TRUE(real_files().make_folder(folder / "a/b/c"));
  EXPECT_TRUE(fs::is_directory(folder / "a/b/c"));
  EXPECT_TRUE(real_files().make_folder(folder / "a/b/c")) << "a folder that exists is fine";
  write_file(folder / "file", "");
  EXPECT_EQ(message_of(real_files().make_folder(folder / "file/below")),
            "The folder cannot be made because part of its path is a file, not a folder. Check the path.");
  EXPECT_FALSE(real_files().make_folder(folder / "file"));
}

struct ErrorCase {
  std::string_view name;
  int error_number;
  std::string_view part;
};

class FileErrors : public testing::TestWithParam<ErrorCase> {};

TEST_P(FileErrors, AreExplainedInAPlayersWords) {
  const auto error = file_error("The file cannot be written", "maps/a.bulkhead", GetParam().error_number);
  EXPECT_TRUE(contains(error.message, GetParam().part)) << error.message;
  EXPECT_TRUE(error.message.starts_with("The file cannot be written because ")) << error.message;
  EXPECT_TRUE(error.message.ends_with(".")) << error.message;
  EXPECT_EQ(error.file, "maps/a.bulkhead");
}

INSTANTIATE_TEST_SUITE_P(All, FileErrors,
                         testing::Values(ErrorCase{"ENOSPC", ENOSPC, "the disk is full. Free some space"},
                                         ErrorCase{"EDQUOT", EDQUOT, "your share of the disk"},
                                         ErrorCase{"EIO", EIO, "the disk reports a fault"},
                                         ErrorCase{"EACCES", EACCES, "you do not have the permission"},
                                         ErrorCase{"EPERM", EPERM, "you do not have the permission"},
                                         ErrorCase{"EROFS", EROFS, "the disk is write-protected"},
                                         ErrorCase{"EFBIG", EFBIG, "larger than the disk allows"},
                                         ErrorCase{"EBUSY", EBUSY, "another program is using it"},
                                         ErrorCase{"EMFILE", EMFILE, "too many files"},
                                         ErrorCase{"ENFILE", ENFILE, "too many files"},
                                         ErrorCase{"EEXIST", EEXIST, "that name already"}),
                         [](const auto& chosen) { return std::string(chosen.param.name); });

TEST(FileErrorsOfOtherKinds, QuoteTheSystem) {
  const auto message = file_error("The file cannot be read", "a", ESTALE).message;
  EXPECT_TRUE(message.starts_with("The file cannot be read. The system says: ")) << message;
}

}  // namespace
}  // namespace bulkhead::test
