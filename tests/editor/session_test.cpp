// SPDX-License-Identifier: MIT
#include "editor/tools/session/session.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "editor/tools/session/error_question.h"
#include "exchange/sheets/card_choices.h"
#include "model/edit/edit.h"
#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "model/mission/names.h"
#include "model/settings/settings.h"
#include "tests/editor/desktop.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"
#include "workbench/all_checks.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using test::content_of;
using test::Desktop;
using test::TemporaryFolder;
using test::titled;
using Topic = Notices::Topic;

TEST(Session, TellsThatOthersHaveChangedTheFileAndTakesItOver) {
  Desktop desktop;
  const auto path = desktop.opened("mine");
  desktop.retitle("edited");
  Desktop::write(path, "theirs");
  ASSERT_TRUE(desktop.look_finds("changed mine.bulkhead"));
  desktop.session->notices().answer(0);
  EXPECT_EQ(desktop.title(), "theirs");
  EXPECT_TRUE(desktop.dialogs.asked.empty()) << "undo brings back what was here";
  desktop.session->document().undo();
  EXPECT_EQ(desktop.title(), "edited");
}

TEST(Session, TellsOfEveryChangeOfTheFile) {
  Desktop desktop;
  const auto path = desktop.opened("mine");
  Desktop::write(path, "theirs");
  ASSERT_TRUE(desktop.look_finds("changed"));
  desktop.session->notices().close();
  Desktop::write(path, "theirs again");
  EXPECT_TRUE(desktop.look_finds("changed"));
}

TEST(Session, ANoticeAboutAFileGoesWithIt) {
  Desktop desktop;
  const auto path = desktop.opened("mine");
  Desktop::write(path, "theirs");
  ASSERT_TRUE(desktop.look_finds("changed"));
  desktop.opened("another");
  EXPECT_EQ(desktop.told(Topic::disk), "");
  desktop.session->notices().answer(0);
  EXPECT_EQ(desktop.title(), "another");
}

TEST(Session, ALookThatComesTooLateIsAboutNothing) {
  Desktop desktop;
  const auto path = desktop.opened("mine");
  Desktop::write(path, "theirs");
  desktop.session->check_disk();
  desktop.opened("another");
  desktop.session->finish_background();
  EXPECT_EQ(desktop.told(Topic::disk), "");
}

TEST(Session, ALookTellsAsSoonAsItIsDone) {
  Desktop desktop;
  const auto path = desktop.opened("mine");
  Desktop::write(path, "theirs");
  desktop.session->check_disk();
  desktop.session->finish_background();
  EXPECT_NE(desktop.told(Topic::disk), "");
}

TEST(Session, WhatIsKeptIsMineUntilTheFileChangesAgain) {
  Desktop desktop;
  const auto path = desktop.opened("mine");
  Desktop::write(path, "theirs");
  ASSERT_TRUE(desktop.look_finds("changed"));
  desktop.session->notices().answer(1);
  EXPECT_TRUE(desktop.session->document().modified());
  EXPECT_TRUE(desktop.session->files().save());
  EXPECT_TRUE(desktop.dialogs.asked.empty()) << "that was decided";
  EXPECT_EQ(content_of(path), write_mission(titled("mine")));
}

TEST(Session, AFileThatComesBackIsNoNews) {
  Desktop desktop;
  const auto path = desktop.opened("mine");
  std::filesystem::rename(path, desktop.folder / "away");
  ASSERT_TRUE(desktop.look_finds("removed or renamed"));
  EXPECT_TRUE(desktop.session->document().modified());
  std::filesystem::rename(desktop.folder / "away", path);
  desktop.session->check_disk();
  EXPECT_TRUE(desktop.comes_true([&] { return desktop.told(Topic::disk).empty(); }));
  EXPECT_FALSE(desktop.session->document().modified());
}

TEST(Session, SavingLooksWhetherOthersHaveWritten) {
  Desktop desktop;
  const auto path = desktop.opened("mine");
  desktop.retitle("edited");
  Desktop::write(path, "theirs");
  EXPECT_FALSE(desktop.session->files().save());
  EXPECT_EQ(desktop.dialogs.asked, std::vector<std::string>{"overwriting"});
  EXPECT_EQ(content_of(path), write_mission(titled("theirs")));

  desktop.dialogs.overwriting = Dialogs::Overwriting::elsewhere;
  desktop.dialogs.save = desktop.folder / "elsewhere.bulkhead";
  EXPECT_TRUE(desktop.session->files().save());
  EXPECT_EQ(content_of(path), write_mission(titled("theirs")));
  EXPECT_EQ(content_of(desktop.folder / "elsewhere.bulkhead"), write_mission(titled("edited")));

  Desktop::write(desktop.folder / "elsewhere.bulkhead", "theirs");
  desktop.dialogs.overwriting = Dialogs::Overwriting::overwrite;
  EXPECT_TRUE(desktop.session->files().save());
  EXPECT_EQ(content_of(desktop.folder / "elsewhere.bulkhead"), write_mission(titled("edited")));
}

TEST(Session, SavingWaitsForAProgramThatIsChangingTheFileAndSeesItsChange) {
  Desktop desktop;
  const auto path = desktop.opened("mine");
  desktop.retitle("edited");
  auto lock = lock_for_change(path);
  std::thread other([&] {
    std::this_thread::sleep_for(milliseconds(50));
    Desktop::write(path, "theirs");
    lock->reset();
  });
  EXPECT_FALSE(desktop.session->files().save());
  other.join();
  EXPECT_EQ(desktop.dialogs.asked, std::vector<std::string>{"overwriting"});
  EXPECT_EQ(content_of(path), write_mission(titled("theirs")));
}

