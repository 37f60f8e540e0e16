// SPDX-License-Identifier: MIT
#include "editor/tools/document/recovery.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <signal.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "model/edit/edit.h"
#include "model/io/mission_file.h"
#include "tests/support/full_disk.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead {
namespace {

using std::chrono::milliseconds;
using test::TemporaryFolder;

const Recovery::Time start{std::chrono::seconds(1000)};

/// A process that has died: what it wrote stays, its lock is free.
template <typename Work>
void in_a_process_that_dies(const Work& work) {
  const auto child = ::fork();
  ASSERT_NE(child, -1);
  if (child == 0) {
    work();
    ::_exit(0);  // runs no destructor
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

void edit_and_write(const std::filesystem::path& folder, const std::string& title, const std::string& original) {
  auto recovery = Recovery::begin(folder);
  Document document(test::empty_mission());
  document.begin(test::empty_mission(), original, false);
  if (!recovery || !document.apply(SetHead{"title", title})) ::_exit(1);
  recovery->note(document, start);
  const auto job = recovery->at_once();
  if (!job || !job->run()) ::_exit(2);
  ::_exit(0);
}

TEST(Recovery, WhatIsLeftBehindIsOfferedToTheNextStart) {
  const TemporaryFolder folder;
  Document document(test::empty_mission());
  ASSERT_TRUE(document.apply(SetHead{"title", "Left"}));
  for (const bool leave : {false, true}) {
    {
      auto recovery = Recovery::begin(folder.path());
      ASSERT_TRUE(recovery.has_value());
      recovery->note(document, start);
      ASSERT_TRUE(recovery->at_once()->run());
      if (leave) recovery->leave_behind();
    }
    const auto left = recoverable(folder.path());
    ASSERT_EQ(left.size(), leave ? 1U : 0U);
    if (leave) {
      EXPECT_EQ(left.front().content->mission, *document.mission());
    }
  }
}

TEST(Recovery, IsDueHalfASecondAfterTheFirstEditThatIsNotWritten) {
  const TemporaryFolder folder;
  auto recovery = Recovery::begin(folder.path());
  ASSERT_TRUE(recovery.has_value());
  Document document(test::empty_mission());
  recovery->note(document, start);
  EXPECT_FALSE(recovery->due(start + milliseconds(5000)).has_value()) << "nothing was changed";

  ASSERT_TRUE(document.apply(SetHead{"title", "A"}).has_value());
  recovery->note(document, start);
  EXPECT_FALSE(recovery->due(start + milliseconds(499)).has_value());
  ASSERT_TRUE(document.apply(SetHead{"title", "B"}).has_value());
  recovery->note(document, start + milliseconds(400));
  const auto job = recovery->due(start + milliseconds(500));
  ASSERT_TRUE(job.has_value()) << "later edits do not put it off";
  EXPECT_FALSE(recovery->due(start + milliseconds(900)).has_value()) << "once is enough";
  ASSERT_TRUE(job->run().has_value());
  EXPECT_NE(test::content_of(recovery->own_folder() / "mission.recovery").find("title=\"B\""), std::string::npos);
}

TEST(Recovery, TakesItsFileAwayWhenThereIsNothingToLose) {
  const TemporaryFolder folder;
  auto recovery = Recovery::begin(folder.path());
  Document document(test::empty_mission());
  ASSERT_TRUE(document.apply(SetHead{"title", "A"}).has_value());
  recovery->note(document, start);
  ASSERT_TRUE(recovery->at_once()->run().has_value());
  const auto file = recovery->own_folder() / "mission.recovery";
  EXPECT_TRUE(std::filesystem::exists(file));
  document.undo();
  recovery->note(document, start);
  ASSERT_TRUE(recovery->due(start + milliseconds(500))->run().has_value());
  EXPECT_FALSE(std::filesystem::exists(file));
}

TEST(Recovery, AnOlderJobDoesNotUndoANewerOne) {
  const TemporaryFolder folder;
  auto recovery = Recovery::begin(folder.path());
  Document document(test::empty_mission());
  ASSERT_TRUE(document.apply(SetHead{"title", "old"}).has_value());
  recovery->note(document, start);
  const auto old_job = recovery->at_once();
  ASSERT_TRUE(document.apply(SetHead{"title", "new"}).has_value());
  recovery->note(document, start);
  ASSERT_TRUE(recovery->at_once()->run().has_value());
  ASSERT_TRUE(old_job->run().has_value());
  EXPECT_NE(test::content_of(recovery->own_folder() / "mission.recovery").find("title=\"new\""), std::string::npos);
}

TEST(Recovery, TriesAgainWhenTheDiskWasFull) {
  const TemporaryFolder folder;
  test::FullDisk files;
  auto recovery = Recovery::begin(folder.path(), files);
  Document document(test::empty_mission());
  ASSERT_TRUE(document.apply(SetHead{"title", "A"}).has_value());
  recovery->note(document, start);
  const auto failed = recovery->at_once()->run();
  ASSERT_FALSE(failed.has_value());
  EXPECT_FALSE(failed.error().message.empty());
  EXPECT_EQ(test::names_in(recovery->own_folder()), std::vector<std::string>{"lock"});
  recovery->retry(document, start);
  files.full = false;
  ASSERT_TRUE(recovery->due(start + milliseconds(500))->run().has_value());
  EXPECT_NE(test::content_of(recovery->own_folder() / "mission.recovery").find("title=\"A\""), std::string::npos);
}

TEST(Recovery, AJobMayOutliveIt) {
  const TemporaryFolder folder;
  std::optional<Recovery::Job> job;
  {
    auto recovery = Recovery::begin(folder.path());
    Document document(test::empty_mission());
    ASSERT_TRUE(document.apply(SetHead{"title", "A"}).has_value());
    recovery->note(document, start);
    job = recovery->at_once();
  }
  std::thread late([&] { EXPECT_TRUE(job->run().has_value()); });
  late.join();
  EXPECT_TRUE(test::names_in(folder.path()).empty()) << "the program has ended in good order";
}

TEST(Recovery, NeverOffersWhatALivingProcessHas) {
  const TemporaryFolder folder;
  auto recovery = Recovery::begin(folder.path());
  auto second = Recovery::begin(folder.path());
  ASSERT_TRUE(second.has_value());
  EXPECT_NE(recovery->own_folder(), second->own_folder());
  Document document(test::empty_mission());
  ASSERT_TRUE(document.apply(SetHead{"title", "A"}).has_value());
  recovery->note(document, start);
  ASSERT_TRUE(recovery->at_once()->run().has_value());
  EXPECT_TRUE(recoverable(folder.path()).empty());
  EXPECT_TRUE(std::filesystem::exists(recovery->own_folder() / "mission.recovery"));
  EXPECT_TRUE(std::filesystem::exists(second->own_folder())) << "an empty folder of a living process stays too";
}

TEST(Recovery, OffersWhatADeadProcessLeft) {
  const TemporaryFolder folder;
  in_a_process_that_dies([&] { edit_and_write(folder.path(), "Lost", "/tables/50% off\n.bulkhead"); });
  {
    const auto left = recoverable(folder.path());
    ASSERT_EQ(left.size(), 1U);
    EXPECT_EQ(left[0].original, "/tables/50% off\n.bulkhead");
    ASSERT_TRUE(left[0].content.has_value());
    EXPECT_EQ(left[0].content->mission.head->title, "Lost");
    EXPECT_TRUE(recoverable(folder.path()).empty()) << "somebody looks at it already";
  }
  const auto left = recoverable(folder.path());
  ASSERT_EQ(left.size(), 1U) << "looking at it does not take it away";
  discard(left[0]);
  EXPECT_TRUE(recoverable(folder.path()).empty());
  EXPECT_TRUE(test::names_in(folder.path()).empty());
}

TEST(Recovery, RemovesFoldersOfTheDeadThatHoldNothing) {
  const TemporaryFolder folder;
  in_a_process_that_dies([&] {
    if (!Recovery::begin(folder.path())) ::_exit(1);
    // The temporary is gone with the statement; a lasting one dies with the process.
    auto* lasting = new Result<Recovery>(Recovery::begin(folder.path()));
    ::_exit(lasting->has_value() ? 0 : 2);
  });
  EXPECT_EQ(test::names_in(folder.path()).size(), 1U);
  EXPECT_TRUE(recoverable(folder.path()).empty());
  EXPECT_TRUE(test::names_in(folder.path()).empty());
}

TEST(Recovery, KeepsWhatItCannotRead) {
  const TemporaryFolder folder;
  for (const auto* content : {"", "bulkhead-recovery 1\npath \n", "bulkhead-recovery 1\npath x\n\n<mission",
                              "<mission format=\"1\"/>", "bulkhead-recovery 2\npath x\n\n"}) {
    in_a_process_that_dies([&] { edit_and_write(folder.path(), "Lost", ""); });
    const auto file = recoverable(folder.path()).at(0).file;
    test::write_file(file, content);
    const auto left = recoverable(folder.path());
    ASSERT_EQ(left.size(), 1U) << content;
    EXPECT_FALSE(left[0].content.has_value()) << content;
    EXPECT_TRUE(std::filesystem::exists(file));
    discard(left[0]);
  }
}

/// The real files, which write down how much of a file was asked for.
class AskedFiles final : public test::ForwardedFiles {
 public:
  std::size_t limit = 0;
  Result<std::string> read(const std::filesystem::path& path, std::size_t most) override {
    limit = most;
    return test::ForwardedFiles::read(path, most);
  }
};

TEST(Recovery, TheLargestMissionIsReadWithWhatStandsBeforeIt) {
  const TemporaryFolder folder;
  const std::string original(4000, '\n');  // three letters each in the file
  in_a_process_that_dies([&] { edit_and_write(folder.path(), "Lost", original); });
  AskedFiles files;
  const auto left = recoverable(folder.path(), files);
  ASSERT_EQ(left.size(), 1U);
  const auto text = test::content_of(left[0].file);
  EXPECT_GE(files.limit, largest_document + text.find("<?xml"));
  EXPECT_GT(text.find("<?xml"), 12'000U);
}

TEST(Recovery, SaysWhyItCannotBegin) {
  const TemporaryFolder folder;
  EXPECT_FALSE(Recovery::begin({}).has_value());
  test::write_file(folder / "file", "");
  EXPECT_FALSE(Recovery::begin(folder / "file").has_value());
  EXPECT_TRUE(recoverable(folder / "no-such-folder").empty());
}

TEST(Recovery, LiesWhereTheDesktopWantsIt) {
  ASSERT_EQ(::setenv("XDG_STATE_HOME", "/state", 1), 0);
  EXPECT_EQ(recovery_folder(), "/state/bulkhead/recovery");
  ASSERT_EQ(::setenv("XDG_STATE_HOME", "relative", 1), 0);
  ASSERT_EQ(::setenv("HOME", "/somebody", 1), 0);
  EXPECT_EQ(recovery_folder(), "/somebody/.local/state/bulkhead/recovery");
  ASSERT_EQ(::unsetenv("XDG_STATE_HOME"), 0);
}

/// Edits without end, a title a millisecond, as the window does it: each edit noted, what is due written. After each
/// edit its number goes to the parent, with the time.
struct Progress {
  int title = 0;
  std::int64_t milliseconds = 0;
};

std::int64_t now_in_milliseconds() {
  return std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

[[noreturn]] void edit_without_end(const std::filesystem::path& folder, int to_parent) {
  auto recovery = Recovery::begin(folder);
  Document document(test::empty_mission());
  for (int title = 1; recovery.has_value(); ++title) {
    if (!document.apply(SetHead{"title", std::to_string(title)})) break;
    const auto now = std::chrono::steady_clock::now();
    recovery->note(document, now);
    const Progress progress{title, now_in_milliseconds()};
    if (::write(to_parent, &progress, sizeof progress) != static_cast<ssize_t>(sizeof progress)) break;
    if (const auto job = recovery->due(now); job && !job->run()) break;
    std::this_thread::sleep_for(milliseconds(1));
  }
  ::_exit(1);
}

/// A process that edits in a folder of its own, to be killed.
struct Victim {
  TemporaryFolder folder;
  pid_t process = 0;
  int from_it = 0;
};

void start_editing(Victim& victim) {
  std::array<int, 2> ends{};
  ASSERT_EQ(::pipe(ends.data()), 0);
  victim.process = ::fork();
  ASSERT_NE(victim.process, -1);
  if (victim.process == 0) edit_without_end(victim.folder.path(), ends[1]);
  ::close(ends[1]);
  victim.from_it = ends[0];
}

/// Gives the newest title that was a second old when the process was killed.
int kill_in_mid_edit(const Victim& victim) {
  const auto killed_at = now_in_milliseconds();
  ::kill(victim.process, SIGKILL);
  int newest = 0;
  Progress progress;
  while (::read(victim.from_it, &progress, sizeof progress) == static_cast<ssize_t>(sizeof progress)) {
    if (killed_at - progress.milliseconds > 1000) newest = progress.title;
  }
  ::close(victim.from_it);
  int status = 0;
  EXPECT_EQ(::waitpid(victim.process, &status, 0), victim.process);
  EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << "it should have been killed, not have ended";
  return newest;
}

TEST(Recovery, SurvivesTwentyKillsInMidEdit) {
  constexpr int at_a_time = 4;
  for (int round = 0; round < 20 / at_a_time; ++round) {
    std::array<Victim, at_a_time> victims;
    for (auto& victim : victims) start_editing(victim);
    // At other moments of the half second between two writings each time.
    std::this_thread::sleep_for(milliseconds(1200 + 100 * round));
    for (const auto& victim : victims) {
      std::this_thread::sleep_for(milliseconds(23));
      const auto newest = kill_in_mid_edit(victim);
      ASSERT_GT(newest, 0);
      const auto left = recoverable(victim.folder.path());
      ASSERT_EQ(left.size(), 1U);
      ASSERT_TRUE(left[0].content.has_value()) << to_text(left[0].content.error());
      EXPECT_GE(std::atoi(left[0].content->mission.head->title.c_str()), newest) << "round " << round;
    }
  }
}

TEST(Recovery, ReadsBackTheLargestMissionThatItWrites) {
  const TemporaryFolder folder;
  std::filesystem::create_directories(folder / "1-1");
  test::write_file(folder / "1-1" / "lock", "");
  auto document = write_mission(test::empty_mission());
  document.resize(largest_document, ' ');
  test::write_file(folder / "1-1" / "mission.recovery", "bulkhead-recovery 1\npath a\n\n" + document);
  const auto left = recoverable(folder.path());
  ASSERT_EQ(left.size(), 1U);
  ASSERT_TRUE(left.front().content.has_value()) << to_text(left.front().content.error());
  EXPECT_EQ(left.front().content->mission, test::empty_mission());
}

}  // namespace
}  // namespace bulkhead
