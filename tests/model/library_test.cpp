// SPDX-License-Identifier: MIT
#include "model/library/library.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

#include "tests/support/child_process.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

constexpr std::string_view system_text =
    R"(<system format="1" id="duel" version="1" name="Duel"><sequence rounds="3" round="round" turn="turn"/>)"
    R"(<marker-kind id="objective" name="Objective"/></system>)";
constexpr std::string_view set_text =
    R"(<terrain-set format="1" id="planks" version="2" name="Planks" pitch="100mm" panel="100mm" thickness="5mm"/>)";

std::string mission_text(std::string_view id, std::string_view title, std::string_view content = "") {
  std::string text = R"(<mission format="1" id=")";
  return text.append(id)
      .append(R"(" title=")")
      .append(title)
      .append(R"("><uses system="duel" version="1"/>)")
      .append(content)
      .append("</mission>");
}

void put(const fs::path& path, std::string_view text) {
  fs::create_directories(path.parent_path());
  write_file(path, text);
}

/// `kind id title` of every template.
Names listed(const Library& library) {
  Names result;
  for (const auto& entry : library.templates()) {
    result.push_back(std::string(kind_word(entry)) + " " + entry.id.text() + " " + entry.title);
  }
  return result;
}

/// The files that problems are about, relative to the folder.
Names troubled(const Library& library, const fs::path& folder) {
  Names result;
  for (const auto& problem : library.problems()) {
    EXPECT_FALSE(problem.message.empty());
    result.push_back(fs::path(problem.file).lexically_relative(folder).string());
  }
  return result;
}

TEST(Library, ListsWhatFilesHoldByKindAndId) {
  const TemporaryFolder folder;
  put(folder / "b/duel.xml", system_text);
  put(folder / "a/planks.xml", set_text);
  put(folder / "yard.bulkhead", mission_text("yard", "The yard"));
  put(folder / "a/attic.xml", mission_text("attic", "The attic"));
  put(folder / "ruled.xml", mission_text("ruled", "Ruled", R"(<rule id="r" name="R"/>)"));
  put(folder / "scored.xml", mission_text("scored", "Scored", R"(<mission-objective id="r" name="R" kind="k"/>)"));
  put(folder / "paid.xml", mission_text("paid", "Paid", R"(<stratagem id="r" name="R" cost="1" currency="CP"/>)"));
  put(folder / "README.md", "not a template");
  put(folder / "yard.bulkhead~", "a backup");
  put(folder / ".hidden.xml", "half written");
  const auto library = Library::open({folder.path()});
  ASSERT_TRUE(library.has_value());
  EXPECT_EQ(listed(*library), (Names{"killzone duel/attic The attic", "killzone duel/yard The yard",
                                     "terrain-set planks Planks", "system duel Duel", "mission duel/paid Paid",
                                     "mission duel/ruled Ruled", "mission duel/scored Scored"}));
  EXPECT_TRUE(library->problems().empty());
}

TEST(Library, FindsKillzonesAndMissionsById) {
  const TemporaryFolder folder;
  put(folder / "duel.xml", system_text);
  put(folder / "yard.xml", mission_text("yard", "The yard"));
  put(folder / "ruled.xml", mission_text("ruled", "Ruled", R"(<rule id="r" name="R"/>)"));
  const auto library = Library::open({folder.path()}).value();
  ASSERT_NE(library.find(LibraryId("duel/yard")), nullptr);
  EXPECT_EQ(library.find(LibraryId("duel/yard"))->path, folder / "yard.xml");
  ASSERT_NE(library.find(LibraryId("duel/ruled")), nullptr);
  EXPECT_EQ(library.find(LibraryId("duel/ruled"))->kind, Template::Kind::mission);
  EXPECT_EQ(library.find(LibraryId("duel")), nullptr);
  EXPECT_EQ(library.find(LibraryId("duel/cellar")), nullptr);
}