/// A session with a mission with two chambers without a door, which is a sealed region each, and a file to export it
/// to.
class ExportWithErrors : public testing::Test {
 protected:
  ExportWithErrors() {
    const auto mission = test::mission_with({6, 7}, "A1/B1 A1/A2 E1/F1 F1/F2", "");
    EXPECT_TRUE(save_mission(real_files(), mission, desktop_.folder / "m.bulkhead"));
    desktop_.session->files().open(desktop_.folder / "m.bulkhead");
    desktop_.session->files().when_findings_wanted([this] { ++shown_; });
    desktop_.dialogs.request = ExportRequest{target_, {}};
  }
  void export_it() {
    desktop_.session->files().export_mission(Dialogs::Exporting::bundle);
    desktop_.session->finish_background();
  }
  [[nodiscard]] std::string question() const { return desktop_.told(Topic::errors); }
  void answer(std::size_t index) {
    desktop_.session->notices().answer(index);
    desktop_.session->finish_background();
  }
  [[nodiscard]] bool written() const { return std::filesystem::exists(target_); }

  Desktop desktop_;
  std::filesystem::path target_ = desktop_.folder / "briefing.md";
  int shown_ = 0;
};

TEST_F(ExportWithErrors, SaysSoFirstAndGoesOnIfItIsTold) {
  export_it();
  EXPECT_EQ(question(), "The mission has 2 errors: Sealed region (2).");
  EXPECT_FALSE(written());
  answer(0);
  EXPECT_TRUE(written());
  EXPECT_EQ(question(), "");
  EXPECT_EQ(desktop_.dialogs.asked, std::vector<std::string>{"export"}) << "where to is asked once";
}

TEST_F(ExportWithErrors, AsksOfTheErrorsThatThereAreAndGoesWithTheLast) {
  export_it();
  const auto errors = [&] {
    std::vector<Finding> found;
    for (const auto& finding : check_mission(*desktop_.session->document().mission()).findings) {
      if (finding.level == Level::error) found.push_back(finding);
    }
    return found;
  };
  auto& files = desktop_.session->files();
  const auto open = [&](const char* edge) {
    auto& document = desktop_.session->document();
    ASSERT_TRUE(document.apply(parse_edit(*document.mission(), std::string("open ") + edge).value()));
  };
  open("A1/B1");
  files.errors_found(errors());
  EXPECT_EQ(question(), "The mission has an error: Sealed region.");
  open("E1/F1");
  files.errors_found(errors());
  EXPECT_EQ(question(), "");
  files.errors_found({});
  EXPECT_EQ(desktop_.session->notices().shown(), nullptr);
}

TEST_F(ExportWithErrors, ShowsTheFindingsWhereTheyAreWanted) {
  export_it();
  answer(1);
  EXPECT_EQ(shown_, 1);
  EXPECT_FALSE(written());
  EXPECT_EQ(question(), "");
}

TEST_F(ExportWithErrors, AWindowThatIsClosedMeanwhileShowsTheQuestion) {
  desktop_.session->files().set_patience(milliseconds(0));
  desktop_.session->files().export_mission(Dialogs::Exporting::bundle);
  EXPECT_FALSE(desktop_.session->files().finish_export());
  EXPECT_EQ(question(), "The mission has 2 errors: Sealed region (2).");
}

TEST_F(ExportWithErrors, ExportsWhatIsThereWhenTheUserGoesOn) {
  export_it();
  desktop_.retitle("Named meanwhile");
  answer(0);
  EXPECT_NE(content_of(target_).find("Named meanwhile"), std::string::npos);
}

TEST_F(ExportWithErrors, AsksNothingOfAnErrorThatIsNoneForTheUser) {
  ASSERT_TRUE(change_settings(real_files(), settings_path(),
                              [](Settings& all) { all.levels[Id("sealed-region")] = Level::note; }));
  export_it();
  EXPECT_EQ(question(), "");
  EXPECT_TRUE(written());
}

TEST_F(ExportWithErrors, AQuestionIsNotAskedOfTheNextMission) {
  export_it();
  desktop_.opened("another");
  EXPECT_EQ(question(), "");
  export_it();
  EXPECT_TRUE(written()) << "this one has no errors";
}

TEST_F(ExportWithErrors, PrintingAsksAsWell) {
  desktop_.session->files().print();
  desktop_.session->finish_background();
  EXPECT_EQ(question(), "The mission has 2 errors: Sealed region (2).");
  EXPECT_TRUE(desktop_.dialogs.asked.empty());
  answer(0);
  EXPECT_EQ(desktop_.dialogs.asked, std::vector<std::string>{"print"});
  desktop_.opened("another");
  desktop_.session->files().print();
  desktop_.session->finish_background();
  EXPECT_EQ(desktop_.dialogs.asked, (std::vector<std::string>{"print", "print"})) << "this one has no errors";
}

TEST(ErrorsInWords, NameTheFirstKindsWithTheirNumbers) {
  const auto of = [](const std::vector<std::string>& keys) {
    std::vector<Finding> errors;
    for (const auto& key : keys) errors.push_back({key, Level::error, {}, {}, {}, false, {}});
    return words_for_errors(errors);
  };
  EXPECT_EQ(of({"no-route"}), "The mission has an error: No route between sides.");
  EXPECT_EQ(of({"sealed-region", "no-route", "sealed-region", "side-cut-off", "no-board", "seam"}),
            "The mission has 6 errors: Sealed region (2), No route between sides, " +
                find_check("side-cut-off")->title + ", and 2 others.");
}

