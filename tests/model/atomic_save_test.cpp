// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <functional>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <optional>
#include <regex>
#include <sched.h>
#include <span>
#include <stdexcept>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "model/io/file_lock.h"
#include "model/io/file_system.h"
#include "model/io/temporary_files.h"
#include "tests/support/child_process.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

const std::string older = "the content before the old one";
const std::string old_content = "the old content";
const std::string new_content(300'000, 'n');

std::string message_of(const Result<void>& result) { return result ? "no error" : result.error().message; }
bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

Result<void> save(const fs::path& path, std::string_view content = new_content) {
  return save_atomically(real_files(), path, content);
}

unsigned permissions_of(const fs::path& path) { return static_cast<unsigned>(fs::status(path).permissions()); }

/// The real files, but a hook is asked before and after each step (numbered from 0); an error it returns becomes the
/// step's own.
class WatchedFiles final : public FileSystem {
 public:
  enum class Moment { before, after };
  using Hook = std::function<std::optional<Error>(int step, Moment moment)>;

  explicit WatchedFiles(Hook hook) : hook_(std::move(hook)) {}

  Result<std::string> read(const fs::path& path, std::size_t limit) override {
    return watch([&] { return real_files().read(path, limit); });
  }
  Result<fs::path> resolve(const fs::path& path) override {
    return watch([&] { return real_files().resolve(path); });
  }
  Result<fs::path> create_temporary(const fs::path& target, std::string_view content) override {
    return watch([&] { return real_files().create_temporary(target, content); });
  }
  Result<void> sync(const fs::path& path) override {
    return watch([&] { return real_files().sync(path); });
  }
  Result<void> back_up(const fs::path& path, const fs::path& backup) override {
    return watch([&] { return real_files().back_up(path, backup); });
  }
  Result<void> rename(const fs::path& from, const fs::path& to) override {
    return watch([&] { return real_files().rename(from, to); });
  }
  Result<bool> rename_to_free(const fs::path& from, const fs::path& to) override {
    return watch([&] { return real_files().rename_to_free(from, to); });
  }
  Result<void> sync_folder(const fs::path& folder) override {
    return watch([&] { return real_files().sync_folder(folder); });
  }
  Result<void> make_folder(const fs::path& path) override {
    return watch([&] { return real_files().make_folder(path); });
  }
  void remove(const fs::path& path) override { real_files().remove(path); }

  [[nodiscard]] int steps() const { return step_; }

 private:
  template <typename Action>
  auto watch(Action action) -> decltype(action()) {
    const int step = step_++;
    if (auto error = hook_(step, Moment::before)) return tl::unexpected(*error);
    auto result = action();
    if (auto error = hook_(step, Moment::after)) return tl::unexpected(*error);
    return result;
  }

  Hook hook_;
  int step_ = 0;
};

using Moment = WatchedFiles::Moment;

constexpr int steps_of_a_save = 6;  // resolve, create, sync, back up, rename, sync the folder
constexpr int replacing_step = 4;

/// A folder with a mission that has been saved twice before.
class AtomicSave : public testing::Test {
 protected:
  AtomicSave() { start_again(); }

  /// Two new files: an interrupted save may have left them one and the same.
  void start_again() const {
    fs::remove(mission_);
    fs::remove(backup_);
    write_file(mission_, old_content);
    write_file(backup_, older);
  }

  /// Whatever happened, the mission is whole, and so is its backup.
  void expect_whole() const {
    const auto content = content_of(mission_);
    EXPECT_TRUE(content == old_content || content == new_content) << content.substr(0, 100);
    const auto backup = content_of(backup_);
    EXPECT_TRUE(backup == older || backup == old_content) << backup.substr(0, 100);
  }

  TemporaryFolder folder_;
  fs::path mission_ = folder_ / "mission.bulkhead";
  fs::path backup_ = folder_ / "mission.bulkhead~";
  const Names both_{"mission.bulkhead", "mission.bulkhead~"};
};

TEST_F(AtomicSave, ReplacesTheFileAndKeepsABackup) {
  ASSERT_TRUE(save(mission_));
  EXPECT_EQ(content_of(mission_), new_content);
  EXPECT_EQ(content_of(backup_), old_content);
  EXPECT_EQ(names_in(folder_.path()), both_);
}

TEST_F(AtomicSave, CanLeaveTheBackupAlone) {
  ASSERT_TRUE(save_atomically(real_files(), mission_, new_content, Backup::none));
  EXPECT_EQ(content_of(mission_), new_content);
  EXPECT_EQ(content_of(backup_), older);
}

TEST_F(AtomicSave, CreatesANewFileWithoutBackup) {
  const auto path = folder_ / "new";
  ASSERT_TRUE(save(path));
  EXPECT_EQ(content_of(path), new_content);
  EXPECT_EQ(names_in(folder_.path()), (Names{"mission.bulkhead", "mission.bulkhead~", "new"}));
}

TEST_F(AtomicSave, TakesAPathWithoutFolder) {
  const auto end = run_in_child([&] {
    fs::current_path(folder_.path());
    return message_of(save("mission.bulkhead"));
  });
  EXPECT_EQ(end.text, "no error");
  EXPECT_EQ(content_of(mission_), new_content);
}

TEST_F(AtomicSave, KeepsPermissions) {
  for (const unsigned permissions : {0600U, 0640U, 0666U, 0755U}) {
    fs::permissions(mission_, static_cast<fs::perms>(permissions));
    ASSERT_TRUE(save(mission_));
    EXPECT_EQ(permissions_of(mission_), permissions);
  }
}

TEST_F(AtomicSave, GivesANewFileTheUsualPermissions) {
  const auto end = run_in_child([&] {
    ::umask(0027);
    return message_of(save(folder_ / "new"));
  });
  EXPECT_EQ(end.text, "no error");
  EXPECT_EQ(permissions_of(folder_ / "new"), 0640U);
}

TEST_F(AtomicSave, GivesNoForeignGroupTheRightsOfTheOldOne) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root can make a file that belongs to somebody else";
  fs::permissions(folder_.path(), fs::perms::all);
  fs::permissions(mission_, static_cast<fs::perms>(0676));
  const auto end = run_in_child([&] {
    become_ordinary_user();
    return message_of(save(mission_));
  });
  EXPECT_EQ(end.text, "no error");
  EXPECT_EQ(content_of(mission_), new_content);
  EXPECT_EQ(permissions_of(mission_), 0606U);
}