TEST(Library, ReadsDefinitions) {
  const TemporaryFolder folder;
  put(folder / "duel.xml", system_text);
  put(folder / "planks.xml", set_text);
  const auto library = Library::open({folder.path()}).value();
  EXPECT_EQ(library.system(Id("duel")).value().sequence.rounds, 3);
  EXPECT_EQ(library.terrain_set(Id("planks")).value().version, 2);
  EXPECT_EQ(library.system(Id("planks")).error().message,
            "there is no system \"planks\" in " + folder.path().string() + "; known are duel");
  EXPECT_EQ(library.terrain_set(Id("bricks")).error().message,
            "there is no terrain-set \"bricks\" in " + folder.path().string() + "; known are planks");
}

TEST(Library, LetsALaterFolderWin) {
  const TemporaryFolder shipped;
  const TemporaryFolder own;
  put(shipped / "duel.xml", system_text);
  put(shipped / "yard.xml", mission_text("yard", "The yard"));
  put(shipped / "attic.xml", mission_text("attic", "The attic"));
  put(own / "mine.xml", mission_text("yard", "My yard", R"(<rule id="r" name="R"/>)"));
  const auto library = Library::open({shipped.path(), own.path()}).value();
  EXPECT_EQ(listed(library), (Names{"killzone duel/attic The attic", "system duel Duel", "mission duel/yard My yard"}));
  EXPECT_TRUE(library.problems().empty());
}

std::string item_text(std::string_view element, std::string_view id, std::string_view rest) {
  return "<" + std::string(element) + " format=\"1\" system=\"duel\" id=\"" + std::string(id) + "\" " +
         std::string(rest) + "</" + std::string(element) + ">";
}

TEST(Library, ListsItemsByKindAndId) {
  const TemporaryFolder shipped;
  const TemporaryFolder own;
  put(shipped / "items/duel/storm.xml", item_text("rule", "storm", R"(name="Storm" version="2">)"));
  put(shipped / "items/duel/card.xml", item_text("stratagem", "storm", R"(name="Storm card" cost="1">)"));
  put(own / "goal.xml", item_text("mission-objective", "goal", R"(name="Goal" kind="k"><bro)"));
  const auto library = Library::open({shipped.path(), own.path()}).value();
  EXPECT_EQ(listed(library),
            (Names{"objective duel/goal Goal", "rule duel/storm Storm", "stratagem duel/storm Storm card"}));
  EXPECT_TRUE(library.problems().empty());
  const auto storms = library.find_items(LibraryId("duel/storm"));
  ASSERT_EQ(storms.size(), 2U);
  EXPECT_EQ(storms.front()->version, 2);
  EXPECT_EQ(storms.back()->version, 1);
  EXPECT_EQ(storms.front()->system, "duel");
  EXPECT_FALSE(storms.front()->own);
  EXPECT_EQ(base_of(read_item(*storms.front())->item.item).name, "Storm");
  EXPECT_EQ(library.find(LibraryId("duel/storm")), nullptr);
  // What is behind the start tag is looked at when the item is asked for, and what is wrong told then.
  const auto goals = library.find_items(LibraryId("duel/goal"));
  ASSERT_EQ(goals.size(), 1U);
  EXPECT_TRUE(goals.front()->own);
  EXPECT_EQ(read_item(*goals.front()).error().file, (own / "goal.xml").string());
  fs::remove(own / "goal.xml");
  EXPECT_FALSE(read_item(*goals.front()).has_value());
}