TEST(Session, ACardIsExportedAsAPictureWhateverElseIsWrongWithTheMission) {
  Desktop desktop;
  auto mission = test::mission_with({6, 7}, "A1/B1 A1/A2 E1/F1 F1/F2", "");
  mission = new_text(mission, TextKind::stratagem).edit.apply(mission).value();
  const auto card = mission.stratagems->front().id;
  ASSERT_TRUE(save_mission(real_files(), mission, desktop.folder / "m.bulkhead"));
  desktop.session->files().open(desktop.folder / "m.bulkhead");
  desktop.session->files().export_card(card, "poker");
  EXPECT_EQ(desktop.dialogs.suggested, desktop.folder / (card.text() + ".png"));
  desktop.dialogs.card = desktop.folder / "mine.png";
  desktop.session->files().export_card(card, "tarot");
  desktop.session->finish_background();
  EXPECT_EQ(desktop.dialogs.asked, (std::vector<std::string>{"card", "card"}));
  const ExportSource source(*desktop.session->document().mission(), choices_of_card(card, "tarot"));
  EXPECT_EQ(content_of(desktop.folder / "mine.png"), exporter_of("map-png").make(source)->files.front().content);
}

/// An export that shows its notice at once, of a mission that is open.
class SlowExport {
 public:
  explicit SlowExport(const std::string& target) : target_(desktop.folder / target) {
    desktop.opened("mine");
    desktop.session->files().set_patience(milliseconds(0));
    desktop.session->notices().listen(
        [this] {
          if (const auto* shown = desktop.session->notices().shown()) said.push_back(shown->text);
        },
        [this](const std::string& words) { said.push_back(words); });
    desktop.dialogs.request = ExportRequest{target_, {}};
    begin();
  }
  void begin() { desktop.session->files().export_mission(Dialogs::Exporting::bundle); }
  [[nodiscard]] std::string notice() const { return desktop.told(Topic::exporting); }
  [[nodiscard]] bool written() const { return std::filesystem::exists(target_); }
  [[nodiscard]] bool has_said(const std::string& words) const {
    return std::find(said.begin(), said.end(), words) != said.end();
  }

  Desktop desktop;
  /// All that was told, in order.
  std::vector<std::string> said;

 private:
  std::filesystem::path target_;
};

TEST(Session, AnExportThatTakesLongSaysSoUntilItIsWritten) {
  SlowExport slow("map.pdf");
  EXPECT_EQ(slow.notice(), "Exporting map.pdf…");
  EXPECT_FALSE(slow.written());
  // The mission that is written is the one of when it was asked for, whatever is done meanwhile.
  slow.desktop.retitle("edited meanwhile");
  ASSERT_TRUE(slow.desktop.comes_true([&] { return slow.written(); }));
  EXPECT_EQ(slow.notice(), "");
  EXPECT_EQ(content_of(slow.desktop.folder / "map.pdf").find("edited meanwhile"), std::string::npos);
  EXPECT_TRUE(slow.has_said("Exported " + (slow.desktop.folder / "map.pdf").string()));
}

TEST(Session, WhatIsExportedCanBeOpenedFromItsNotice) {
  Desktop desktop;
  desktop.opened("mine");
  auto& notices = desktop.session->notices();
  const auto begin = [&](const std::string& target) {
    desktop.dialogs.request = ExportRequest{desktop.folder / target, {}};
    desktop.session->files().export_mission(Dialogs::Exporting::sheets);
    desktop.session->finish_background();
    desktop.dialogs.asked.clear();
  };
  begin("map.pdf");
  ASSERT_NE(notices.shown(), nullptr);
  EXPECT_EQ(notices.shown()->kind, Notices::Kind::info);
  ASSERT_EQ(notices.shown()->answers.size(), 2U);
  EXPECT_EQ(notices.shown()->answers[0].label, "Open it");
  EXPECT_EQ(notices.shown()->answers[1].label, "Open its folder");
  notices.answer(0);
  EXPECT_EQ(desktop.dialogs.asked, std::vector{"desktop " + (desktop.folder / "map.pdf").string()});
  EXPECT_EQ(notices.shown(), nullptr);
  begin("map.pdf");
  notices.answer(1);
  EXPECT_EQ(desktop.dialogs.asked, std::vector{"desktop " + (desktop.folder / "").parent_path().string()});
  // Of many files none is the one to be opened.
  begin("bundle/");
  ASSERT_EQ(notices.shown()->answers.size(), 1U);
  EXPECT_EQ(notices.shown()->answers[0].label, "Open its folder");
  desktop.dialogs.has_programs = false;
  notices.answer(0);
  const auto folder = (desktop.folder / "bundle/").string();
  EXPECT_EQ(desktop.dialogs.asked, std::vector{"desktop " + folder});
  EXPECT_EQ(notices.last_words(), "No program of this desktop opens " + folder);
}

TEST(Session, TheNoticeOfABundleSaysHowFarItIs) {
  SlowExport slow("bundle.zip");
  ASSERT_TRUE(slow.desktop.comes_true([&] { return slow.written(); }));
  const auto parts = std::count_if(exporters().begin(), exporters().end(),
                                   [](const Exporter& exporter) { return !exporter.in_bundle.empty(); });
  EXPECT_TRUE(slow.has_said("Exporting bundle.zip… 2 of " + std::to_string(parts) + " files are made"));
}

TEST(Session, AnExportThatIsCancelledWritesNothing) {
  SlowExport slow("map.pdf");
  slow.desktop.session->notices().answer(0);
  EXPECT_EQ(slow.notice(), "");
  slow.desktop.session->finish_background();
  slow.desktop.posted.run();
  EXPECT_FALSE(slow.written());
  EXPECT_EQ(slow.said.back(), "The export was cancelled; nothing was written.");
  slow.begin();
  static_cast<void>(slow.desktop.session->files().finish_export());
  EXPECT_TRUE(slow.written()) << "another can follow";
}

