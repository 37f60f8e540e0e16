// SPDX-License-Identifier: MIT
#include "editor/tools/document/document.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "editor/tools/words/translate.h"
#include "model/edit/edit.h"
#include "model/io/mission_file.h"
#include "tests/support/full_disk.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead {
namespace {

using test::TemporaryFolder;
using Event = Document::Event;

/// Counts what a document tells.
struct Ear {
  explicit Ear(Document& document) {
    document.listen([this](Event event) { ++(event == Event::state ? states : missions); });
  }
  int missions = 0;
  int states = 0;
};

TEST(Document, BeginsUnmodifiedWithoutAFile) {
  Document document(test::empty_mission());
  EXPECT_FALSE(document.modified());
  EXPECT_TRUE(document.path().empty());
  EXPECT_EQ(document.name(), "Sample");
  EXPECT_EQ(document.look().state, DiskState::unchanged);
}

TEST(Document, TellsEveryChangeOnce) {
  Document document(test::empty_mission());
  Ear ear(document);
  const auto first = document.revision();
  ASSERT_TRUE(document.apply(SetHead{"title", "A"}).has_value());
  EXPECT_EQ(ear.missions, 1);
  EXPECT_GT(document.revision(), first);
  EXPECT_TRUE(document.modified());
  ASSERT_TRUE(document.apply(SetHead{"title", "A"}).has_value()) << "nothing changes";
  EXPECT_EQ(ear.missions, 1);
  document.undo();
  EXPECT_EQ(ear.missions, 2);
  EXPECT_FALSE(document.modified());
  document.undo();
  EXPECT_EQ(ear.missions, 2) << "there was nothing to undo";
  document.redo();
  EXPECT_EQ(ear.missions, 3);
  EXPECT_EQ(document.undo_name(), "Title");
}

TEST(Document, AGestureIsOneStep) {
  Document document(test::empty_mission());
  const auto before = document.mission();
  auto gesture = document.begin_gesture();
  ASSERT_TRUE(gesture.set(SetHead{"title", "a"}).has_value());
  ASSERT_TRUE(gesture.set(SetHead{"author", "b"}).has_value());
  EXPECT_EQ(document.mission()->head->title, before->head->title) << "what is set comes in the place of what was";
  EXPECT_EQ(document.mission()->head->author, "b");
  EXPECT_FALSE(gesture.set(SetHead{"title", "\x01"}).has_value());
  EXPECT_EQ(document.mission()->head->author, "b") << "what fails changes nothing";
  gesture.commit();
  EXPECT_EQ(document.undo_name(), "Author");
  ASSERT_TRUE(gesture.set(SetHead{"title", "late"}).has_value());
  EXPECT_NE(document.mission()->head->title, "late") << "it has ended";
  document.undo();
  EXPECT_FALSE(document.can_undo());
  EXPECT_EQ(*document.mission(), *before);
}

TEST(Document, AGestureThatIsCancelledOrDroppedLeavesNothing) {
  Document document(test::empty_mission());
  const auto before = *document.mission();
  auto cancelled = document.begin_gesture();
  ASSERT_TRUE(cancelled.set(SetHead{"title", "a"}).has_value());
  cancelled.cancel();
  EXPECT_EQ(*document.mission(), before);
  EXPECT_FALSE(document.can_undo());
  {
    auto dropped = document.begin_gesture();
    ASSERT_TRUE(dropped.set(SetHead{"title", "a"}).has_value());
    EXPECT_TRUE(document.can_undo());
  }
  EXPECT_EQ(*document.mission(), before);
  EXPECT_FALSE(document.can_undo());
}

TEST(Document, AGestureEndsAsItStandsWhereSomethingElseIsDone) {
  Document document(test::empty_mission());
  {
    auto gesture = document.begin_gesture();
    ASSERT_TRUE(gesture.set(SetHead{"title", "a"}).has_value());
    ASSERT_TRUE(document.apply(SetHead{"author", "b"}).has_value());
    ASSERT_TRUE(gesture.set(SetHead{"title", "late"}).has_value());
  }
  EXPECT_EQ(document.mission()->head->title, "a");
  EXPECT_EQ(document.mission()->head->author, "b");
  {
    auto first = document.begin_gesture();
    ASSERT_TRUE(first.set(SetHead{"title", "c"}).has_value());
    auto second = document.begin_gesture();
    ASSERT_TRUE(second.set(SetHead{"title", "d"}).has_value());
    second.commit();
  }
  EXPECT_EQ(document.mission()->head->title, "d");
  document.undo();
  EXPECT_EQ(document.mission()->head->title, "c");
}

TEST(Document, NamesOfStepsAreTranslated) {
  Document document(test::empty_mission());
  ASSERT_TRUE(document.apply(SetBoxes{Id("gallowdark"), 3}).has_value());
  set_translator([](std::string_view english) {
    return english == "Boxes of {}" ? std::string("Schachteln von {}") : std::string(english);
  });
  EXPECT_EQ(document.undo_name(), "Schachteln von Gallowdark");
  document.undo();
  EXPECT_EQ(document.redo_name(), "Schachteln von Gallowdark");
  EXPECT_EQ(document.undo_name(), "");
  set_translator({});
}

TEST(Document, AFailingEditChangesNothing) {
  Document document(test::empty_mission());
  Ear ear(document);
  const auto before = document.mission();
  const auto applied = document.apply(SetHead{"title", "\x01"});
  ASSERT_FALSE(applied.has_value());
  EXPECT_FALSE(applied.error().message.empty());
  EXPECT_EQ(document.mission(), before);
  EXPECT_EQ(ear.missions, 0);
}

TEST(Document, SavesAndOpensAgain) {
  const TemporaryFolder folder;
  Document document(test::mission_with({6, 7}, "B1/B2", "C2/C3"));
  Ear ear(document);
  ASSERT_TRUE(document.apply(SetHead{"title", "The Lock"}).has_value());
  ASSERT_TRUE(document.save_as(folder / "lock.bulkhead").has_value());
  EXPECT_FALSE(document.modified());
  EXPECT_EQ(ear.states, 1);
  EXPECT_EQ(document.name(), "lock.bulkhead");

  Document other(test::empty_mission());
  const auto remarks = other.open(folder / "lock.bulkhead", nullptr);
  ASSERT_TRUE(remarks.has_value());
  EXPECT_TRUE(remarks->empty());
  EXPECT_EQ(*other.mission(), *document.mission());
  EXPECT_FALSE(other.modified());
  EXPECT_FALSE(other.can_undo()) << "history begins anew";
}

TEST(Document, UndoingBeyondASaveIsAModification) {
  const TemporaryFolder folder;
  Document document(test::empty_mission());
  ASSERT_TRUE(document.apply(SetHead{"title", "A"}).has_value());
  ASSERT_TRUE(document.save_as(folder / "a.bulkhead").has_value());
  document.undo();
  EXPECT_TRUE(document.modified());
  document.redo();
  EXPECT_FALSE(document.modified());
}

TEST(Document, ABrokenFileLeavesItAlone) {
  const TemporaryFolder folder;
  test::write_file(folder / "broken.bulkhead", "<mission format=\"1\"");
  Document document(test::empty_mission());
  ASSERT_TRUE(document.apply(SetHead{"title", "Mine"}).has_value());
  Ear ear(document);
  const auto before = document.mission();
  const auto opened = document.open(folder / "broken.bulkhead", nullptr);
  ASSERT_FALSE(opened.has_value());
  EXPECT_EQ(opened.error().file, (folder / "broken.bulkhead").string());
  EXPECT_FALSE(document.open(folder / "missing.bulkhead", nullptr).has_value());
  EXPECT_EQ(document.mission(), before);
  EXPECT_TRUE(document.path().empty());
  EXPECT_TRUE(document.can_undo());
  EXPECT_EQ(ear.missions + ear.states, 0);
}

TEST(Document, AFailedSaveKeepsItModified) {
  const TemporaryFolder folder;
  Document document(test::empty_mission());
  ASSERT_TRUE(document.apply(SetHead{"title", "A"}).has_value());
  EXPECT_FALSE(document.save_as(folder / "no-such-folder" / "a.bulkhead").has_value());
  EXPECT_TRUE(document.modified());
  EXPECT_TRUE(document.path().empty());
}

std::filesystem::path copy_of(const std::filesystem::path& path) { return older_copy(path, 1); }

TEST(Document, KeepsAnOlderFileWhoseDefinitionsAreElsewhere) {
  const TemporaryFolder folder;
  const auto path = folder / "old.bulkhead";
  const std::string text = "<mission format=\"1\" id=\"m\" title=\"Old\"><uses system=\"elsewhere\"/></mission>";
  test::write_file(path, text);
  Document document(test::empty_mission());
  ASSERT_TRUE(document.save_as(path).has_value());
  EXPECT_EQ(document.kept(), copy_of(path));
  EXPECT_EQ(test::content_of(copy_of(path)), text);
}

TEST(Document, KeepsByTheFormatOfTheFileThatStandsThereNow) {
  const TemporaryFolder folder;
  const auto path = folder / "m.bulkhead";
  const auto now = write_mission(test::empty_mission());
  auto old = now;
  old.replace(old.find("format=\"2\""), 10, "format=\"1\"");
  test::write_file(path, old);
  Document document(test::empty_mission());
  ASSERT_TRUE(document.open(path, nullptr).has_value());
  test::write_file(path, now);
  ASSERT_TRUE(document.save().has_value());
  EXPECT_EQ(document.kept(), std::nullopt);
  EXPECT_FALSE(std::filesystem::exists(copy_of(path))) << "what stood there was of the newest format";
  test::write_file(path, old);
  ASSERT_TRUE(document.save().has_value());
  EXPECT_EQ(test::content_of(copy_of(path)), old);
}

TEST(Document, AFullDiskLosesNothing) {
  const TemporaryFolder folder;
  const auto path = folder / "a.bulkhead";
  test::FullDisk files;
  files.full = false;
  Document document(test::empty_mission(), files);
  ASSERT_TRUE(document.save_as(path).has_value());
  const auto saved = test::content_of(path);
  ASSERT_TRUE(document.apply(SetHead{"title", "A"}).has_value());
  files.full = true;
  const auto failed = document.save();
  ASSERT_FALSE(failed.has_value());
  EXPECT_NE(failed.error().message.find("full"), std::string::npos);
  EXPECT_TRUE(document.modified());
  EXPECT_EQ(document.mission()->head->title, "A");
  EXPECT_EQ(test::content_of(path), saved);
  EXPECT_EQ(document.look().state, DiskState::unchanged);
  files.full = false;
  ASSERT_TRUE(document.save().has_value());
  EXPECT_FALSE(document.modified());
}

TEST(Document, SeesWhatOthersDoToItsFile) {
  const TemporaryFolder folder;
  const auto path = folder / "a.bulkhead";
  Document document(test::empty_mission());
  ASSERT_TRUE(document.save_as(path).has_value());
  EXPECT_EQ(document.look().state, DiskState::unchanged);

  const auto saved = test::content_of(path);
  std::filesystem::last_write_time(path, std::filesystem::file_time_type::clock::now() + std::chrono::hours(1));
  EXPECT_EQ(document.look().state, DiskState::unchanged) << "touched, but the content is the same";

  auto changed = *document.mission();
  auto head = *changed.head;
  head.title = "Theirs";
  changed.head = head;
  test::write_file(path, write_mission(changed));
  EXPECT_EQ(document.look().state, DiskState::changed);
  ASSERT_TRUE(document.reload(nullptr).has_value());
  EXPECT_EQ(document.mission()->head->title, "Theirs");
  EXPECT_FALSE(document.modified());
  EXPECT_EQ(document.look().state, DiskState::unchanged);

  std::filesystem::remove(path);
  EXPECT_EQ(document.look().state, DiskState::gone);
  test::write_file(path, saved);
  EXPECT_EQ(document.look().state, DiskState::changed);
}

TEST(Document, ItsPathLeadsThereFromAnyFolder) {
  const TemporaryFolder folder;
  Document document(test::empty_mission());
  ASSERT_TRUE(document.save_as(folder / "a.bulkhead").has_value());
  const auto here = std::filesystem::current_path();
  std::filesystem::current_path(folder.path());
  EXPECT_TRUE(document.open("a.bulkhead", nullptr).has_value());
  EXPECT_EQ(document.path(), folder / "a.bulkhead");
  EXPECT_TRUE(document.save_as("b.bulkhead").has_value());
  std::filesystem::current_path(here);
  EXPECT_EQ(document.path(), folder / "b.bulkhead");
}

TEST(Document, CanKeepItsOwn) {
  const TemporaryFolder folder;
  const auto path = folder / "a.bulkhead";
  Document document(test::empty_mission());
  ASSERT_TRUE(document.save_as(path).has_value());
  test::write_file(path, "something else");
  document.keep_mine(document.look().stamp);
  EXPECT_EQ(document.look().state, DiskState::unchanged);
  EXPECT_TRUE(document.modified()) << "its mission is not what the file says";
  ASSERT_TRUE(document.save().has_value());
  EXPECT_FALSE(document.modified());
  EXPECT_EQ(test::content_of(path), write_mission(*document.mission()));
}

TEST(Document, ReloadingCanBeUndone) {
  const TemporaryFolder folder;
  const auto path = folder / "a.bulkhead";
  Document document(test::empty_mission());
  ASSERT_TRUE(document.save_as(path).has_value());
  ASSERT_TRUE(document.apply(SetHead{"title", "Mine"}).has_value());
  Ear ear(document);
  ASSERT_TRUE(document.reload(nullptr).has_value());
  EXPECT_EQ(document.mission()->head->title, "Sample");
  EXPECT_FALSE(document.modified());
  EXPECT_EQ(ear.missions, 1);
  EXPECT_EQ(document.undo_name(), "Reload");
  document.undo();
  EXPECT_EQ(document.mission()->head->title, "Mine");
  EXPECT_TRUE(document.modified());
  test::write_file(path, "no mission");
  EXPECT_FALSE(document.reload(nullptr).has_value());
  EXPECT_EQ(document.mission()->head->title, "Mine");
}

TEST(Document, AFileThatCannotBeTakenOverKeepsItModified) {
  const TemporaryFolder folder;
  const auto path = folder / "a.bulkhead";
  Document document(test::empty_mission());
  ASSERT_TRUE(document.save_as(path).has_value());
  const auto saved = test::content_of(path);
  ASSERT_TRUE(document.apply(SetHead{"title", "Mine"}).has_value());
  test::write_file(path, "no mission");
  ASSERT_FALSE(document.reload(nullptr).has_value());
  document.undo();
  EXPECT_EQ(document.mission()->head->title, "Sample");
  EXPECT_TRUE(document.modified()) << "the file says something else";
  test::write_file(path, saved);
  document.found_on_disk(document.look());
  EXPECT_FALSE(document.modified());
}

TEST(Document, AFileThatIsGoneForAWhileMakesItModifiedForThatWhile) {
  const TemporaryFolder folder;
  const auto path = folder / "a.bulkhead";
  Document document(test::empty_mission());
  ASSERT_TRUE(document.save_as(path).has_value());
  std::filesystem::rename(path, folder / "b.bulkhead");
  document.found_on_disk(document.look());
  EXPECT_TRUE(document.modified());
  std::filesystem::rename(folder / "b.bulkhead", path);
  document.found_on_disk(document.look());
  EXPECT_FALSE(document.modified());
}

TEST(FileStamp, WhatIsAsItWasAtTheLastLookIsNotReadAgain) {
  const TemporaryFolder folder;
  const auto path = folder / "a.txt";
  test::write_file(path, "one");
  const auto known = stamp_of(path, "one");
  test::write_file(path, "other");
  auto seen = check_disk(real_files(), path, known);
  EXPECT_EQ(seen.state, DiskState::changed);
  EXPECT_EQ(seen.stamp, stamp_of(path, "other"));
  // A memory of another content shows that the file itself was left alone.
  seen.stamp.content = 7;
  EXPECT_EQ(check_disk(real_files(), path, known, seen), seen);
  std::filesystem::remove(path);
  EXPECT_EQ(check_disk(real_files(), path, known, seen).state, DiskState::gone);
}

TEST(Document, BeginsAnewWithARecoveredMission) {
  Document document(test::empty_mission());
  ASSERT_TRUE(document.apply(SetHead{"title", "A"}).has_value());
  document.begin(test::mission_with({3, 2}, "A1/B1", ""), "elsewhere.bulkhead", true);
  EXPECT_TRUE(document.modified());
  EXPECT_FALSE(document.can_undo());
  EXPECT_EQ(document.path(), "elsewhere.bulkhead");
  ASSERT_TRUE(document.apply(SetHead{"title", "B"}).has_value());
  document.undo();
  EXPECT_TRUE(document.modified()) << "still in no file";
}

TEST(Document, MergesADragIntoOneStep) {
  Document document(test::empty_mission());
  for (const auto* edge : {"A1/A2", "B1/B2", "C1/C2"}) {
    const auto at = parse_edge_address(edge).value();
    ASSERT_TRUE(document.apply(SetWalls{{at}}, "drag 1").has_value());
  }
  document.finish_merge();
  document.undo();
  EXPECT_FALSE(document.can_undo());
  EXPECT_EQ(*document.mission(), test::empty_mission());
}

}  // namespace
}  // namespace bulkhead