TEST(Library, KeepsOlderVersionsOfItems) {
  const TemporaryFolder shipped;
  const TemporaryFolder own;
  put(shipped / "a.xml", item_text("rule", "storm", R"(name="Three" version="3">)"));
  put(shipped / "b.xml", item_text("rule", "storm", R"(name="One" version="1">)"));
  put(shipped / "c.xml", item_text("rule", "storm", R"(name="Five" version="5">)"));
  put(shipped / "d.xml", item_text("rule", "storm", R"(name="Five again" version="5">)"));
  put(own / "e.xml", item_text("rule", "storm", R"(name="Mine" version="4">)"));
  const auto library = Library::open({shipped.path(), own.path()}).value();
  EXPECT_EQ(listed(library), Names{"rule duel/storm Mine"});
  EXPECT_EQ(troubled(library, shipped.path()), Names{"d.xml"});
  const auto title = [&](int version) {
    const auto* found = library.find_version(LibraryId("duel/storm"), info_of<Rule>(), version);
    return found == nullptr ? "none" : found->title;
  };
  EXPECT_EQ(title(1), "One");
  EXPECT_EQ(title(2), "none");
  EXPECT_EQ(title(3), "Three");
  EXPECT_EQ(title(4), "Mine");
  EXPECT_EQ(title(5), "Five");
  EXPECT_EQ(library.find_version(LibraryId("duel/storm"), info_of<Stratagem>(), 1), nullptr);
}

TEST(Library, LeavesBrokenItemsOutAndSaysSo) {
  const TemporaryFolder folder;
  put(folder / "a.xml", "<rule format='1' id='a' name='A'/>");
  put(folder / "b.xml", "<rule format='1' id='B' name='A' system='duel'/>");
  put(folder / "c.xml", "<rule format='1' id='a");
  put(folder / "d.xml", "<rule format='99' id='a' name='A' system='duel'/>");
  put(folder / "e.xml", "<rule format='1' id='a@2' name='A' system='duel'/>");
  const auto library = Library::open({folder.path()}).value();
  EXPECT_TRUE(library.templates().empty());
  EXPECT_EQ(troubled(library, folder.path()), (Names{"a.xml", "b.xml", "c.xml", "d.xml", "e.xml"}));
}

TEST(Library, LeavesBrokenFilesOutAndSaysSo) {
  const TemporaryFolder folder;
  put(folder / "duel.xml", system_text);
  put(folder / "b-broken.xml", "<mission format=\"1\"");
  put(folder / "c-empty.xml", "");
  put(folder / "d-other.xml", "<html/>");
  put(folder / "e-newer.xml", "<mission format=\"99\" id=\"a\"/>");
  put(folder / "f-id.xml", mission_text("../up", "Up"));
  put(folder / "g-lost.xml", R"(<mission format="1" id="lost" title="Lost"/>)");
  put(folder / "h-large.xml", std::string(largest_template + 1, ' '));
  put(folder / "i-yard.xml", mission_text("yard", "First"));
  put(folder / "j-yard.xml", mission_text("yard", "Second", R"(<rule id="r" name="R"/>)"));
  fs::create_symlink(folder / "nowhere", folder / "k-dangling.xml");
  const auto library = Library::open({folder.path()}).value();
  EXPECT_EQ(listed(library), (Names{"killzone duel/yard First", "system duel Duel"}));
  EXPECT_EQ(troubled(library, folder.path()),
            (Names{"b-broken.xml", "c-empty.xml", "d-other.xml", "e-newer.xml", "f-id.xml", "g-lost.xml", "h-large.xml",
                   "j-yard.xml", "k-dangling.xml"}));
}

TEST(Library, FollowsLinksToFoldersOnce) {
  const TemporaryFolder folder;
  const TemporaryFolder elsewhere;
  put(elsewhere / "deep/duel.xml", system_text);
  put(folder / "a/yard.xml", mission_text("yard", "The yard"));
  fs::create_directory_symlink(folder.path(), folder / "a/back");
  fs::create_directory_symlink(folder / "loop", folder / "loop");
  fs::create_directory_symlink(elsewhere.path(), folder / "linked");
  const auto library = Library::open({folder.path()}).value();
  EXPECT_EQ(listed(library), (Names{"killzone duel/yard The yard", "system duel Duel"}));
  EXPECT_TRUE(library.problems().empty());
}