TEST(Session, ASecondExportWaitsForTheFirst) {
  SlowExport slow("map.pdf");
  slow.desktop.session->notices().close();
  slow.begin();
  EXPECT_EQ(slow.notice(), "Exporting map.pdf…") << "it is shown again";
  EXPECT_EQ(slow.desktop.dialogs.asked, std::vector<std::string>{"export"}) << "nothing is asked twice";
  EXPECT_TRUE(slow.desktop.session->files().finish_export());
  EXPECT_TRUE(slow.written());
}

TEST(Session, AnExportThatFailsSaysWhy) {
  SlowExport slow("map.pdf");
  slow.desktop.files.full = true;
  EXPECT_FALSE(slow.desktop.session->files().finish_export());
  EXPECT_FALSE(slow.written());
  EXPECT_EQ(slow.notice(), "");
  EXPECT_NE(slow.desktop.told(Topic::work).find("full"), std::string::npos) << slow.desktop.told(Topic::work);
}

TEST(Session, WhatIsTypedAndRefusedIsToldWhenAMissionIsExported) {
  Desktop desktop;
  desktop.opened("mine");
  desktop.session->files().before_leaving([] { return std::vector<RefusedText>{{"Cost", "It is no number."}}; });
  desktop.dialogs.request = ExportRequest{desktop.folder / "map.pdf", {}};
  desktop.session->files().export_mission(Dialogs::Exporting::bundle);
  EXPECT_EQ(desktop.told(Topic::typing), not_in_file({{"Cost", "It is no number."}}));
}

TEST(Session, TheRulesOfTheUserAreReadWhenAMissionIsOpenedAndOnRequest) {
  Desktop desktop;
  const auto set_notes = [&](Level level) {
    ASSERT_TRUE(change_settings(real_files(), settings_path(),
                                [&](Settings& all) { all.levels.insert_or_assign(Id("sealed-region"), level); }));
  };
  set_notes(Level::note);
  desktop.opened("mine");
  EXPECT_EQ(desktop.session->rules().levels.at(Id("sealed-region")), Level::note);
  EXPECT_FALSE(desktop.session->read_rules());
  set_notes(Level::off);
  EXPECT_EQ(desktop.session->rules().levels.at(Id("sealed-region")), Level::note);
  EXPECT_TRUE(desktop.session->read_rules());
  EXPECT_EQ(desktop.session->rules().levels.at(Id("sealed-region")), Level::off);
}

TEST(Session, ASketchThatIsOpenedIsImported) {
  Desktop desktop;
  test::write_file(desktop.folder / "lock.txt", "+-+\n| |\n+U+\n");
  desktop.session->files().open(desktop.folder / "lock.txt");
  EXPECT_EQ(desktop.title(), "lock");
  EXPECT_TRUE(desktop.session->document().modified());
  EXPECT_TRUE(desktop.session->document().path().empty()) << "saving must not replace the sketch";
  desktop.dialogs.leaving = Dialogs::Leaving::lose;
  test::write_file(desktop.folder / "notes.txt", "Bring dice and a ruler.\n");
  desktop.session->files().open(desktop.folder / "notes.txt");
  EXPECT_EQ(desktop.title(), "lock");
  EXPECT_NE(desktop.told(Topic::work).find("notes.txt"), std::string::npos);
}

TEST(Session, WhatIsDueIsWrittenAndTheTroubleToldAndTriedAgain) {
  Desktop desktop;
  desktop.session->begin_recovery();
  desktop.opened("mine");
  desktop.retitle("edited");
  desktop.now = std::chrono::steady_clock::now();
  desktop.files.full = true;
  desktop.pass(seconds(1));
  ASSERT_TRUE(desktop.comes_true([&] { return desktop.told(Topic::keeping).find("full") != std::string::npos; }));
  desktop.files.full = false;
  desktop.now = std::chrono::steady_clock::now();
  desktop.pass(CrashRecovery::patience + milliseconds(1));
  desktop.pass(seconds(1));
  EXPECT_TRUE(desktop.comes_true([&] { return desktop.session->notices().shown() == nullptr; }));
}

TEST(Session, ThatNothingCanBeKeptIsNoNewsOnceTheMissionIsClosed) {
  Desktop desktop;
  desktop.session->begin_recovery();
  desktop.opened("mine");
  desktop.retitle("edited");
  desktop.now = std::chrono::steady_clock::now();
  desktop.files.full = true;
  desktop.pass(seconds(1));
  desktop.session->finish_background();
  ASSERT_NE(desktop.told(Topic::keeping), "");
  desktop.dialogs.leaving = Dialogs::Leaving::lose;
  ASSERT_TRUE(desktop.session->close_mission());
  EXPECT_EQ(desktop.told(Topic::keeping), "");
}

TEST(Session, WhatTheBackgroundCouldNotWriteIsWrittenWhenTheProgramHasToEnd) {
  Desktop desktop;
  desktop.session->begin_recovery();
  desktop.opened("mine");
  desktop.retitle("edited");
  desktop.now = std::chrono::steady_clock::now();
  desktop.files.full = true;
  desktop.pass(seconds(1));
  desktop.session->finish_background();
  ASSERT_NE(desktop.told(Topic::keeping), "");
  desktop.files.full = false;
  desktop.session->end_without_asking();
  desktop.session.reset();
  const auto left = recoverable(recovery_folder());
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(left.front().content->mission.head->title, "edited");
}

TEST(Session, AJobThatIsOnlyWaitingIsDoneWhenTheProgramHasToEnd) {
  Desktop desktop;
  desktop.session->begin_recovery();
  desktop.opened("mine");
  desktop.retitle("edited");
  desktop.pass(seconds(1));
  desktop.session->end_without_asking();
  desktop.session.reset();
  EXPECT_EQ(recoverable(recovery_folder()).size(), 1U);
}

