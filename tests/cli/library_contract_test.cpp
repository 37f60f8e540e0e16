// SPDX-License-Identifier: MIT
// What scripts may count on: fields and edits, and items that go from one mission to another with all that is theirs.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "tests/cli/program.h"

namespace bulkhead::test {
namespace {

using nlohmann::json;

/// Missions `a.bulkhead` and `b.bulkhead` of the game of most shipped items.
class LibraryContract : public testing::Test {
 protected:
  void SetUp() override {
    for (const auto* name : {"a.bulkhead", "b.bulkhead"}) {
      ASSERT_EQ(run("import sketch.txt --system narrative-play --deploy Vertical --title Lock -o " + std::string(name)),
                0);
    }
    before_ = place_.read("a.bulkhead");
  }

  int run(const std::string& command) const {
    if (!place_.has("sketch.txt")) place_.write("sketch.txt", "+-+\n|1|\n+-+\n");
    last_ = place_.shell("XDG_DATA_HOME=$PWD/data bulkhead " + command);
    return last_.code;
  }
  /// Each argument is an edit.
  void edit(const std::string& file, const std::vector<std::string>& edits) const {
    std::string command = "edit " + file;
    for (const auto& text : edits) command += " '" + text + "'";
    ASSERT_EQ(run(command), 0) << last_.errors;
  }
  void expect_said(const std::vector<std::string>& words) const {
    for (const auto& word : words) EXPECT_NE(last_.errors.find(word), std::string::npos) << last_.errors;
  }
  /// The element of an object, from its start tag to its end.
  [[nodiscard]] std::string element(const std::string& file, const std::string& name, const std::string& id) const {
    const auto text = place_.read(file);
    const auto start = text.find("<" + name + " id=\"" + id + "\"");
    if (start == std::string::npos) return "no " + name + " " + id;
    const auto tag = text.find('>', start);
    const auto end = text[tag - 1] == '/' ? tag : text.find("</" + name + ">", start);
    auto found = text.substr(start, end - start);
    const auto origin = found.find(" origin=\"");
    if (origin != std::string::npos) found.erase(origin, found.find('"', origin + 9) + 1 - origin);
    return found;
  }
  [[nodiscard]] std::vector<json> findings(const std::string& file) const {
    EXPECT_NE(run("check " + file + " --format json"), 2);
    return json::parse(last_.output);
  }