TEST_F(AtomicSave, FollowsSymbolicLinks) {
  fs::create_directory(folder_ / "elsewhere");
  fs::create_symlink("../mission.bulkhead", folder_ / "elsewhere/second");
  fs::create_symlink("elsewhere/second", folder_ / "first");
  ASSERT_TRUE(save(folder_ / "first"));
  EXPECT_TRUE(fs::is_symlink(folder_ / "first"));
  EXPECT_TRUE(fs::is_symlink(folder_ / "elsewhere/second"));
  EXPECT_EQ(content_of(mission_), new_content);
  EXPECT_EQ(content_of(backup_), old_content);
  EXPECT_EQ(names_in(folder_ / "elsewhere"), Names{"second"});
}

TEST_F(AtomicSave, FollowsALinkToAFileThatIsNotThereYet) {
  fs::create_symlink(folder_ / "later", folder_ / "link");
  ASSERT_TRUE(save(folder_ / "link"));
  EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
  EXPECT_EQ(content_of(folder_ / "later"), new_content);
}

TEST_F(AtomicSave, RefusesWhatIsNoFile) {
  const std::string start = "The file cannot be written because ";
  EXPECT_EQ(message_of(save(folder_.path())), start + "it is a folder. Name a file.");
  EXPECT_EQ(message_of(save(folder_ / "new/")), start + "it is a folder. Name a file.");
  EXPECT_EQ(message_of(save("/dev/full")), start + "it is a device or a pipe. Name an ordinary file.");
  fs::create_symlink("circle", folder_ / "circle");
  EXPECT_EQ(message_of(save(folder_ / "circle")), start + "its links lead in a circle. Name the file itself.");
  EXPECT_EQ(message_of(save(folder_ / "absent/new")), start + "its folder does not exist. Make it or check the path.");
  EXPECT_TRUE(contains(message_of(save(mission_ / "below")), "part of its path is a file"));
  EXPECT_EQ(names_in(folder_.path()), (Names{"circle", "mission.bulkhead", "mission.bulkhead~"}));
}

