// SPDX-License-Identifier: MIT
// What becomes of files of every kind that are dropped on the window or named when it is started.
#include <gtest/gtest.h>

#include "tests/editor/desktop.h"

namespace bulkhead {
namespace {

using test::Desktop;
using Topic = Notices::Topic;

struct Dropped {
  Desktop desktop;
  /// What is told after a file with this content was dropped.
  std::string told(const std::string& name, const std::string& content) {
    const auto path = desktop.folder / name;
    test::write_file(path, content);
    desktop.session->files().open_dropped(path);
    return desktop.told(Topic::work);
  }
};

std::string template_text(const std::string& file) {
  return test::content_of(std::filesystem::path(BULKHEAD_TEMPLATES) / file);
}

TEST(DroppedFiles, AreTakenAsWhatTheyAre) {
  Dropped files;
  EXPECT_EQ(files.told("lock.txt", "+-+-+\n|   |\n+-+-+\n"), "");
  EXPECT_TRUE(files.desktop.session->has_document());
  EXPECT_EQ(find_lattice(*files.desktop.session->document().mission(), 1)->walls().size(), 6U);
  files.desktop.dialogs.leaving = Dialogs::Leaving::lose;
  EXPECT_EQ(files.told("mine.bulkhead", write_mission(test::titled("mine"))), "");
  EXPECT_EQ(files.desktop.title(), "mine");
  const auto asked = files.told("bravery.xml", template_text("items/boarding-actions/insane-bravery.xml"));
  EXPECT_NE(asked.find("bravery.xml holds an item of the library"), std::string::npos) << asked;
  files.desktop.session->notices().answer(1);
  EXPECT_TRUE(files.desktop.session->document().item().has_value());
  EXPECT_EQ(files.told("furnace.xml", template_text("missions/furnace.xml")), "");
  EXPECT_FALSE(files.desktop.session->document().item().has_value());
}

TEST(DroppedFiles, ThatAreNoneOfTheseAreRefusedByTheirName) {
  Dropped files;
  files.desktop.opened("mine");
  const auto refused = [&](const std::string& name, const std::string& content, const std::string& because) {
    const auto told = files.told(name, content);
    EXPECT_NE(told.find(name), std::string::npos) << told;
    EXPECT_NE(told.find(because), std::string::npos) << told;
    EXPECT_EQ(files.desktop.title(), "mine") << "what was open stays";
  };
  refused("empty.bulkhead", "", "empty");
  refused("picture.png", std::string("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16), "holds no text");
  refused("data.json", "{\"walls\": []}", "no XML document");
  refused("page.html", "<html><body/></html>", "<html>");
  refused("half.bulkhead", write_mission(test::titled("half")).substr(0, 300), "closing");
  refused("latin.bulkhead", "<?xml version=\"1.0\"?>\n<mission title=\"\xE4\"/>", "UTF-8");
  refused("half.xml", template_text("sets/gallowdark.xml").substr(0, 500), "half.xml:");
}

TEST(DroppedFiles, ThatAreDefinitionsAreForTheMissionThatIsOpen) {
  Dropped files;
  auto told = files.told("kit.xml", template_text("sets/butt-joint.xml"));
  EXPECT_EQ(told,
            "kit.xml holds a terrain set, Butt-joint kit. It is no mission: open one, and this file again to take "
            "it over there.");
  EXPECT_FALSE(files.desktop.session->has_document());
  files.desktop.opened("mine");
  EXPECT_EQ(files.told("kit.xml", template_text("sets/butt-joint.xml")),
            "kit.xml holds a terrain set, Butt-joint kit.");
  const auto& document = files.desktop.session->document();
  EXPECT_EQ(document.mission()->sets.size(), 1U);
  files.desktop.session->notices().answer(0);
  EXPECT_NE(find_set(*document.mission(), Id("butt-joint")), nullptr);
  EXPECT_EQ(files.told("game.xml", template_text("systems/kill-team.xml")), "game.xml holds a game system, Kill Team.");
  files.desktop.session->notices().answer(0);
  EXPECT_EQ(document.mission()->system->id, Id("kill-team"));
  files.desktop.session->document().undo();
  files.desktop.session->document().undo();
  EXPECT_TRUE(*document.mission() == test::titled("mine"));
}

TEST(DroppedFiles, ThatCannotBeReadAreRefusedByTheirName) {
  Dropped files;
  files.desktop.opened("mine");
  files.desktop.session->files().open_dropped(files.desktop.folder / "gone.bulkhead");
  EXPECT_NE(files.desktop.told(Topic::work).find("gone.bulkhead"), std::string::npos);
  const auto folder = files.desktop.folder / "folder.bulkhead";
  std::filesystem::create_directory(folder);
  files.desktop.session->files().open_dropped(folder);
  EXPECT_NE(files.desktop.told(Topic::work).find("folder.bulkhead"), std::string::npos);
  EXPECT_EQ(files.desktop.title(), "mine");
}

}  // namespace
}  // namespace bulkhead
