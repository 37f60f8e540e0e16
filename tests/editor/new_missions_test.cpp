// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cstdlib>

#include "editor/tools/canvas/selection_commands.h"
#include "editor/tools/session/open_files.h"
#include "model/library/library.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/editor/desktop.h"
#include "tests/support/forwarded_files.h"

namespace bulkhead {
namespace {

using test::Desktop;
using Topic = Notices::Topic;

/// With folders for templates of its own.
class Home : public Desktop {
 public:
  Home() { setenv("XDG_DATA_HOME", (folder / "data").c_str(), 1); }
  ~Home() { unsetenv("XDG_DATA_HOME"); }
  Home(const Home&) = delete;
  Home& operator=(const Home&) = delete;

  [[nodiscard]] static std::vector<Template> own() {
    std::vector<Template> found;
    const auto library = Library::open(template_folders());
    for (const auto& entry : library->templates()) {
      if (entry.own) found.push_back(entry);
    }
    return found;
  }
};

TEST(NewMissions, BeginAsTheUserSays) {
  Home home;
  CustomMission wanted;
  wanted.title = "The Cold Hold";
  wanted.board.set = Id("gallowdark");
  wanted.pen = SymmetryPen::half_turn;
  home.dialogs.custom = wanted;
  EXPECT_EQ(home.session->missions().begin_custom(), SymmetryPen::half_turn);
  EXPECT_EQ(home.title(), "The Cold Hold");
  EXPECT_TRUE(home.session->has_document());
  EXPECT_FALSE(home.session->document().modified());
  home.dialogs.custom.reset();
  EXPECT_EQ(home.session->missions().begin_custom(), std::nullopt);
  EXPECT_EQ(home.title(), "The Cold Hold");
}

TEST(NewMissions, AskBeforeWorkIsLost) {
  Home home;
  home.opened("mine");
  home.retitle("edited");
  CustomMission wanted;
  wanted.board.set = Id("gallowdark");
  home.dialogs.custom = wanted;
  home.dialogs.asked.clear();
  EXPECT_EQ(home.session->missions().begin_custom(), std::nullopt) << "the user stays";
  EXPECT_EQ(home.title(), "edited");
  EXPECT_EQ(home.dialogs.asked, std::vector<std::string>{"leaving"}) << "and fills no form for nothing";
  home.dialogs.asked.clear();
  home.dialogs.leaving = Dialogs::Leaving::lose;
  EXPECT_NE(home.session->missions().begin_custom(), std::nullopt);
  EXPECT_EQ(home.dialogs.asked, (std::vector<std::string>{"leaving", "custom"})) << "once";
}

TEST(NewMissions, MayBeCopies) {
  Home home;
  home.opened("mine");
  home.session->missions().duplicate();
  EXPECT_EQ(home.title(), "Copy of mine");
  EXPECT_EQ(home.session->document().mission()->head->id, Id("copy-of-mine"));
  EXPECT_EQ(home.session->document().path(), "");
  EXPECT_TRUE(home.session->document().modified());
  EXPECT_EQ(home.session->document().mission()->boards, test::empty_mission().boards);
}

TEST(OwnTemplates, AreKeptFoundAndTakenAway) {
  Home home;
  int changes = 0;
  home.session->missions().when_templates_change([&] { ++changes; });
  home.opened("mine");
  home.dialogs.called = "Narrow lock";
  home.session->missions().save_as_template();
  ASSERT_EQ(Home::own().size(), 1U) << home.session->notices().last_words();
  const auto entry = Home::own().front();
  EXPECT_EQ(entry.title, "Narrow lock");
  EXPECT_EQ(entry.id.text(), "plain/narrow-lock");
  EXPECT_EQ(home.title(), "mine") << "the mission itself stays as it is";
  home.session->files().begin_from(entry);
  EXPECT_EQ(home.title(), "Untitled killzone") << "nor has what is begun from it its title";
  home.session->missions().remove_template(entry);
  EXPECT_EQ(Home::own().size(), 1U) << "asked first";
  home.session->notices().answer(0);
  EXPECT_TRUE(Home::own().empty());
  home.session->notices().answer(0);
  EXPECT_EQ(Home::own().size(), 1U) << "brought back";
  EXPECT_EQ(changes, 3);
}

/// A folder that may not be changed.
class KeptFiles final : public test::ForwardedFiles {
 public:
  void remove(const std::filesystem::path&) override {}
};

TEST(OwnTemplates, ThatCannotBeTakenAwaySaySo) {
  Home home;
  home.opened("mine");
  home.dialogs.called = "Narrow lock";
  home.session->missions().save_as_template();
  ASSERT_EQ(Home::own().size(), 1U);
  const auto entry = Home::own().front();
  KeptFiles files;
  MissionActions actions(home.session->document(), home.dialogs, home.session->notices(), files, home.session->files());
  int changes = 0;
  actions.when_templates_change([&] { ++changes; });
  actions.remove_template(entry);
  home.session->notices().answer(0);
  EXPECT_EQ(home.told(Topic::work), "“Narrow lock” is still among your templates: " + entry.path.string() +
                                        " cannot be removed. See whether its folder may be changed.");
  EXPECT_EQ(changes, 0);
}

TEST(OwnTemplates, AreNotReplacedUnasked) {
  Home home;
  home.opened("mine");
  home.dialogs.called = "Narrow lock";
  home.session->missions().save_as_template();
  ASSERT_TRUE(home.session->document().apply(SetHead{"author", "Somebody"}));
  home.session->missions().save_as_template();
  EXPECT_EQ(home.told(Topic::work), "There is a template of yours called “Narrow lock” already.");
  home.session->notices().answer(0);
  ASSERT_EQ(Home::own().size(), 1U);
  const auto read = load_mission(real_files(), Home::own().front().path, nullptr);
  EXPECT_EQ(read->mission.head->author, "Somebody");
  home.dialogs.called = " ";
  home.session->missions().save_as_template();
  EXPECT_EQ(home.told(Topic::work), "A template needs a title by which it is found again");
}

TEST(SeveralWindows, SayThatAnotherHasTheFile) {
  Desktop desktop;
  desktop.session->begin_recovery();
  const auto path = desktop.opened("mine");
  EXPECT_EQ(desktop.told(Topic::shared), "");
  OpenFiles other;
  other.begin(open_files_folder());
  other.hold(path.parent_path() / "." / path.filename());
  EXPECT_EQ(windows_open(open_files_folder()), 2U);
  desktop.opened("another");
  EXPECT_EQ(desktop.told(Topic::shared), "");
  desktop.session->files().open(path);
  EXPECT_EQ(desktop.told(Topic::shared),
            "mine.bulkhead is open in another window as well. Whichever saves last replaces what the other has saved.");
  EXPECT_TRUE(other.elsewhere(path));
  desktop.opened("another");
  EXPECT_EQ(desktop.told(Topic::shared), "") << "it goes with the file";
  EXPECT_FALSE(other.elsewhere(path));
}

TEST(SeveralWindows, ThatEndedUnexpectedlyDoNotCount) {
  Desktop desktop;
  const auto folder = open_files_folder();
  std::filesystem::create_directories(folder);
  const auto path = desktop.opened("mine");
  test::write_file(folder / "1-1", path.string());
  desktop.session->begin_recovery();
  EXPECT_EQ(desktop.told(Topic::shared), "");
  EXPECT_EQ(windows_open(folder), 1U);
}

TEST(SeveralWindows, CopyFromOneToTheOther) {
  test::CanvasFixture one(test::mission_with({6, 7}, "B2/B3 B3/C3", ""));
  test::CanvasFixture other(test::empty_mission({4, 4}));
  one.stage.select_all();
  const auto text = copy(one.stage);
  ASSERT_FALSE(text.empty());
  paste(other.stage, other.canvas, text);
  other.click("B2");
  // Two edges of the lattice, as they lay to one another.
  EXPECT_EQ(find_lattice(other.mission(), 1)->walls().size(), 2U);
}

}  // namespace
}  // namespace bulkhead