TEST_F(AtomicSave, RefusesABackupThatIsAFolder) {
  fs::remove(backup_);
  fs::create_directory(backup_);
  EXPECT_EQ(message_of(save(mission_)),
            "The backup of the old file cannot be made because it is a folder. Name a file.");
  EXPECT_EQ(content_of(mission_), old_content);
  EXPECT_EQ(names_in(folder_.path()), both_);
}

TEST_F(AtomicSave, GoesPastWhatStoppedProgramsLeft) {
  // The same process number comes round again: here, the name that this very process takes next.
  const auto last = real_files().create_temporary(mission_, {}).value();
  real_files().remove(last);
  const auto begin = ".bulkhead-" + std::to_string(::getpid()) + "-";
  const auto name = last.filename().string();
  const auto end = name.find('-', begin.size());
  const auto number = std::stoi(name.substr(begin.size(), end - begin.size()));
  const auto leftover = begin + std::to_string(number + 1) + name.substr(end);
  write_file(folder_ / leftover, "half a miss");
  ASSERT_TRUE(save(mission_));
  EXPECT_EQ(content_of(mission_), new_content);
  EXPECT_EQ(content_of(backup_), old_content);
  EXPECT_EQ(content_of(folder_ / leftover), "half a miss");
  EXPECT_EQ(names_in(folder_.path()).size(), 3U);
}

TEST_F(AtomicSave, NamesNoTemporaryFileAsAProcessOfTheSameNumberDoes) {
  // Containers that share a folder may each have a process of this number; both count their files from 0.
  const auto taken = real_files().create_temporary(mission_, {}).value().filename().string();
  fs::remove(folder_ / taken);
  const std::regex form("\\.bulkhead-" + std::to_string(::getpid()) + "-[0-9]+-[0-9a-f]{16}\\.tmp");
  EXPECT_TRUE(std::regex_match(taken, form)) << taken;
  EXPECT_FALSE(taken.ends_with("-0000000000000000.tmp")) << "that is left to chance";
}

TEST_F(AtomicSave, LocksATemporaryFileAsLongAsItIsNeeded) {
  const auto temporary = real_files().create_temporary(mission_, new_content).value();
  EXPECT_EQ(try_lock(temporary, LockFile::must_exist), nullptr);
  ASSERT_TRUE(real_files().rename(temporary, mission_));
  EXPECT_NE(try_lock(mission_, LockFile::must_exist), nullptr);
}

TEST_F(AtomicSave, MakesANewFile) {
  const auto made = save_new_file(real_files(), folder_ / "new", new_content);
  ASSERT_TRUE(made);
  EXPECT_TRUE(*made);
  EXPECT_EQ(content_of(folder_ / "new"), new_content);
  EXPECT_EQ(names_in(folder_.path()), (Names{"mission.bulkhead", "mission.bulkhead~", "new"}));
}