TEST(Session, SettingsThatCannotBeWrittenAreToldAndTheFileIsSaved) {
  Desktop desktop;
  test::write_file(desktop.folder / "config", "no folder");
  const auto path = desktop.opened("mine");
  EXPECT_NE(desktop.told(Topic::work), "");
  desktop.session->notices().close();
  desktop.retitle("edited");
  EXPECT_TRUE(desktop.session->files().save());
  EXPECT_EQ(content_of(path), write_mission(titled("edited")));
  EXPECT_NE(desktop.told(Topic::work), "");
}

TEST(Session, WhatIsRefusedIsNamedAfterSavingAndKeepsTheUserFromLeaving) {
  Desktop desktop;
  const auto path = desktop.opened("mine");
  std::vector<RefusedText> refused = {{"Cost (Boot in the Door)", "It is no number."}};
  int committed = 0;
  desktop.session->files().before_leaving([&] {
    ++committed;
    return refused;
  });
  EXPECT_TRUE(desktop.session->files().save());
  EXPECT_EQ(committed, 1);
  EXPECT_NE(desktop.told(Topic::typing).find("Boot in the Door"), std::string::npos);
  EXPECT_FALSE(desktop.session->close_mission()) << "nothing is modified, but what is refused would be lost";
  EXPECT_EQ(desktop.dialogs.asked, std::vector<std::string>{"leaving"});
  desktop.session->files().reload();
  EXPECT_NE(desktop.told(Topic::work).find("Boot in the Door"), std::string::npos);
  refused.clear();
  EXPECT_TRUE(desktop.session->files().save());
  EXPECT_EQ(desktop.told(Topic::typing), "");
  EXPECT_TRUE(desktop.session->close_mission());
}

TEST(Session, OffersEverythingThatWasLeftOneAfterTheOther) {
  Desktop desktop;
  const auto left = [&](const std::string& title) {
    desktop.begin();
    desktop.session->begin_recovery();
    desktop.session->notices().withdraw(Topic::left_behind);
    const auto path = desktop.opened(title);
    desktop.retitle(title + " edited");
    desktop.session->end_without_asking();
    return path;
  };
  left("first");
  left("second");
  // The newest cannot be read, which must not hide the others.
  for (const auto& each : std::filesystem::directory_iterator(recovery_folder())) {
    const auto file = each.path() / "mission.recovery";
    if (content_of(file).find("second edited") != std::string::npos) test::write_file(file, "rubbish");
  }
  desktop.begin();
  desktop.session->begin_recovery();
  ASSERT_NE(desktop.told(Topic::left_behind).find("cannot be read"), std::string::npos)
      << desktop.told(Topic::left_behind);
  desktop.session->notices().answer(1);
  desktop.session->notices().answer(0);
  ASSERT_NE(desktop.told(Topic::left_behind).find("first.bulkhead"), std::string::npos);

  desktop.opened("third");
  desktop.retitle("third edited");
  desktop.dialogs.leaving = Dialogs::Leaving::stay;
  EXPECT_NE(desktop.told(Topic::left_behind), "") << "the offer is there whatever else happens";
  desktop.session->notices().answer(0);
  EXPECT_EQ(desktop.title(), "third edited");
  ASSERT_NE(desktop.told(Topic::left_behind), "") << "who stays is offered it again";
  desktop.dialogs.leaving = Dialogs::Leaving::lose;
  desktop.session->notices().answer(0);
  EXPECT_EQ(desktop.title(), "first edited");
  EXPECT_TRUE(desktop.session->document().modified());
  EXPECT_EQ(desktop.session->notices().shown(), nullptr);
  EXPECT_TRUE(recoverable(recovery_folder()).empty()) << "what was taken over is this session's own now";
}

TEST(Session, WhatWasLeftIsThrownAwayOnlyWhenThatIsSaidTwice) {
  Desktop desktop;
  desktop.session->begin_recovery();
  desktop.opened("mine");
  desktop.retitle("edited");
  desktop.session->end_without_asking();
  desktop.begin();
  desktop.session->begin_recovery();
  const auto answer = [&](const std::string& label) {
    const auto* const shown = desktop.session->notices().shown();
    ASSERT_NE(shown, nullptr);
    const auto& answers = shown->answers;
    const auto found =
        std::find_if(answers.begin(), answers.end(), [&](const Notices::Answer& each) { return each.label == label; });
    ASSERT_NE(found, answers.end()) << label;
    desktop.session->notices().answer(static_cast<std::size_t>(found - answers.begin()));
  };
  const auto still_there = [] {
    const std::filesystem::recursive_directory_iterator files(recovery_folder());
    return std::any_of(begin(files), end(files), [](const auto& entry) {
      return entry.path().filename() == "mission.recovery" &&
             content_of(entry.path()).find("edited") != std::string::npos;
    });
  };
  answer("Throw away…");
  EXPECT_TRUE(still_there()) << "it only asks";
  EXPECT_NE(desktop.told(Topic::left_behind).find("mine.bulkhead"), std::string::npos);
  answer("Keep");
  EXPECT_TRUE(still_there());
  answer("Throw away…");
  answer("Throw away");
  EXPECT_FALSE(still_there());
  EXPECT_EQ(desktop.session->notices().shown(), nullptr);
}

TEST(Session, WhatWasRecoveredKnowsWhetherItsFileChangedMeanwhile) {
  for (const bool changed : {false, true}) {
    SCOPED_TRACE(changed);
    Desktop desktop;
    desktop.session->begin_recovery();
    const auto path = desktop.opened("mine");
    desktop.retitle("edited");
    desktop.session->end_without_asking();
    desktop.begin();
    if (changed) Desktop::write(path, "theirs");
    desktop.session->begin_recovery();
    desktop.session->notices().answer(0);
    ASSERT_EQ(desktop.title(), "edited");
    EXPECT_EQ(desktop.session->files().save(), !changed);
    EXPECT_EQ(desktop.dialogs.asked.empty(), !changed);
    EXPECT_EQ(content_of(path), write_mission(titled(changed ? "theirs" : "edited")));
  }
}

