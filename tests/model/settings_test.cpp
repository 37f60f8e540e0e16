// SPDX-License-Identifier: MIT
#include "model/settings/settings.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "model/io/file_system.h"
#include "tests/support/generators.h"
#include "tests/support/picking.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead {
namespace {

using test::TemporaryFolder;

TEST(Settings, AreTheUsualOnesWithoutAFile) {
  const TemporaryFolder folder;
  const auto settings = load_settings(real_files(), folder / "settings.xml");
  ASSERT_TRUE(settings.has_value());
  EXPECT_EQ(*settings, Settings());
}

TEST(Settings, RememberRecentFilesNewestFirst) {
  const TemporaryFolder folder;
  const auto path = folder / "bulkhead" / "settings.xml";
  for (const auto* name : {"/a", "/b", "/c/../a"}) {
    ASSERT_TRUE(change_settings(real_files(), path, [&](Settings& s) { remember_recent(s, name); }).has_value());
  }
  EXPECT_EQ(load_settings(real_files(), path)->recent, (std::vector<std::string>{"/a", "/b"}));
  EXPECT_EQ(test::content_of(path),
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<settings format=\"1\">\n  <recent file=\"/a\"/>\n  <recent "
            "file=\"/b\"/>\n</settings>\n");
}

TEST(Settings, ForgetTheOldest) {
  Settings settings;
  for (int number = 0; number < 20; ++number) remember_recent(settings, "/" + std::to_string(number));
  EXPECT_EQ(settings.recent.size(), most_recent_files);
  EXPECT_EQ(settings.recent.front(), "/19");
  EXPECT_EQ(settings.recent.back(), "/8");
}

TEST(Settings, LeaveOutNamesThatNoFileCanHold) {
  Settings settings;
  remember_recent(settings, "/broken\xff");
  remember_recent(settings, "/bell\x07");
  EXPECT_TRUE(settings.recent.empty());
  remember_recent(settings, "/quote\"<&>");
  EXPECT_EQ(read_settings(write_settings(settings), ""), settings);
}

TEST(Settings, KeepWhatOtherVersionsWrite) {
  const auto settings = read_settings("<settings format=\"1\" colour=\"red\"><window wide=\"yes\"/></settings>", "");
  ASSERT_TRUE(settings.has_value());
  const auto text = write_settings(*settings);
  EXPECT_NE(text.find("colour=\"red\""), std::string::npos);
  EXPECT_NE(text.find("<window wide=\"yes\"/>"), std::string::npos);
  EXPECT_EQ(read_settings(text, ""), settings);
}

TEST(Settings, SayHowManyBoxesOneHas) {
  Settings settings;
  own_boxes(settings, Id("planks"), 1);
  own_boxes(settings, Id("gallowdark"), 2);
  own_boxes(settings, Id("planks"), 3);
  const auto text = write_settings(settings);
  EXPECT_EQ(text,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<settings format=\"1\">\n  <owned set=\"gallowdark\" "
            "boxes=\"2\"/>\n  <owned set=\"planks\" boxes=\"3\"/>\n</settings>\n");
  EXPECT_EQ(read_settings(text, ""), settings);
  own_boxes(settings, Id("planks"), 0);
  EXPECT_EQ(settings.owned, (std::map<Id, int>{{Id("gallowdark"), 2}}));
}

TEST(Settings, SayWhatChecksCountAs) {
  Settings settings;
  settings.levels = {{Id("sealed-region"), Level::warning}, {Id("no-such-check"), Level::off}};
  const auto text = write_settings(settings);
  EXPECT_EQ(text,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<settings format=\"1\">\n  <severity "
            "check=\"no-such-check\" level=\"off\"/>\n  <severity check=\"sealed-region\" "
            "level=\"warning\"/>\n</settings>\n");
  EXPECT_EQ(read_settings(text, ""), settings);
}

TEST(Settings, RefuseWhatIsNoSettingsFile) {
  for (const auto* text :
       {"", "hello", "<settings>", "<settings/>", "<settings format=\"2\"/>",
        "<settings format=\"1\"><recent/></settings>", "<settings format=\"1\"><owned set=\"planks\"/></settings>",
        "<settings format=\"1\"><owned set=\"planks\" boxes=\"0\"/></settings>",
        "<settings format=\"1\"><owned set=\"planks\" boxes=\"1\"/><owned set=\"planks\" "
        "boxes=\"2\"/></settings>",
        "<settings format=\"1\"><severity check=\"no-zone\"/></settings>",
        "<settings format=\"1\"><severity level=\"off\"/></settings>",
        "<settings format=\"1\"><severity check=\"no-zone\" level=\"loud\"/></settings>",
        "<settings format=\"1\"><severity check=\"no-zone\" level=\"off\"/><severity check=\"no-zone\" "
        "level=\"off\"/></settings>",
        "<mission format=\"1\"/>"}) {
    EXPECT_FALSE(read_settings(text, "").has_value()) << text;
  }
}

TEST(Settings, ABrokenFileIsNotOverwritten) {
  const TemporaryFolder folder;
  test::write_file(folder / "settings.xml", "<settings");
  const auto changed =
      change_settings(real_files(), folder / "settings.xml", [](Settings& s) { remember_recent(s, "/a"); });
  ASSERT_FALSE(changed.has_value());
  EXPECT_EQ(changed.error().file, (folder / "settings.xml").string());
  EXPECT_EQ(test::content_of(folder / "settings.xml"), "<settings");
}

TEST(Settings, ChangingNothingWritesNothing) {
  const TemporaryFolder folder;
  ASSERT_TRUE(change_settings(real_files(), folder / "settings.xml", [](Settings&) {}).has_value());
  EXPECT_TRUE(test::names_in(folder.path()).empty());
  EXPECT_FALSE(change_settings(real_files(), {}, [](Settings&) {}).has_value());
}

TEST(Settings, LieWhereTheDesktopWantsThem) {
  ASSERT_EQ(::setenv("XDG_CONFIG_HOME", "/config", 1), 0);
  EXPECT_EQ(settings_path(), "/config/bulkhead/settings.xml");
  ASSERT_EQ(::setenv("XDG_CONFIG_HOME", "", 1), 0);
  ASSERT_EQ(::setenv("HOME", "/somebody", 1), 0);
  EXPECT_EQ(settings_path(), "/somebody/.config/bulkhead/settings.xml");
  ASSERT_EQ(::unsetenv("XDG_CONFIG_HOME"), 0);
}

RC_GTEST_PROP(Settings, ReadBackAsWritten, ()) {
  Settings settings;
  for (int count = test::pick_int(0, 3); count > 0; --count) {
    own_boxes(settings, test::pick_word(), test::pick_int(0, most_boxes));
  }
  for (int count = test::pick_int(0, 3); count > 0; --count) {
    settings.levels[test::pick_word()] = test::pick_of<Level>({Level::off, Level::note, Level::error});
  }
  for (int count = test::pick_int(0, 15); count > 0; --count) remember_recent(settings, "/" + test::pick_text());
  RC_ASSERT(read_settings(write_settings(settings), "") == settings);
}

}  // namespace
}  // namespace bulkhead