TEST_F(AtomicSave, MakesNoNewFileInThePlaceOfOneThatSomebodyElseMakesMeanwhile) {
  constexpr int steps = 3;  // resolve, create, sync
  for (int step = 0; step < steps; ++step) {
    const auto path = folder_ / std::to_string(step);
    WatchedFiles files([&](int reached, Moment moment) -> std::optional<Error> {
      if (reached == step && moment == Moment::after) write_file(path, "somebody else's");
      return std::nullopt;
    });
    const auto made = save_new_file(files, path, new_content);
    ASSERT_TRUE(made) << step;
    EXPECT_FALSE(*made) << step;
    EXPECT_EQ(content_of(path), "somebody else's");
  }
  EXPECT_EQ(names_in(folder_.path()), (Names{"0", "1", "2", "mission.bulkhead", "mission.bulkhead~"}));
}

TEST_F(AtomicSave, LeavesNothingOfANewFileWhereAStepFails) {
  constexpr int steps = 4;  // resolve, create, sync, rename
  for (int failing = 0; failing < steps; ++failing) {
    WatchedFiles files([&](int step, Moment moment) -> std::optional<Error> {
      if (step != failing || moment != Moment::before) return std::nullopt;
      return file_error("The file cannot be written", "new", ENOSPC);
    });
    EXPECT_FALSE(save_new_file(files, folder_ / "new", new_content)) << failing;
    EXPECT_EQ(names_in(folder_.path()), both_) << failing;
  }
}

TEST_F(AtomicSave, LeavesNoLinkWhereTheBackupIsTheFileItself) {
  fs::remove(backup_);
  fs::create_hard_link(mission_, backup_);
  ASSERT_TRUE(save(mission_));
  EXPECT_EQ(content_of(mission_), new_content);
  EXPECT_EQ(content_of(backup_), old_content);
  EXPECT_EQ(names_in(folder_.path()), both_);
}

TEST_F(AtomicSave, HasSixSteps) {
  WatchedFiles files([](int, Moment) { return std::nullopt; });
  ASSERT_TRUE(save_atomically(files, mission_, new_content));
  EXPECT_EQ(files.steps(), steps_of_a_save);
}

TEST_F(AtomicSave, IsWholeWhicheverStepFails) {
  for (const int error_number : {ENOSPC, EIO, EACCES}) {
    for (int failing = 0; failing < steps_of_a_save; ++failing) {
      for (const auto moment : {Moment::before, Moment::after}) {
        SCOPED_TRACE(testing::Message() << "step " << failing << (moment == Moment::before ? " before" : " after"));
        start_again();
        std::string temporary;
        const auto error = file_error("It failed", mission_, error_number);
        WatchedFiles files([&](int step, Moment now) {
          // Created, yet reported as failed: the real step would have removed its file itself.
          const bool created = step == 1 && now == Moment::after && failing == step;
          if (created) temporary = names_in(folder_.path()).front();
          return step == failing && now == moment ? std::optional(error) : std::nullopt;
        });
        const auto saved = save_atomically(files, mission_, new_content);
        ASSERT_FALSE(saved);
        EXPECT_TRUE(contains(saved.error().message, error.message)) << saved.error().message;
        EXPECT_EQ(saved.error().file, mission_.string());
        const bool replaced = failing > replacing_step || (failing == replacing_step && moment == Moment::after);
        EXPECT_EQ(content_of(mission_), replaced ? new_content : old_content);
        EXPECT_EQ(contains(saved.error().message, "The new content is in place"), failing > replacing_step);
        expect_whole();
        if (!temporary.empty()) fs::remove(folder_ / temporary);
        EXPECT_EQ(names_in(folder_.path()), both_);
      }
    }
  }
}