TEST(Session, ANewMissionIsNoNamesakeOfItsTemplateAndIsCalledAfterItsFirstFile) {
  setenv("BULKHEAD_TEMPLATES", BULKHEAD_TEMPLATES, 1);
  Desktop desktop;
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  const auto head = [&] { return *desktop.session->document().mission()->head; };
  desktop.session->files().begin_from(*library.find(LibraryId("kill-team/gallowdark-7x6")));
  EXPECT_EQ(head().title, "Untitled killzone");
  EXPECT_EQ(head().id, Id("untitled-killzone"));
  EXPECT_EQ(head().version, "1");
  desktop.dialogs.save = desktop.folder / "cold-store.bulkhead";
  ASSERT_TRUE(desktop.session->files().save());
  EXPECT_EQ(head().title, "Cold store");
  EXPECT_EQ(head().id, Id("cold-store"));
  EXPECT_NE(content_of(*desktop.dialogs.save).find("title=\"Cold store\""), std::string::npos);
  EXPECT_FALSE(desktop.session->document().modified());
  desktop.dialogs.save = desktop.folder / "another.bulkhead";
  ASSERT_TRUE(desktop.session->files().save_as());
  EXPECT_EQ(head().title, "Cold store") << "it is called after its first file";
}

TEST(Session, TheNameAfterTheFirstFileIsNoStepOfUndo) {
  setenv("BULKHEAD_TEMPLATES", BULKHEAD_TEMPLATES, 1);
  Desktop desktop;
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  desktop.session->files().begin_from(*library.find(LibraryId("kill-team/gallowdark-7x6")));
  auto& document = desktop.session->document();
  const auto edge = parse_edge_address("C2/C3").value();
  const auto kind = [&] { return find_lattice(*document.mission(), 1)->edge(edge.edge); };
  const auto before = kind();
  ASSERT_TRUE(document.apply(SetWalls{{edge}}).has_value());
  const auto drawn = kind();
  ASSERT_NE(drawn, before);
  const auto steps = document.step_names();
  desktop.dialogs.save = desktop.folder / "cold-store.bulkhead";
  ASSERT_TRUE(desktop.session->files().save());
  EXPECT_EQ(document.step_names(), steps);
  EXPECT_FALSE(document.modified());
  document.undo();
  EXPECT_EQ(kind(), before) << "what was drawn is taken back";
  EXPECT_EQ(desktop.title(), "Cold store");
  EXPECT_EQ(document.mission()->head->id, Id("cold-store"));
  EXPECT_FALSE(document.can_undo());
  document.redo();
  EXPECT_FALSE(document.modified());
}

TEST(Session, AMissionThatCouldNotBeSavedIsNotCalledAfterTheFile) {
  setenv("BULKHEAD_TEMPLATES", BULKHEAD_TEMPLATES, 1);
  Desktop desktop;
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  desktop.session->files().begin_from(*library.find(LibraryId("kill-team/gallowdark-7x6")));
  const auto begun = *desktop.session->document().mission();
  desktop.dialogs.save = desktop.folder / "no-such-folder" / "cold-store.bulkhead";
  EXPECT_FALSE(desktop.session->files().save());
  EXPECT_EQ(*desktop.session->document().mission(), begun);
  EXPECT_FALSE(desktop.session->document().modified());
}

TEST(Session, ANameThatSomebodyGaveStays) {
  setenv("BULKHEAD_TEMPLATES", BULKHEAD_TEMPLATES, 1);
  Desktop desktop;
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  desktop.session->files().begin_from(*library.find(LibraryId("kill-team/gallowdark-7x6")));
  desktop.retitle("The Deep");
  desktop.dialogs.save = desktop.folder / "cold-store.bulkhead";
  ASSERT_TRUE(desktop.session->files().save());
  EXPECT_EQ(desktop.title(), "The Deep");
}

TEST(Session, APastedSketchHasItsOwnNameOrNone) {
  setenv("BULKHEAD_TEMPLATES", BULKHEAD_TEMPLATES, 1);
  Desktop desktop;
  desktop.session->files().paste_sketch(
      "    A   B\n"
      "  +---+---+\n"
      "1 |   |   |\n"
      "  +---+---+\n");
  EXPECT_EQ(desktop.title(), "Untitled killzone") << desktop.told(Topic::work);
  EXPECT_EQ(desktop.session->document().mission()->head->id, Id("untitled-killzone"));
}

TEST(Session, APastedSketchMayHoldOddCharacters) {
  setenv("BULKHEAD_TEMPLATES", BULKHEAD_TEMPLATES, 1);
  Desktop desktop;
  desktop.session->files().paste_sketch("{ name = \"a\u0085b\u2028c\", layout = [[\n+-+\n]] }");
  EXPECT_EQ(desktop.title(), "a\uFFFDb\u2028c") << "a line separator is a character as any other";
  EXPECT_NE(desktop.told(Topic::work).find("replaced by \uFFFD"), std::string::npos) << desktop.told(Topic::work);
  ASSERT_TRUE(read_mission(write_mission(*desktop.session->document().mission()), "", nullptr));
  desktop.session->files().paste_sketch("a\u0085b\u2028c");
  EXPECT_EQ(desktop.title(), "a\uFFFDb\u2028c") << "that is no sketch";
}

TEST(Session, ALineOfWhatWasPastedIsCalledThat) {
  setenv("BULKHEAD_TEMPLATES", BULKHEAD_TEMPLATES, 1);
  Desktop desktop;
  desktop.session->files().paste_sketch("\n{ name = \"No layout\" }");
  const auto words = desktop.told(Topic::work);
  EXPECT_NE(words.find("Line 2 of what was pasted: "), std::string::npos) << words;
  EXPECT_EQ(words.find("Clipboard"), std::string::npos) << words;
  EXPECT_EQ(words.find("2:"), std::string::npos) << words;
}