TEST(Library, SearchesNoDeeperThanItsLimit) {
  const TemporaryFolder folder;
  auto deep = folder.path();
  for (int level = 1; level <= deepest_template_folder; ++level) deep /= "d";
  put(deep / "yard.xml", mission_text("yard", "The yard"));
  put(deep / "d/duel.xml", system_text);
  const auto library = Library::open({folder.path()}).value();
  EXPECT_EQ(listed(library), (Names{"killzone duel/yard The yard"}));
  EXPECT_EQ(troubled(library, deep), Names{"d"});
}

TEST(Library, TellsWhereItsFilesAreWrong) {
  const TemporaryFolder folder;
  const std::vector<std::array<std::string, 3>> files = {
      {"a-unit.xml", "\n  <unit format='2' id='u'/>",
       ":2:3: <unit> is no document of Bulkhead by itself, it stands inside "
       "<force>; put it there, or begin with <mission>, "},
      {"b-param.xml", "<param/>", ":1:1: <param> is no document of Bulkhead by itself, it stands inside <rule>, "},
      {"c-zone.xml", "<zone/>", ":1:1: <zone> is no document of Bulkhead by itself, it stands inside another; "},
      {"d-other.xml", "<!-- -->\n<spell/>",
       ":2:1: <spell> is no document of Bulkhead; begin with <mission>, <system>, <terrain-set>, <rule>, "
       "<mission-objective>, <action>, <stratagem>, <table> or <force>"},
      {"e-settings.xml", "\n<settings format='2'/>", ":2:1: <settings> is no document of Bulkhead; begin with "},
      {"f-id.xml", "<rule format='2' id='A b' name='A' system='duel'/>", ":1:22: \"A b\" is not an id"},
      {"g-system.xml", "<rule format='2' id='a' name='A' system='The duel'/>", ":1:42: \"The duel\" is not an id"},
      {"h-without.xml", "\n<rule format='2' name='A'/>", ":2:1: <rule> needs the attribute \"id\""},
      {"i-homeless.xml", "\n<rule format='2' id='a' name='A'/>", ":2:1: <rule> needs the attribute \"system\""},
      {"j-lost.xml", "\n<mission format='2' id='a' title='A'/>", ":2:1: the mission names no system; write <uses"}};
  for (const auto& [name, text, words] : files) put(folder / name, text);
  const auto library = Library::open({folder.path()}).value();
  ASSERT_EQ(library.problems().size(), files.size());
  for (std::size_t index = 0; index < files.size(); ++index) {
    const auto& [name, text, words] = files[index];
    const auto& problem = library.problems()[index];
    EXPECT_TRUE(to_text(problem).starts_with((folder / name).string() + words)) << to_text(problem);
    EXPECT_EQ(problem.about, LibraryProblem::About::file);
  }
}

TEST(Library, WantsTheFirstFolderToExist) {
  const TemporaryFolder folder;
  const auto library = Library::open({folder / "none"});
  ASSERT_FALSE(library.has_value());
  EXPECT_EQ(library.error().file, (folder / "none").string());
  EXPECT_TRUE(Library::open({folder.path()})->templates().empty());
}

TEST(Library, DoesWithoutFoldersOfTheUsersThatCannotBeRead) {
  const TemporaryFolder shipped;
  const TemporaryFolder own;
  put(shipped / "duel.xml", system_text);
  put(own / "here/planks.xml", set_text);
  put(own / "file", "no folder");
  const auto library = Library::open({shipped.path(), own / "none", own / "file", own / "here"}).value();
  EXPECT_EQ(listed(library), (Names{"terrain-set planks Planks", "system duel Duel"}));
  EXPECT_EQ(troubled(library, own.path()), (Names{"none", "file"}));
  for (const auto& problem : library.problems()) EXPECT_EQ(problem.about, LibraryProblem::About::folder);
  EXPECT_EQ(library.problems()[1].message, "there is a file where this folder should be; move it away");
}