TEST_F(AtomicSave, IsWholeWhereverTheProgramStops) {
  constexpr int stopped = 77;
  for (int stopping = 0; stopping < steps_of_a_save; ++stopping) {
    for (const auto moment : {Moment::before, Moment::after}) {
      SCOPED_TRACE(testing::Message() << "step " << stopping << (moment == Moment::before ? " before" : " after"));
      start_again();
      const auto end = run_in_child([&] {
        WatchedFiles files([&](int step, Moment now) -> std::optional<Error> {
          if (step == stopping && now == moment) ::_exit(stopped);
          return std::nullopt;
        });
        return message_of(save_atomically(files, mission_, new_content));
      });
      ASSERT_EQ(end.exit_code, stopped);
      expect_whole();
      const bool replaced = stopping > replacing_step || (stopping == replacing_step && moment == Moment::after);
      EXPECT_EQ(content_of(mission_), replaced ? new_content : old_content);
      EXPECT_LE(names_in(folder_.path()).size(), 3U) << "at most one temporary file is left";
      ASSERT_TRUE(save(mission_)) << "the next save works";
      EXPECT_EQ(content_of(mission_), new_content);
      for (const auto& name : names_in(folder_.path())) {
        if (name.starts_with(".")) fs::remove(folder_ / name);
      }
    }
  }
}

TEST_F(AtomicSave, LeavesNothingWhereTheProgramIsInterrupted) {
  constexpr int ended = 78;
  for (int stopping = 0; stopping < steps_of_a_save; ++stopping) {
    for (const auto moment : {Moment::before, Moment::after}) {
      SCOPED_TRACE(testing::Message() << "step " << stopping << (moment == Moment::before ? " before" : " after"));
      start_again();
      const auto end = run_in_child([&] {
        std::signal(SIGUSR1, [](int) {
          remove_temporary_files();
          ::_exit(ended);
        });
        WatchedFiles files([&](int step, Moment now) -> std::optional<Error> {
          if (step == stopping && now == moment) ::raise(SIGUSR1);
          return std::nullopt;
        });
        return message_of(save_atomically(files, mission_, new_content));
      });
      ASSERT_EQ(end.exit_code, ended);
      expect_whole();
      EXPECT_EQ(names_in(folder_.path()), both_);
    }
  }
}

TEST_F(AtomicSave, IsWholeWhenTheProgramDiesWhileWriting) {
  const auto end = run_in_child([&] {
    const rlimit half{new_content.size() / 2, new_content.size() / 2};
    if (::setrlimit(RLIMIT_FSIZE, &half) != 0) throw std::runtime_error("no limit");
    return message_of(save(mission_));
  });
  ASSERT_EQ(end.signal, SIGXFSZ);
  EXPECT_EQ(content_of(mission_), old_content);
  EXPECT_EQ(content_of(backup_), older);
  EXPECT_EQ(names_in(folder_.path()).size(), 3U) << "the half-written file is there under its own name";
}

TEST_F(AtomicSave, CleansUpWhenHalfOfItCannotBeWritten) {
  const auto end = run_in_child([&] {
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit half{new_content.size() / 2, new_content.size() / 2};
    if (::setrlimit(RLIMIT_FSIZE, &half) != 0) throw std::runtime_error("no limit");
    return message_of(save(mission_));
  });
  EXPECT_EQ(end.text, "The file cannot be written because it would be larger than the disk allows. Try another disk.");
  EXPECT_EQ(content_of(mission_), old_content);
  EXPECT_EQ(content_of(backup_), older);
  EXPECT_EQ(names_in(folder_.path()), both_);
}

/// Makes this process root of a little world of its own, as far as mounting goes. Throws where that is not allowed.
void become_root_of_own_world() {
  const auto same_user = "0 " + std::to_string(::getuid()) + " 1";
  const auto same_group = "0 " + std::to_string(::getgid()) + " 1";
  if (::unshare(CLONE_NEWUSER) != 0) throw std::runtime_error("not allowed");
  write_file("/proc/self/uid_map", same_user);
  write_file("/proc/self/setgroups", "deny");
  write_file("/proc/self/gid_map", same_group);
}

/// Puts a small disk of its own at `folder`, seen by this process only. False where the system does not let us.
bool mount_small_disk(const fs::path& folder) {
  try {
    if (::geteuid() != 0) become_root_of_own_world();
  } catch (const std::exception&) {
    return false;
  }
  return ::unshare(CLONE_NEWNS) == 0 && ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
         ::mount("none", folder.c_str(), "tmpfs", 0, "size=128k") == 0;
}

