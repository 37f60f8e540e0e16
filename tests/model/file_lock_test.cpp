// SPDX-License-Identifier: MIT
#include "model/io/file_lock.h"

#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "model/io/file_system.h"
#include "tests/support/child_process.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

using std::chrono::milliseconds;
constexpr milliseconds at_once(0);

/// Another process that holds a lock until it is killed.
class Holder {
 public:
  explicit Holder(const std::filesystem::path& path) {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) return;
    process_ = ::fork();
    if (process_ == 0) {
      const auto lock = lock_for_change(path, at_once);
      const char held = lock && *lock ? 'y' : 'n';
      if (::write(ends[1], &held, 1) == 1) ::pause();
      ::_exit(0);
    }
    char held = 'n';
    holds_ = ::read(ends[0], &held, 1) == 1 && held == 'y';
    ::close(ends[0]);
    ::close(ends[1]);
  }
  ~Holder() { die(); }
  Holder(const Holder&) = delete;
  Holder& operator=(const Holder&) = delete;
  void die() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
    process_ = -1;
  }
  [[nodiscard]] bool holds() const { return holds_; }
  [[nodiscard]] pid_t process() const { return process_; }

 private:
  pid_t process_ = -1;
  bool holds_ = false;
};

TEST(LockForChange, IsHeldByOneAtATimeWhoIsNamed) {
  const TemporaryFolder folder;
  write_file(folder / "m", "x");
  const Holder holder(folder / "m");
  ASSERT_TRUE(holder.holds());
  const auto lock = lock_for_change(folder / "m", at_once);
  ASSERT_FALSE(lock);
  EXPECT_EQ(lock.error().message, "The file is being changed by model_tests (process " +
                                      std::to_string(holder.process()) + "). Try again when that is done.");
  EXPECT_EQ(lock.error().file, (folder / "m").string());
}

TEST(LockForChange, OfTheDeadBlocksNobody) {
  const TemporaryFolder folder;
  write_file(folder / "m", "x");
  Holder holder(folder / "m");
  ASSERT_TRUE(holder.holds());
  holder.die();
  EXPECT_TRUE(lock_for_change(folder / "m", at_once));
  EXPECT_EQ(names_in(folder.path()), std::vector<std::string>{"m"}) << "nothing is left behind";
}

TEST(LockForChange, WaitsForAMoment) {
  const TemporaryFolder folder;
  write_file(folder / "m", "x");
  auto first = lock_for_change(folder / "m", at_once);
  ASSERT_TRUE(first);
  std::thread later([&] {
    std::this_thread::sleep_for(milliseconds(50));
    first->reset();
  });
  EXPECT_TRUE(lock_for_change(folder / "m", std::chrono::minutes(1)));
  later.join();
}

TEST(LockForChange, IsOfTheFileThatStandsThereWhenItComes) {
  const TemporaryFolder folder;
  write_file(folder / "m", "old");
  auto first = lock_for_change(folder / "m", at_once);
  ASSERT_TRUE(save_atomically(real_files(), folder / "m", "new"));
  const auto second = lock_for_change(folder / "m", at_once);
  ASSERT_TRUE(second) << "who has replaced the file has done the work";
  EXPECT_FALSE(lock_for_change(folder / "m", at_once));
}

TEST(LockForChange, FollowsLinksToTheFileThatChanges) {
  const TemporaryFolder folder;
  write_file(folder / "m", "x");
  std::filesystem::create_symlink("m", folder / "link");
  const auto lock = lock_for_change(folder / "m", at_once);
  EXPECT_FALSE(lock_for_change(folder / "link", at_once));
}

TEST(LockForChange, NeedsNoneWhereNothingIsToBeLost) {
  const TemporaryFolder folder;
  for (const auto& path : {folder / "absent", folder.path(), std::filesystem::path("/dev/null")}) {
    const auto lock = lock_for_change(path, at_once);
    ASSERT_TRUE(lock) << path;
    EXPECT_EQ(*lock, nullptr) << path;
  }
}

TEST(LockForChange, LocksWhatMayOnlyBeRead) {
  const TemporaryFolder folder;
  write_file(folder / "m", "x");
  std::filesystem::permissions(folder.path(), std::filesystem::perms::all);
  std::filesystem::permissions(folder / "m", static_cast<std::filesystem::perms>(0444));
  const auto end = run_in_child([&] {
    become_ordinary_user();
    const auto first = lock_for_change(folder / "m", at_once);
    return std::string(first && *first && !lock_for_change(folder / "m", at_once) ? "locked" : "not locked");
  });
  EXPECT_EQ(end.text, "locked");
}

TEST(TryLock, CreatesItsFileOnlyWhenAsked) {
  const TemporaryFolder folder;
  EXPECT_EQ(try_lock(folder / "lock", LockFile::must_exist), nullptr);
  const auto lock = try_lock(folder / "lock", LockFile::create);
  EXPECT_NE(lock, nullptr);
  EXPECT_EQ(try_lock(folder / "lock", LockFile::create), nullptr);
}

}  // namespace
}  // namespace bulkhead::test