TEST(Session, AClosedMissionIsGoneAndTheQuestionCameBefore) {
  Desktop desktop;
  EXPECT_FALSE(desktop.session->has_document());
  desktop.opened("mine");
  EXPECT_TRUE(desktop.session->has_document());
  desktop.retitle("edited");
  EXPECT_FALSE(desktop.session->close_mission());
  EXPECT_TRUE(desktop.session->has_document());
  desktop.dialogs.leaving = Dialogs::Leaving::save;
  EXPECT_TRUE(desktop.session->close_mission());
  EXPECT_FALSE(desktop.session->has_document());
  EXPECT_EQ(content_of(desktop.folder / "mine.bulkhead"), write_mission(titled("edited")));
}

TEST(Notices, TheNewestOfEachTopicIsKeptAndTheNewestOfAllShown) {
  Notices notices;
  int changes = 0;
  std::string passing;
  notices.listen([&] { ++changes; }, [&](const std::string& words) { passing = words; });
  EXPECT_EQ(notices.shown(), nullptr);
  notices.show({Topic::disk, Notices::Kind::warning, "disk", {}});
  notices.show({Topic::work, Notices::Kind::error, "work", {}});
  EXPECT_EQ(notices.shown()->text, "work");
  notices.show({Topic::disk, Notices::Kind::warning, "disk again", {}});
  EXPECT_EQ(notices.shown()->text, "disk again");
  EXPECT_EQ(changes, 3);
  notices.close();
  EXPECT_EQ(notices.shown()->text, "work");
  notices.tell("done");
  EXPECT_EQ(passing, "done");
  EXPECT_EQ(notices.last_words(), "done");
  EXPECT_EQ(notices.shown(), nullptr) << "the work before went well in the end";
  notices.answer(0);
  notices.close();
}

TEST(Notices, AnAnswerTakesTheNoticeAwayBeforeItIsCarriedOut) {
  Notices notices;
  int given = -1;
  notices.show({Topic::disk, Notices::Kind::warning, "disk", {{"zero", [&] { given = 0; }}, {"one", [&] {
                                                                                               EXPECT_EQ(
                                                                                                   notices.shown(),
                                                                                                   nullptr);
                                                                                               given = 1;
                                                                                             }}}});
  notices.answer(2);
  EXPECT_EQ(given, -1);
  notices.answer(1);
  EXPECT_EQ(given, 1);
}

TEST(Session, ComesBackWhenSomethingIsDue) {
  Desktop desktop;
  desktop.session->begin_recovery();
  desktop.opened("mine");
  EXPECT_FALSE(desktop.woken_at.has_value()) << "everything is saved";
  const auto before = std::chrono::steady_clock::now();
  desktop.retitle("edited");
  ASSERT_TRUE(desktop.woken_at.has_value());
  EXPECT_GE(*desktop.woken_at, before + Recovery::delay);
  EXPECT_LE(*desktop.woken_at, std::chrono::steady_clock::now() + Recovery::delay);
  desktop.files.full = true;
  desktop.session->tick(*desktop.woken_at);
  desktop.woken_at.reset();
  desktop.session->finish_background();
  ASSERT_NE(desktop.told(Topic::keeping), "");
  ASSERT_TRUE(desktop.woken_at.has_value()) << "it is tried again";
  EXPECT_GE(*desktop.woken_at, before + CrashRecovery::patience);
  desktop.files.full = false;
  // First it becomes due anew, then it is written.
  for (int round = 0; round < 2; ++round) desktop.session->tick(*std::exchange(desktop.woken_at, std::nullopt));
  desktop.session->finish_background();
  EXPECT_EQ(desktop.told(Topic::keeping), "");
  EXPECT_FALSE(desktop.woken_at.has_value());
}

/// A file of the library with a rule in it.
std::filesystem::path rule_file(const TemporaryFolder& folder, const std::string& id, const Id& system) {
  LibraryItem item{Rule{{Id(id), "Cold decks", {}, {}, "", {}}, "Nobody is warm."}, system, 1, {}, {}, {}, {}};
  const auto path = folder / (id + ".xml");
  test::write_file(path, write_item_file(item).value());
  return path;
}

TEST(SessionItems, AFileOfAnItemIsAddedAsOneStep) {
  Desktop desktop;
  desktop.opened("mine");
  auto& session = *desktop.session;
  const auto before = *session.document().mission();
  std::optional<Id> added;
  session.items().after_adding([&](const Id& id) { added = id; });
  session.files().open_dropped(rule_file(desktop.folder, "cold-decks", before.system->id));
  EXPECT_EQ(desktop.told(Topic::work),
            "cold-decks.xml holds an item of the library, Rule “Cold decks”. Is it for this mission, or to be edited "
            "by itself?");
  EXPECT_EQ(*session.document().mission(), before) << "nothing is done unasked";
  session.notices().answer(0);
  ASSERT_EQ(session.document().mission()->rules->size(), before.rules->size() + 1);
  const auto& rule = session.document().mission()->rules->back();
  EXPECT_EQ(rule.name, "Cold decks");
  EXPECT_EQ(rule.text, "Nobody is warm.");
  EXPECT_EQ(added, Id("cold-decks"));
  EXPECT_EQ(session.document().undo_name(), "Add Cold decks");
  EXPECT_EQ(session.document().path().filename(), "mine.bulkhead") << "it is the same mission";
  session.document().undo();
  EXPECT_EQ(*session.document().mission(), before);
}