TEST_F(AtomicSave, SaysThatTheDiskIsFull) {
  const std::string not_allowed = "not allowed";
  const auto end = run_in_child([&] {
    if (!mount_small_disk(folder_.path())) return not_allowed;
    write_file(mission_, old_content);
    auto text = message_of(save(mission_));
    text += content_of(mission_) == old_content ? " old," : " damaged,";
    for (const auto& name : names_in(folder_.path())) text += " " + name;
    return text;
  });
  if (end.text == not_allowed) GTEST_SKIP() << "this user may not mount a small disk";
  EXPECT_EQ(end.text,
            "The file cannot be written because the disk is full. Free some space and try again. old, "
            "mission.bulkhead");
}

TEST_F(AtomicSave, SaysThatTheDiskIsWriteProtected) {
  const std::string not_allowed = "not allowed";
  const auto end = run_in_child([&] {
    if (!mount_small_disk(folder_.path())) return not_allowed;
    write_file(mission_, old_content);
    if (::mount("none", folder_.path().c_str(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) != 0) return not_allowed;
    return message_of(save(mission_)) + " " + message_of(save(folder_ / "new"));
  });
  if (end.text == not_allowed) GTEST_SKIP() << "this user may not mount a small disk";
  const std::string message = "The file cannot be written because the disk is write-protected. Choose another disk.";
  EXPECT_EQ(end.text, message + " " + message);
}

TEST_F(AtomicSave, LeavesAReadOnlyFolderAlone) {
  fs::permissions(folder_.path(), static_cast<fs::perms>(0555));
  fs::permissions(mission_, static_cast<fs::perms>(0666));
  const auto end = run_in_child([&] {
    become_ordinary_user();
    return message_of(save(mission_)) + " " + message_of(save(folder_ / "new"));
  });
  const std::string message =
      "The file cannot be written because you do not have the permission. "
      "Choose another place or change its permissions.";
  EXPECT_EQ(end.text, message + " " + message);
  EXPECT_EQ(content_of(mission_), old_content);
  EXPECT_EQ(names_in(folder_.path()), both_);
  fs::permissions(folder_.path(), static_cast<fs::perms>(0755));
}

TEST_F(AtomicSave, DoesNotReplaceAReadOnlyFile) {
  fs::permissions(folder_.path(), static_cast<fs::perms>(0777));
  fs::permissions(mission_, static_cast<fs::perms>(0444));
  const auto end = run_in_child([&] {
    become_ordinary_user();
    return message_of(save(mission_));
  });
  EXPECT_TRUE(contains(end.text, "you do not have the permission")) << end.text;
  EXPECT_EQ(content_of(mission_), old_content);
}

#ifdef SYS_link
constexpr std::array<long, 2> link_calls = {SYS_link, SYS_linkat};
#else
constexpr std::array<long, 1> link_calls = {SYS_linkat};
#endif

/// Makes these calls of the system fail with an error, as they do on disks that have no such thing. Allowed to every
/// user.
bool forbid(std::span<const long> calls, unsigned error_number) {
  constexpr auto number_at = static_cast<unsigned>(offsetof(seccomp_data, nr));
  std::vector<sock_filter> program = {BPF_STMT(BPF_LD | BPF_W | BPF_ABS, number_at)};
  for (const auto call : calls) {
    program.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<unsigned>(call), 0, 1));
    program.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | error_number));
  }
  program.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
  const sock_fprog filter{static_cast<unsigned short>(program.size()), program.data()};
  return ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
}