  Workplace place_;
  std::string before_;
  mutable Outcome last_;
};

TEST_F(LibraryContract, FieldsAreTold) {
  ASSERT_EQ(run("fields --format json"), 0);
  const auto fields = json::parse(last_.output);
  std::set<std::string> items;
  for (const auto& field : fields) {
    items.insert(field.at("item"));
    for (const auto* key : {"item", "field", "label", "form"}) {
      EXPECT_FALSE(field.at(key).get<std::string>().empty()) << field;
    }
    for (const auto* key : {"from", "to", "default"}) EXPECT_TRUE(field.contains(key)) << field;
    EXPECT_EQ(field.at("from").is_number(), field.at("to").is_number()) << field;
    EXPECT_TRUE(field.at("choices").is_array()) << field;
  }
  for (const auto* item : {"rule", "objective", "action", "stratagem", "table"}) EXPECT_TRUE(items.contains(item));
  ASSERT_EQ(run("fields"), 0);
  EXPECT_NE(last_.output.find("stratagem      cost"), std::string::npos);
  EXPECT_EQ(run("fields nothing"), 2);
}

TEST_F(LibraryContract, EditsAreListed) {
  ASSERT_EQ(run("edit --list --format json"), 0);
  std::vector<std::string> verbs;
  for (const auto& verb : json::parse(last_.output)) {
    EXPECT_EQ(verb.size(), 3U);
    verbs.push_back(verb.at("verb"));
    EXPECT_TRUE(verb.at("usage").get<std::string>().starts_with(verbs.back())) << verb;
    EXPECT_FALSE(verb.at("help").get<std::string>().empty());
  }
  EXPECT_TRUE(std::is_sorted(verbs.begin(), verbs.end()));
  // A row's words come before those that are named, in usage and edit alike.
  EXPECT_NE(last_.output.find(R"([row \"…\" \"…\" \"…\" [item ITEM] [call \"…\"]]…)"), std::string::npos);
}

/// For each thing of `fields`, the id of one in a.bulkhead.
const std::map<std::string, std::string> things = {
    {"rule", "storm"},      {"objective", "hold"},     {"action", "signal"},
    {"stratagem", "again"}, {"table", "fate"},         {"objective-group", "secret"},
    {"force", "boarders"},  {"marker", "objective-1"}, {"zone", "side-a-drop-zone"},
    {"side", "side-a"}};

TEST_F(LibraryContract, SetTakesEveryFieldAndNamesItsRangeOrChoices) {
  edit("a.bulkhead", {"rule storm name \"Storm\"", "objective hold name \"Hold\" kind end-game",
                      "action signal name \"Signal\"", "stratagem again name \"Again\"", "table fate name \"Fate\"",
                      "objective-group secret name \"Secrets\"", "force boarders name \"Boarders\""});
  const auto start = place_.read("a.bulkhead");
  ASSERT_EQ(run("fields --format json"), 0);
  std::size_t ranges = 0;
  std::size_t choices = 0;
  for (const auto& field : json::parse(last_.output)) {
    const auto thing = things.find(field.at("item"));
    if (thing == things.end()) continue;
    SCOPED_TRACE(field.dump());
    const auto set = "edit a.bulkhead 'set #" + thing->second + " " + field.at("field").get<std::string>() + " ";
    const auto expect_refused = [&](const std::string& value) {
      EXPECT_EQ(run(set + "\"" + value + "\"'"), 2) << last_.output;
      EXPECT_EQ(place_.read("a.bulkhead"), start);
    };
    if (field.at("form") == "number") {
      const auto to = field.at("to").get<int>();
      expect_refused(std::to_string(to + 1));
      expect_said({"from " + std::to_string(field.at("from").get<int>()) + " to " + std::to_string(to)});
      ++ranges;
    }
    if (!field.at("choices").empty()) {
      expect_refused("no-such-word");
      for (const auto& choice : field.at("choices")) expect_said({choice});
      ++choices;
    }
    if (field.at("required") == true) continue;
    EXPECT_EQ(run(set + "none' --dry-run"), 0) << last_.errors;
  }
  EXPECT_GE(ranges, 5U);
  EXPECT_GE(choices, 1U);
}

TEST_F(LibraryContract, ACardGoesFromOneMissionToAnother) {
  const std::string shipped = "narrative-play/preliminary-bombardment-ambush";
  // A rule of one's own, in a folder of its own, of the same id.
  place_.write("data/bulkhead/items/own/preliminary-bombardment-ambush.xml",
               R"(<rule format="2" id="preliminary-bombardment-ambush" system="narrative-play" name="Mine"/>)");
  EXPECT_EQ(run("add a.bulkhead " + shipped), 2);
  expect_said({"rule", "stratagem"});
  EXPECT_EQ(place_.read("a.bulkhead"), before_);
  ASSERT_EQ(run("add a.bulkhead stratagem " + shipped + " --as again"), 0) << last_.errors;
  ASSERT_EQ(run("edit a.bulkhead 'set #again cost \"1-2\"'"), 0) << last_.errors;
  ASSERT_EQ(run("extract a.bulkhead '#again' -o x.xml"), 0) << last_.errors;
  ASSERT_EQ(run("add b.bulkhead x.xml"), 0) << last_.errors;
  EXPECT_NE(element("a.bulkhead", "stratagem", "again").find("cost=\"1-2\""), std::string::npos);
  EXPECT_EQ(element("a.bulkhead", "stratagem", "again"), element("b.bulkhead", "stratagem", "again"));
  const auto now = place_.read("a.bulkhead");
  EXPECT_EQ(run("edit a.bulkhead 'set #again cost \"0-0\"'"), 2);
  expect_said({"1-2"});
  EXPECT_EQ(place_.read("a.bulkhead"), now);
}

TEST_F(LibraryContract, ATableOfTwoDiceWantsEachResultOnce) {
  edit("a.bulkhead", {"table fate name \"Fate\" die 2D6 row \"2-5\" \"Low\" \"\" row \"5-7\" \"Middle\" \"\""});
  std::map<std::string, json> found;
  for (const auto& finding : findings("a.bulkhead")) found[finding.at("key")] = finding;
  EXPECT_EQ(last_.code, 1);
  for (const auto* key : {"table-bands-overlap", "table-bands-gap"}) {
    ASSERT_TRUE(found.contains(key));
    EXPECT_EQ(found[key].at("addresses"), json::parse(R"(["#fate"])"));
    EXPECT_EQ(found[key].at("severity"), "error");
  }
  EXPECT_NE(found["table-bands-gap"].at("message").get<std::string>().find("8-12"), std::string::npos);
}

TEST_F(LibraryContract, TemplatesSayWhoseTheyAre) {
  edit("a.bulkhead", {"rule storm name \"Storm\" text \"It blows.\""});
  ASSERT_EQ(run("extract a.bulkhead '#storm' --library"), 0) << last_.errors;
  EXPECT_TRUE(place_.has("data/bulkhead/items/narrative-play/rule/storm.xml"));
  ASSERT_EQ(run("templates --kind rule --system narrative-play --format json"), 0);
  std::size_t own = 0;
  for (const auto& entry : json::parse(last_.output)) {
    EXPECT_EQ(entry.at("kind"), "rule");
    EXPECT_EQ(entry.at("system"), "narrative-play");
    EXPECT_GE(entry.at("version").get<int>(), 1);
    EXPECT_FALSE(entry.at("path").get<std::string>().empty());
    if (entry.at("origin") == "shipped") continue;
    EXPECT_EQ(entry.at("origin"), "own");
    EXPECT_EQ(entry.at("id"), "narrative-play/storm");
    EXPECT_EQ(entry.at("title"), "Storm");
    ++own;
  }
  EXPECT_EQ(own, 1U);
  EXPECT_EQ(run("add b.bulkhead storm"), 0) << last_.errors;
  EXPECT_EQ(element("b.bulkhead", "rule", "storm"), element("a.bulkhead", "rule", "storm"));
}

TEST_F(LibraryContract, WhatAnItemNamesTravelsWithIt) {
  edit("a.bulkhead",
       {"marker-kind valve name \"Valve\" size 25mm note \"Turns.\"", "zone-kind den name \"Den\" area yes",
        "set #side-a role attacker", "rule wind name \"Wind\" text \"{side:side-a} and {table:fate}\"",
        "table fate name \"Fate\" die D6 row \"1-6\" \"Wind\" \"\" item wind",
        "action turn name \"Turn\" side side-b text \"Turn it.\"",
        "rule storm name \"Storm\" place valve 2 by side-a text \"See {rule:wind}, at {marker:objective-1}, as "
        "{action:turn}.\"",
        "lua #storm \"battle.areas:of_kind(\\\"den\\\")\""});
  ASSERT_EQ(run("extract a.bulkhead '#storm' -o storm.xml"), 0) << last_.errors;
  expect_said({"note: #storm names {marker:objective-1}, which is on the map", "note: #turn names the side side-b"});
  const auto file = place_.read("storm.xml");
  for (const auto* part :
       {"<rule id=\"wind\"", "<table id=\"fate\"", "<action id=\"turn\"", "<marker-kind id=\"valve\"",
        "<zone-kind id=\"den\"", "{side:attacker}", "by=\"attacker\""}) {
    EXPECT_NE(file.find(part), std::string::npos) << part << file;
  }
  EXPECT_EQ(file.find("side-a"), std::string::npos) << file;
  EXPECT_EQ(place_.shell("xmllint --noout --schema " BULKHEAD_SOURCE "/docs/format/bulkhead.xsd storm.xml").code, 0);

  // Where the company is the same only the item itself comes.
  EXPECT_EQ(run("add a.bulkhead storm.xml --as gale --dry-run"), 0) << last_.errors;
  EXPECT_EQ(last_.output.find("table"), std::string::npos) << last_.output;
  ASSERT_EQ(run("add b.bulkhead storm.xml"), 0) << last_.errors;
  EXPECT_EQ(last_.output.substr(0, last_.output.find(' ')), "zone-kind") << last_.output;
  for (const auto& [name, id] : std::map<std::string, std::string>{
           {"table", "fate"}, {"action", "turn"}, {"marker-kind", "valve"}, {"zone-kind", "den"}}) {
    EXPECT_EQ(element("a.bulkhead", name, id), element("b.bulkhead", name, id)) << id;
  }
  EXPECT_NE(element("b.bulkhead", "rule", "wind").find("{side:attacker} and {table:fate}"), std::string::npos);
  // From there it goes on as it came.
  ASSERT_EQ(run("extract b.bulkhead '#storm' -o again.xml"), 0) << last_.errors;
  EXPECT_EQ(place_.read("again.xml"), file);

  // Another thing of that id is in the way, whatever the item itself is called.
  edit("b.bulkhead", {"marker-kind valve size 40mm"});
  const auto now = place_.read("b.bulkhead");
  EXPECT_EQ(run("add b.bulkhead storm.xml --as gale"), 2);
  expect_said({"marker kind valve", "differ in size", "nothing was changed"});
  edit("b.bulkhead", {"marker-kind valve size 25mm", "set #fate name \"Doom\""});
  EXPECT_EQ(run("add b.bulkhead storm.xml --as gale"), 2);
  expect_said({"rename #fate"});
  EXPECT_EQ(run("add b.bulkhead storm.xml"), 2);
  expect_said({"--as"});
}

TEST_F(LibraryContract, AMissionHoldsTheDefinitionsThatItUsesAndNoOthers) {
  edit("a.bulkhead", {"marker-kind valve name \"Valve\""});
  edit("a.bulkhead", {"title \"Other\""});
  const auto text = place_.read("a.bulkhead");
  const auto count = [&](const std::string& part) {
    std::size_t number = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++number;
    return number;
  };
  EXPECT_EQ(count("<system "), 1U);
  EXPECT_EQ(count("<terrain-set "), 1U);
  EXPECT_EQ(count("<marker-kind id=\"valve\""), 1U) << "nobody has placed one yet";
  // Without any library it is the same mission.
  const auto alone = place_.shell(
      "mkdir empty && BULKHEAD_TEMPLATES=$PWD/empty bulkhead edit a.bulkhead 'title \"Other\"' -o c.bulkhead");
  EXPECT_EQ(alone.code, 0) << alone.errors;
  EXPECT_EQ(place_.read("c.bulkhead"), text);
}

TEST_F(LibraryContract, ItemFilesThatAreNoneAreRefusedWithThePlace) {
  const std::string start = "<rule format=\"2\" system=\"narrative-play\" id=\"r\" name=\"R\">\n";
  std::string deep = start;
  for (int level = 0; level < 100'000; ++level) deep += "<text>";
  const std::vector<std::array<std::string, 3>> files = {
      {"empty.xml", "", "empty.xml:1:1: "},
      {"broken.xml", start + "<text>x</tex></rule>", "broken.xml:2:"},
      {"cut.xml", start + "<text>", "cut.xml:2:"},
      {"deep.xml", deep, "deep.xml:2:"},
      {"root.xml", "\n<spell format=\"2\"/>", "root.xml:2:1: <spell> is no document"},
      {"newer.xml", "<rule format=\"3\" later=\"\"/>", "newer.xml:1:15: the file has format 3"},
      {"binary.xml",
       std::string("\x7F"
                   "ELF\x02\x00\xFF",
                   7),
       "binary.xml:1:1: "},
      {"mission.xml", before_, "mission.xml:2:1: this is a <mission>"},
      {"reserved.xml", start + "<param name=\"cost\" value=\"1\"/></rule>", "reserved.xml:2:"},
      {"twice.xml", start + "<with><link-kind id=\"a\" name=\"A\"/><link-kind id=\"a\" name=\"A\"/></with></rule>",
       "twice.xml:2:"}};
  for (const auto& [name, content, words] : files) {
    place_.write(name, content);
    for (const auto& command : {"add a.bulkhead " + name, "check " + name}) {
      if (command == "check mission.xml") continue;
      EXPECT_EQ(run(command), 3) << command;
      expect_said({words});
      EXPECT_LT(last_.errors.size(), 500U) << command;
    }
  }
  ASSERT_EQ(place_.shell("mkdir folder.xml && mkfifo pipe.xml && ln -s gone.xml link.xml").code, 0);
  for (const std::string name : {"folder.xml", "pipe.xml", "link.xml"}) {
    EXPECT_NE(run("add a.bulkhead " + name), 0) << name;
    expect_said({name});
  }
  EXPECT_EQ(place_.read("a.bulkhead"), before_);
}

TEST_F(LibraryContract, AFileThatVanishesFromTheLibraryIsTold) {
  edit("a.bulkhead", {"rule storm name \"Storm\""});
  ASSERT_EQ(run("extract a.bulkhead '#storm' --library"), 0);
  const std::string own = "data/bulkhead/items/narrative-play/rule/storm.xml";
  ASSERT_EQ(place_.shell("rm " + own + " && ln -s nowhere " + own).code, 0);
  EXPECT_EQ(run("templates"), 3);
  expect_said({"storm.xml"});
  EXPECT_EQ(run("add b.bulkhead storm"), 2);
  expect_said({"storm may be in this file, which cannot be read: ", "storm.xml: "});
  EXPECT_EQ(place_.read("b.bulkhead"), before_);
}

TEST_F(LibraryContract, ABrokenFileThatMayHoldAnItemIsTold) {
  const std::string own = "data/bulkhead/items/";
  place_.write(own + "gale.xml", "<rule format='2' system='narrative-play' id='gale' name='Gale'/>");
  EXPECT_EQ(run("add a.bulkhead gale --dry-run"), 0);
  EXPECT_EQ(last_.errors, "");
  place_.write(own + "gale-2.xml", "<rule format='2' system='narrative-play'\n id='gale");
  place_.write(own + "thaw.xml", "\n<unit/>");
  // The older version is there all the same.
  EXPECT_EQ(run("add a.bulkhead gale --dry-run"), 0);
  expect_said({"note: gale may be in this file, which cannot be read: ", "gale-2.xml:2:"});
  EXPECT_EQ(last_.errors.find("thaw.xml"), std::string::npos) << last_.errors;
  EXPECT_EQ(run("add a.bulkhead narrative-play/thaw"), 2);
  expect_said({"thaw.xml:2:1: <unit>", "there is no item \"narrative-play/thaw\""});
  EXPECT_EQ(last_.errors.find("gale-2.xml"), std::string::npos) << last_.errors;
  // None is called so: it may be in any of them.
  EXPECT_EQ(run("add a.bulkhead frost"), 2);
  expect_said({"thaw.xml:2:1: ", "gale-2.xml:2:"});
  EXPECT_EQ(run("new narrative-play/thaw"), 2);
  expect_said({"thaw.xml:2:1: "});
  EXPECT_EQ(run("new kill-team/three-lamps -o -"), 0);
  EXPECT_EQ(last_.errors, "");
  EXPECT_EQ(place_.read("a.bulkhead"), before_);
}

TEST_F(LibraryContract, WithoutTheOwnFolderThereIsWhatShips) {
  ASSERT_EQ(run("templates --format json"), 0);
  const auto shipped = last_.output;
  place_.write("data/bulkhead/items", "a file where the folder should be");
  EXPECT_EQ(run("templates --format json"), 3);
  EXPECT_EQ(last_.output, shipped);
  expect_said({"data/bulkhead/items: there is a file where this folder should be"});
  EXPECT_EQ(run("new kill-team/three-lamps -o n.bulkhead"), 0);
  expect_said({"note: ", "data/bulkhead/items: there is a file where this folder should be"});
  EXPECT_TRUE(place_.has("n.bulkhead"));
  EXPECT_EQ(run("add a.bulkhead storm"), 2);
  expect_said({"data/bulkhead/items: there is a file where this folder should be", "there is no item"});
}

TEST(ImportCommand, PutsSketchesTogether) {
  const Workplace place;
  place.write("port.txt", "+-+\n|1|\n+-+\n");
  place.write("starboard.txt", "+-+\n|2|\n+U+\n");
  EXPECT_EQ(place.run({"import", "port.txt", "starboard.txt", "-o", "m.bulkhead"}).code, 2);
  EXPECT_EQ(place.run({"import", "port.txt", "starboard.txt", "-o", "maps/"}).code, 0);
  EXPECT_TRUE(place.has("maps/port.bulkhead"));
  EXPECT_TRUE(place.has("maps/starboard.bulkhead"));
  EXPECT_EQ(place.run({"import", "port.txt", "starboard.txt", "--beside", "--level"}).code, 2);
  const auto beside =
      place.run({"import", "port.txt", "starboard.txt", "--beside", "--title", "Two Decks", "-o", "m.bulkhead"});
  ASSERT_EQ(beside.code, 0) << beside.errors;
  const auto info = json::parse(place.run({"info", "m.bulkhead", "--format", "json"}).output);
  EXPECT_EQ(info.at("counts").at("hatchways"), 1);
  auto text = place.read("m.bulkhead");
  EXPECT_NE(text.find("title=\"Two Decks\""), std::string::npos);
  EXPECT_NE(text.find("<board id=\"2\" columns=\"7\" rows=\"6\" set=\"gallowdark\" level=\"0\" at=\"703mm,0mm\""),
            std::string::npos)
      << text;
  ASSERT_EQ(place.run({"import", "port.txt", "starboard.txt", "--level", "-o", "l.bulkhead"}).code, 0);
  text = place.read("l.bulkhead");
  EXPECT_NE(text.find("level=\"1\" at=\"0mm,0mm\""), std::string::npos) << text;
  EXPECT_NE(text.find("title=\"port\""), std::string::npos);

  for (const std::vector<std::string>& wrong : std::vector<std::vector<std::string>>{
           {"--system", "nowhere"}, {"--system", "A B"}, {"--set", "nothing"}, {"--set", "table-terrain"}}) {
    const auto refused = place.run({"import", "port.txt", wrong.front(), wrong.back(), "-o", "w.bulkhead"});
    EXPECT_EQ(refused.code, 2) << wrong.back();
    EXPECT_NE(refused.errors.find(wrong.front() + ": "), std::string::npos) << refused.errors;
  }
  EXPECT_FALSE(place.has("w.bulkhead"));
  ASSERT_EQ(place.run({"import", "port.txt", "--system", "zone-mortalis", "--set", "butt-joint"}).code, 0);
  EXPECT_NE(place.read("port.bulkhead").find("<uses system=\"zone-mortalis\""), std::string::npos);
}

}  // namespace
}  // namespace bulkhead::test