TEST(Library, NamesEachFolderThatMayNotBeLookedInto) {
  const TemporaryFolder shipped;
  const TemporaryFolder own;
  put(own / "a/duel.xml", system_text);
  put(own / "b/c/planks.xml", set_text);
  put(own / "b/d/planks.xml", set_text);
  // What lies in b can be listed and not be looked at.
  fs::permissions(own / "a", fs::perms::none);
  fs::permissions(own / "b", fs::perms(0444));
  const auto end = run_in_child([&] {
    become_ordinary_user();
    const auto library = Library::open({shipped.path(), own.path()}).value();
    std::string said;
    for (const auto& problem : library.problems()) {
      said += fs::path(problem.file).lexically_relative(own.path()).string() + ": " + problem.message + "\n";
    }
    return said;
  });
  for (const auto* name : {"a", "b"}) fs::permissions(own / name, fs::perms::owner_all);
  const std::string words =
      ": this folder cannot be read because you do not have the permission. Choose another place or change its "
      "permissions.\n";
  EXPECT_EQ(end.exit_code, 0);
  EXPECT_EQ(end.text, "a" + words + "b/c" + words + "b/d" + words);
}

/// Sets an environment variable, or unsets it, and puts it back at the end.
class Environment {
 public:
  Environment(const char* name, const std::optional<std::string>& value) : name_(name) {
    if (const char* const before = std::getenv(name)) before_ = before;
    set(value);
  }
  ~Environment() { set(before_); }
  Environment(const Environment&) = delete;
  Environment& operator=(const Environment&) = delete;

 private:
  void set(const std::optional<std::string>& value) {
    if (value) {
      ::setenv(name_, value->c_str(), 1);
    } else {
      ::unsetenv(name_);
    }
  }
  const char* name_;
  std::optional<std::string> before_;
};

using Paths = std::vector<fs::path>;

TEST(TemplateFolders, AreTheShippedOneAndTheUsersOwn) {
  const TemporaryFolder data;
  const Environment no_choice("BULKHEAD_TEMPLATES", std::nullopt);
  const Environment users("XDG_DATA_HOME", data.path().string());
  const auto shipped = fs::canonical("/proc/self/exe").parent_path().parent_path() / "share/bulkhead/templates";
  EXPECT_EQ(template_folders(), Paths{shipped});
  fs::create_directories(data / "bulkhead/templates");
  EXPECT_EQ(template_folders(), (Paths{shipped, data / "bulkhead/templates"}));
  // What is no folder, or leads nowhere, is for the library to say.
  fs::create_symlink(data / "nowhere", data / "bulkhead/items");
  EXPECT_EQ(template_folders(), (Paths{shipped, data / "bulkhead/templates", data / "bulkhead/items"}));
}

TEST(TemplateFolders, CanBeChosenInsteadOfTheShippedOne) {
  const TemporaryFolder data;
  const Environment choice("BULKHEAD_TEMPLATES", "/some/where");
  const Environment users("XDG_DATA_HOME", data.path().string());
  EXPECT_EQ(template_folders(), Paths{"/some/where"});
}

TEST(TemplateFolders, LieBelowTheHomeFolderByDefault) {
  const TemporaryFolder home;
  const Environment choice("BULKHEAD_TEMPLATES", "/some/where");
  const Environment users("HOME", home.path().string());
  fs::create_directories(home / ".local/share/bulkhead/templates");
  for (const auto& unusable : {std::optional<std::string>(), std::optional<std::string>("relative/path")}) {
    const Environment data("XDG_DATA_HOME", unusable);
    EXPECT_EQ(template_folders(), (Paths{"/some/where", home / ".local/share/bulkhead/templates"}));
  }
  const Environment data("XDG_DATA_HOME", std::nullopt);
  const Environment nobody("HOME", std::nullopt);
  EXPECT_EQ(template_folders(), Paths{"/some/where"});
}

}  // namespace
}  // namespace bulkhead::test