TEST(SessionItems, WhatStandsAgainstAnItemIsToldWithAWayOut) {
  Desktop desktop;
  desktop.opened("mine");
  auto& session = *desktop.session;
  const auto path = rule_file(desktop.folder, "cold-decks", session.document().mission()->system->id);
  const auto add = [&](const std::filesystem::path& dropped) {
    session.files().open_dropped(dropped);
    session.notices().answer(0);
  };
  add(path);
  add(path);
  EXPECT_EQ(session.document().mission()->rules->size(), 1U);
  EXPECT_EQ(desktop.told(Topic::work),
            "Cold decks is not added: something in this mission has its id, cold-decks, already. Added as another it "
            "is cold-decks-2.");
  ASSERT_EQ(session.notices().shown()->answers.size(), 1U);
  EXPECT_EQ(session.notices().shown()->answers.front().label, "Add it as another");
  session.notices().answer(0);
  ASSERT_EQ(session.document().mission()->rules->size(), 2U);
  EXPECT_EQ(session.document().mission()->rules->back().id, Id("cold-decks-2"));
  add(rule_file(desktop.folder, "warm-decks", Id("another-game")));
  EXPECT_EQ(session.document().mission()->rules->size(), 2U);
  ASSERT_EQ(session.notices().shown()->answers.size(), 1U);
  EXPECT_EQ(session.notices().shown()->answers.front().label, "Add it all the same");
  EXPECT_EQ(desktop.told(Topic::work),
            "Cold decks is not added: it is of another game, another-game, and this mission of " +
                name_or_id(*session.document().mission()->system) + ". Its words and figures may not fit.");
  session.notices().answer(0);
  EXPECT_EQ(session.document().mission()->rules->size(), 3U);
}

TEST(SessionItems, ABrokenItemIsToldWithItsPlace) {
  Desktop desktop;
  desktop.opened("mine");
  const auto path = desktop.folder / "broken.xml";
  test::write_file(path, "<rule format=\"2\" id=\"r\" system=\"x\" name=\"R\">\n  <text>\n</rule>\n");
  const auto before = desktop.session->document().mission();
  desktop.session->files().open(path);
  EXPECT_EQ(desktop.session->document().mission(), before);
  EXPECT_NE(desktop.told(Topic::work).find("broken.xml:"), std::string::npos) << desktop.told(Topic::work);
}

TEST(SessionItems, OneIsChosenFromTheLibrary) {
  Desktop desktop;
  desktop.opened("mine");
  auto& session = *desktop.session;
  session.items().add_from_library("rule");
  EXPECT_EQ(desktop.dialogs.asked, std::vector<std::string>{"item"});
  EXPECT_TRUE(session.document().mission()->rules->empty()) << "the user thought better of it";
  desktop.dialogs.item = LibraryItem{
      Rule{{Id("fog"), "Fog", {}, {}, "", {}}, ""}, session.document().mission()->system->id, 1, {}, {}, {}, {}};
  session.items().add_from_library("rule");
  EXPECT_EQ(session.document().mission()->rules->back().name, "Fog");
}

std::string of_format_1(const std::string& title) {
  auto text = write_mission(titled(title));
  const std::string now = "<mission format=\"2\"";
  return text.replace(text.find(now), now.size(), "<mission format=\"1\"");
}

TEST(SessionFormats, AnOlderFileIsToldAndKeptByTheFirstSave) {
  Desktop desktop;
  const auto path = desktop.folder / "old.bulkhead";
  const auto copy = desktop.folder / "old.format-1.bulkhead";
  const auto text = of_format_1("old");
  test::write_file(path, text);
  desktop.session->files().open(path);
  EXPECT_EQ(desktop.session->document().format(), 1);
  EXPECT_TRUE(desktop.told(Topic::work).starts_with("old.bulkhead is in format 1. Saving writes format 2;"));
  EXPECT_NE(desktop.told(Topic::work).find("old.format-1.bulkhead"), std::string::npos);
  EXPECT_FALSE(std::filesystem::exists(copy)) << "nothing is written before somebody saves";
  desktop.retitle("new");
  ASSERT_TRUE(desktop.session->files().save());
  EXPECT_EQ(content_of(copy), text);
  EXPECT_EQ(content_of(path), write_mission(titled("new")));
  EXPECT_NE(desktop.session->notices().last_words().find("kept as old.format-1.bulkhead"), std::string::npos);
  desktop.retitle("newer");
  ASSERT_TRUE(desktop.session->files().save());
  EXPECT_EQ(content_of(copy), text) << "the second save leaves it alone";
  EXPECT_EQ(desktop.session->notices().last_words(), "Saved old.bulkhead");
}

TEST(SessionFormats, AnOlderFileIsKeptWhoeverReplacesIt) {
  Desktop desktop;
  const auto path = desktop.folder / "old.bulkhead";
  const auto text = of_format_1("old");
  test::write_file(path, text);
  desktop.opened("mine");
  desktop.dialogs.save = path;
  ASSERT_TRUE(desktop.session->files().save_as());
  EXPECT_EQ(content_of(desktop.folder / "old.format-1.bulkhead"), text);
  EXPECT_EQ(content_of(path), write_mission(titled("mine")));
}

TEST(SessionFormats, WhatHasTheNameOfTheCopyIsNotReplaced) {
  Desktop desktop;
  const auto path = desktop.folder / "old.bulkhead";
  const auto copy = desktop.folder / "old.format-1.bulkhead";
  test::write_file(path, of_format_1("old"));
  test::write_file(copy, "mine");
  desktop.session->files().open(path);
  desktop.retitle("new");
  EXPECT_FALSE(desktop.session->files().save());
  EXPECT_EQ(content_of(copy), "mine");
  EXPECT_EQ(content_of(path), of_format_1("old"));
  EXPECT_NE(desktop.told(Topic::work).find("old.format-1.bulkhead holds something else"), std::string::npos);
}

}  // namespace
}  // namespace bulkhead