TEST_F(AtomicSave, CopiesTheBackupWhereTheDiskHasNoHardLinks) {
  const std::string not_allowed = "not allowed";
  const auto end = run_in_child([&] {
    if (!forbid(link_calls, EPERM)) return not_allowed;
    if (::link(mission_.c_str(), (folder_ / "link").c_str()) == 0) return std::string("links still work");
    return message_of(save(mission_));
  });
  if (end.text == not_allowed) GTEST_SKIP() << "this system does not filter system calls";
  EXPECT_EQ(end.text, "no error");
  EXPECT_EQ(content_of(mission_), new_content);
  EXPECT_EQ(content_of(backup_), old_content);
  EXPECT_EQ(names_in(folder_.path()), both_);
}

TEST_F(AtomicSave, MakesANewFileWhereTheDiskCannotRenameToFreeNames) {
  const std::string not_allowed = "not allowed";
  const auto said = [](const Result<bool>& made) {
    if (!made) return made.error().message;
    return std::string(*made ? "made" : "taken");
  };
  for (const bool links : {true, false}) {
    fs::remove(folder_ / "new");
    const auto end = run_in_child([&] {
      if (!forbid(std::array{long{SYS_renameat2}}, EINVAL)) return not_allowed;
      if (!links && !forbid(link_calls, EPERM)) return not_allowed;
      return said(save_new_file(real_files(), folder_ / "new", new_content)) + ", " +
             said(save_new_file(real_files(), folder_ / "new", "other")) + ", " +
             said(save_new_file(real_files(), mission_, "other"));
    });
    if (end.text == not_allowed) GTEST_SKIP() << "this system does not filter system calls";
    EXPECT_EQ(end.text, "made, taken, taken") << links;
    EXPECT_EQ(content_of(folder_ / "new"), new_content) << links;
    EXPECT_EQ(content_of(mission_), old_content) << links;
    EXPECT_EQ(names_in(folder_.path()), (Names{"mission.bulkhead", "mission.bulkhead~", "new"})) << links;
  }
}

TEST_F(AtomicSave, KeepsOneOfTheFilesThatSeveralProgramsSaveAtOnce) {
  constexpr int programs = 4;
  constexpr int saves = 25;
  std::array<pid_t, programs> children{};
  for (int number = 0; number < programs; ++number) {
    const auto child = ::fork();
    ASSERT_NE(child, -1);
    if (child == 0) {
      const std::string content(200'000, static_cast<char>('a' + number));
      int failures = 0;
      for (int count = 0; count < saves; ++count) failures += save(mission_, content) ? 0 : 1;
      ::_exit(failures);
    }
    children[static_cast<std::size_t>(number)] = child;
  }
  for (const auto child : children) {
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
  }
  const auto content = content_of(mission_);
  ASSERT_EQ(content.size(), 200'000U);
  EXPECT_EQ(content, std::string(200'000, content.front()));
  EXPECT_EQ(names_in(folder_.path()), both_);
}

TEST(SavingAtOnce, TakesEachTemporaryNameOnce) {
  const TemporaryFolder folder;
  const auto first = real_files().create_temporary(folder / "a", "a");
  ASSERT_TRUE(first.has_value());
  real_files().remove(*first);
  const auto second = real_files().create_temporary(folder / "b", "b");
  ASSERT_TRUE(second.has_value());
  EXPECT_NE(*first, *second);
  real_files().remove(*second);
}

TEST(SavingAtOnce, MixesNoFiles) {
  const TemporaryFolder folder;
  const auto save_many = [&](const std::string& name) {
    for (int round = 0; round < 200; ++round) {
      const auto content = name + std::to_string(round);
      const auto saved = save(folder / name, content);
      ASSERT_TRUE(saved.has_value()) << message_of(saved);
      ASSERT_EQ(content_of(folder / name), content);
    }
  };
  std::vector<std::jthread> threads;
  for (const std::string name : {"a", "b", "c", "d"}) threads.emplace_back(save_many, name);
  threads.clear();
  EXPECT_EQ(names_in(folder.path()), (Names{"a", "a~", "b", "b~", "c", "c~", "d", "d~"}));
}

}  // namespace
}  // namespace bulkhead::test
