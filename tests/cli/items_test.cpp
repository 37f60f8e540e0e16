// SPDX-License-Identifier: MIT
// Items of the library: listed, added, extracted.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace bulkhead::test {
namespace {

using nlohmann::json;

/// With a library of the user's own in `data`.
class Items : public testing::Test {
 protected:
  void SetUp() override {
    put("rule/barrage", R"(<rule format="1" system="narrative-play" id="barrage" version="2" name="The barrage">)"
                        R"(<param name="range" value="6"/><text>Within {range}".</text></rule>)");
    put("card", R"(<stratagem format="1" system="narrative-play" id="barrage" name="Barrage" cost="1" currency="CP">)"
                R"(<when>Once.</when></stratagem>)");
    for (const auto* name : {"a.bulkhead", "b.bulkhead"}) {
      ASSERT_EQ(place_.run({"new", "kill-team/gallowdark-6x7", "--title", "Lock", "-o", name}).code, 0);
      auto text = place_.read(name);
      const std::string from = "system=\"kill-team\"";
      text.replace(text.find(from), from.size(), "system=\"narrative-play\"");
      const std::string embedded = "<system id=\"kill-team\"";
      text.replace(text.find(embedded), embedded.size(), "<system id=\"narrative-play\"");
      place_.write(name, text);
    }
  }

  void put(const std::string& name, const std::string& text) const {
    place_.write("data/bulkhead/items/" + name + ".xml", text + "\n");
  }
  [[nodiscard]] Outcome run(const std::string& command) const {
    return place_.shell("XDG_DATA_HOME=$PWD/data bulkhead " + command);
  }
  /// That a command is refused with exit 2 and a message with these words, and changes no file.
  void expect_refused(const std::string& command, const std::vector<std::string>& words) const {
    const auto before = place_.read("a.bulkhead");
    const auto files = place_.files();
    const auto refused = run(command);
    EXPECT_EQ(refused.code, 2) << command << refused.output;
    EXPECT_EQ(refused.output, "") << command;
    for (const auto& word : words) EXPECT_NE(refused.errors.find(word), std::string::npos) << refused.errors;
    EXPECT_EQ(place_.read("a.bulkhead"), before);
    EXPECT_EQ(place_.files(), files);
  }

  Workplace place_;
};

TEST_F(Items, AreListedByKindAndSystem) {
  const auto listed = run("templates --kind rule --kind stratagem --system narrative-play --format json");
  ASSERT_EQ(listed.code, 0) << listed.errors;
  json own = json::array();
  for (const auto& entry : json::parse(listed.output)) {
    EXPECT_EQ(entry.at("system"), "narrative-play");
    if (entry.at("origin") == "own")
      own.push_back({entry.at("kind"), entry.at("id"), entry.at("version"), entry.at("title")});
  }
  EXPECT_EQ(own, json::parse(R"([["rule","narrative-play/barrage",2,"The barrage"],)"
                             R"(["stratagem","narrative-play/barrage",1,"Barrage"]])"));
  EXPECT_EQ(run("templates --kind card").code, 2);
  for (const auto& entry : json::parse(run("templates --system kill-team --format json").output)) {
    EXPECT_EQ(entry.at("system"), "kill-team");
    EXPECT_EQ(entry.at("origin"), "shipped");
    if (entry.at("kind") == "system") EXPECT_TRUE(entry.at("version").is_number_integer());
    if (entry.at("kind") == "killzone") EXPECT_TRUE(entry.at("version").is_null());
  }
}

TEST_F(Items, GoFromOneMissionToAnother) {
  expect_refused("add a.bulkhead narrative-play/barrage", {"rule and stratagem"});
  const auto added = run("add a.bulkhead stratagem narrative-play/barrage --as again");
  EXPECT_EQ(added.code, 0) << added.errors;
  EXPECT_EQ(added.output,
            "stratagem again name \"Barrage\" cost 1 currency \"CP\" when \"Once.\" origin narrative-play/barrage@1\n");
  EXPECT_EQ(run("edit a.bulkhead 'set #again cost 2'").code, 0);
  EXPECT_EQ(run("extract a.bulkhead '#again' -o x.xml").code, 0);
  EXPECT_EQ(run("add b.bulkhead x.xml").code, 0);
  const auto item = [&](const std::string& file) {
    const auto text = place_.read(file);
    const auto start = text.find("<stratagem");
    auto found = text.substr(start, text.find("</stratagem>") - start);
    const auto origin = found.find(" origin=\"");
    return found.erase(origin, found.find('"', origin + 9) + 1 - origin);
  };
  EXPECT_NE(item("a.bulkhead").find("cost=\"2\""), std::string::npos);
  EXPECT_EQ(item("a.bulkhead"), item("b.bulkhead"));
}

TEST_F(Items, MayBeForcesThatSeveralMissionsUse) {
  put("crew",
      "<force format=\"2\" system=\"narrative-play\" id=\"crew\" version=\"3\" name=\"Crew\" points=\"400\">"
      "<unit id=\"squad\" name=\"Squad\" models=\"5\" base=\"32mm\"/></force>");
  const auto listed = run("templates --kind force --format json");
  ASSERT_EQ(listed.code, 0) << listed.errors;
  bool found = false;
  for (const auto& entry : json::parse(listed.output)) {
    EXPECT_EQ(entry.at("kind"), "force");
    found |= entry.at("id") == "narrative-play/crew" && entry.at("version") == 3;
  }
  EXPECT_TRUE(found) << listed.output;
  const auto added = run("add a.bulkhead crew");
  ASSERT_EQ(added.code, 0) << added.errors;
  EXPECT_NE(place_.read("a.bulkhead")
                .find("<force id=\"crew\" name=\"Crew\" origin=\"narrative-play/crew@3\" points=\"400\">"),
            std::string::npos)
      << place_.read("a.bulkhead");
  ASSERT_EQ(run("extract a.bulkhead '#crew' -o x.xml").code, 0);
  EXPECT_EQ(run("check x.xml").code, 0);
  ASSERT_EQ(run("add b.bulkhead force x.xml --as raiders").code, 0);
  EXPECT_NE(place_.read("b.bulkhead").find("<unit id=\"squad\" name=\"Squad\" models=\"5\" base=\"32mm\"/>"),
            std::string::npos);
  expect_refused("add a.bulkhead force crow", {"bulkhead templates"});
  place_.write("broken.xml",
               "<force format=\"2\" system=\"narrative-play\" id=\"f\" name=\"F\">\n<unit id=\"a\"/></force>");
  const auto broken = run("add a.bulkhead broken.xml");
  EXPECT_EQ(broken.code, 3);
  EXPECT_NE(broken.errors.find("broken.xml:2:"), std::string::npos) << broken.errors;
  place_.write("empty.xml", "<force format=\"2\" system=\"narrative-play\" id=\"f\" name=\"F\"/>");
  const auto checked = run("check empty.xml");
  EXPECT_EQ(checked.code, 1);
  EXPECT_NE(checked.output.find("force-without-units"), std::string::npos) << checked.output;
}

TEST_F(Items, AreAddedByTheEditsThatArePrinted) {
  const auto added = run("add a.bulkhead rule barrage --figure range=9 --dry-run");
  ASSERT_EQ(added.code, 0) << added.errors;
  EXPECT_EQ(place_.read("a.bulkhead"), place_.read("b.bulkhead"));
  std::string command = "edit b.bulkhead";
  for (std::size_t at = 0; at < added.output.size();) {
    const auto end = added.output.find('\n', at);
    command += " '" + added.output.substr(at, end - at) + "'";
    at = end + 1;
  }
  ASSERT_EQ(run(command).code, 0) << command;
  ASSERT_EQ(run("add a.bulkhead rule barrage --figure range=9").code, 0);
  EXPECT_EQ(place_.read("a.bulkhead"), place_.read("b.bulkhead"));
  EXPECT_NE(place_.read("a.bulkhead").find("<param name=\"range\" value=\"9\"/>"), std::string::npos);
  EXPECT_EQ(run("add a.bulkhead rule barrage --as more -o -").output, [&] {
    EXPECT_EQ(run("add a.bulkhead rule barrage --as more -o c.bulkhead").code, 0);
    return place_.read("c.bulkhead");
  }());
}

TEST_F(Items, ThatDoNotFitAreRefused) {
  ASSERT_EQ(run("add a.bulkhead rule barrage").code, 0);
  expect_refused("add a.bulkhead stratagem barrage", {"barrage", "taken by a rule", "--as"});
  expect_refused("add a.bulkhead objective barrage", {"rule and stratagem"});
  place_.write("other.xml", "<rule format=\"1\" system=\"duel\" id=\"o\" name=\"O\"/>");
  expect_refused("add a.bulkhead other.xml", {"duel", "narrative-play", "--any-system"});
  EXPECT_EQ(run("add a.bulkhead other.xml --any-system").code, 0);
  expect_refused("add a.bulkhead stratagem other.xml", {"holds a rule"});
  expect_refused("add a.bulkhead rule barrage --as x --figure rage=2", {"figure rage", "range"});
  expect_refused("add a.bulkhead rule barrage --figure range", {"NAME=VALUE"});
  expect_refused("add a.bulkhead rule barrage other.xml --as x", {"--as"});
  expect_refused("add a.bulkhead rule barrage --as X", {"--as"});
  expect_refused("add a.bulkhead rule", {"at least one item"});
  expect_refused("add a.bulkhead nothing", {"bulkhead templates"});
  expect_refused("extract a.bulkhead '#none' -o y.xml", {"none"});
  expect_refused("extract a.bulkhead '#barrage'", {"--library"});
  expect_refused("extract a.bulkhead '#barrage' -o y.xml --library", {"--library"});
}

TEST_F(Items, ThatCannotBeReadChangeNothing) {
  const auto before = place_.read("a.bulkhead");
  const auto expect_unread = [&](const std::string& command, const std::string& words) {
    const auto outcome = run(command);
    EXPECT_EQ(outcome.code, 3) << command;
    EXPECT_NE(outcome.errors.find(words), std::string::npos) << outcome.errors;
    EXPECT_EQ(place_.read("a.bulkhead"), before);
  };
  place_.write("broken.xml", "<rule format=\"1\" system=\"narrative-play\" id=\"o\" name=\"O\">\n<text>x</tex></rule>");
  expect_unread("add a.bulkhead broken.xml", "broken.xml:2:");
  expect_unread("add a.bulkhead none.xml", "none.xml");
  expect_unread("add a.bulkhead a.bulkhead", "<mission>");
  ASSERT_EQ(place_.shell("head -c 64000001 /dev/zero > large.xml").code, 0);
  expect_unread("add a.bulkhead large.xml", "larger than 4 MB");
  // Of the library the head is in order.
  put("late", "<rule format=\"1\" system=\"narrative-play\" id=\"late\" name=\"O\">\n<text>x</tex></rule>");
  EXPECT_EQ(run("templates").code, 0);
  expect_unread("add a.bulkhead late", "late.xml:2:");
  EXPECT_EQ(run("extract a.bulkhead '#o' -o broken.xml").code, 3);
}

TEST_F(Items, AreKeptInTheOwnFolder) {
  ASSERT_EQ(run("add a.bulkhead rule barrage --as blast").code, 0);
  const auto kept = run("extract a.bulkhead '#blast' --library");
  EXPECT_EQ(kept.code, 0) << kept.errors;
  EXPECT_NE(kept.output.find("narrative-play/blast, version 1"), std::string::npos) << kept.output;
  // The same once more is the same version; what was changed is the next, and the older one stays.
  EXPECT_EQ(run("extract a.bulkhead '#blast' --library").output, kept.output);
  ASSERT_EQ(run("edit a.bulkhead 'param #blast range \"12\"'").code, 0);
  EXPECT_NE(run("extract a.bulkhead '#blast' --library").output.find("version 2"), std::string::npos);
  EXPECT_EQ(run("extract a.bulkhead '#blast' --library").output.find("version 3"), std::string::npos);
  EXPECT_EQ(run("templates").code, 0);
  ASSERT_EQ(run("add b.bulkhead blast").code, 0);
  EXPECT_NE(place_.read("b.bulkhead").find("origin=\"narrative-play/blast@2\""), std::string::npos);
  EXPECT_NE(place_.read("b.bulkhead").find("value=\"12\""), std::string::npos);
}

TEST_F(Items, AreCheckedAsFiles) {
  place_.write("good.xml",
               "<rule format=\"1\" system=\"kill-team\" id=\"o\" name=\"O\"><text>{marker:1}</text></rule>");
  place_.write("bad.xml", "<rule format=\"1\" system=\"kill-team\" id=\"o\" name=\"O\"><text>{far}</text></rule>");
  place_.write("broken.xml", "<rule format=\"1\" system=\"kill-team\" id=\"o\" name=\"O\">\n<text>x</tex></rule>");
  place_.write("homeless.xml", "<rule format=\"1\" system=\"nowhere\" id=\"o\" name=\"O\"/>");
  const auto good = run("check good.xml");
  EXPECT_EQ(good.code, 0) << good.errors;
  EXPECT_EQ(good.output, "good.xml: 0 errors, 0 warnings, 0 notes\n");
  const auto bad = json::parse(run("check bad.xml --format json").output);
  ASSERT_EQ(bad.size(), 1U);
  EXPECT_EQ(bad.at(0).at("key"), "unknown-reference");
  EXPECT_EQ(bad.at(0).at("addresses"), json::parse(R"(["#o"])"));
  EXPECT_EQ(run("check good.xml bad.xml").code, 1);
  EXPECT_NE(run("check broken.xml").errors.find("broken.xml:2:"), std::string::npos);
  EXPECT_EQ(run("check broken.xml bad.xml").code, 3);
  EXPECT_NE(run("check homeless.xml").errors.find("homeless.xml: there is no system \"nowhere\""), std::string::npos);
  ASSERT_EQ(place_.shell("head -c 64000001 /dev/zero > large.xml").code, 0);
  const auto large = run("check large.xml");
  EXPECT_EQ(large.code, 3);
  EXPECT_NE(large.errors.find("larger than 64 MB"), std::string::npos) << large.errors;
  for (const std::string kind : {"systems/kill-team", "sets/gallowdark", "killzones/two-boards"}) {
    EXPECT_EQ(run("check " BULKHEAD_SOURCE "/templates/" + kind + ".xml").code, 0) << kind;
  }
}

TEST_F(Items, FollowTheLibraryIfTheAuthorWishes) {
  ASSERT_EQ(run("add a.bulkhead rule barrage --figure range=9").code, 0);
  const auto findings = [&](const std::string& key) {
    std::vector<json> result;
    for (const auto& finding : json::parse(run("check a.bulkhead --format json").output)) {
      if (finding.at("key") == key) result.push_back(finding);
    }
    return result;
  };
  EXPECT_TRUE(findings("library-item-newer").empty());
  put("newer", R"(<rule format="1" system="narrative-play" id="barrage" version="3" name="The long barrage">)"
               R"(<param name="range" value="8"/><text>Wholly within {range}".</text><lua>x = 1</lua></rule>)");
  ASSERT_EQ(findings("library-item-newer").size(), 1U);
  const auto fix = findings("library-item-newer").at(0).at("fixes").at(0).get<std::string>();
  EXPECT_EQ(fix,
            "rule barrage name \"The long barrage\" text \"Wholly within {range}\\\".\" origin "
            "narrative-play/barrage@3\nlua #barrage \"x = 1\"");
  // The fix is one edit: the edits on its lines are one step.
  place_.write("fix", fix);
  EXPECT_EQ(run("edit a.bulkhead \"$(cat fix)\" --dry-run").output, "Rule The barrage\n");
  EXPECT_EQ(run("check a.bulkhead --fix library-item-newer --write").code, 0);
  EXPECT_TRUE(findings("library-item-newer").empty());
  const auto text = place_.read("a.bulkhead");
  EXPECT_NE(text.find("name=\"range\" value=\"9\""), std::string::npos);
  EXPECT_NE(text.find("Wholly within"), std::string::npos);
  EXPECT_TRUE(findings("library-item-gone").empty());
  ASSERT_EQ(place_.shell("rm data/bulkhead/items/newer.xml data/bulkhead/items/rule/barrage.xml").code, 0);
  EXPECT_EQ(findings("library-item-gone").size(), 1U);
}

TEST_F(Items, NamesThatAMissionLacksAreTold) {
  place_.write("r.xml",
               "<rule format=\"1\" system=\"narrative-play\" id=\"o\" name=\"O\"><text>{marker:7}</text></rule>");
  const auto added = run("add a.bulkhead r.xml");
  EXPECT_EQ(added.code, 0);
  EXPECT_EQ(added.errors, "bulkhead: note: #o names {marker:7}, which the mission does not have\n");
}

TEST_F(Items, AMissionIsBegunOnAnotherBattlefield) {
  const auto made = run("new kill-team/three-lamps --on b.bulkhead -o n.bulkhead");
  EXPECT_EQ(made.code, 0) << made.errors;
  EXPECT_NE(made.output.find("rule The draught (#draught) names the reference {marker:2}"), std::string::npos)
      << made.output;
  EXPECT_TRUE(made.output.ends_with("n.bulkhead: N\n")) << made.output;
  const auto text = place_.read("n.bulkhead");
  EXPECT_NE(text.find("<rule id=\"draught\""), std::string::npos);
  EXPECT_NE(text.find("cells=\"A1 B1 C1 D1 E1 F1\""), std::string::npos);
  EXPECT_EQ(run("new kill-team/three-lamps --on none.bulkhead -o o.bulkhead").code, 3);
  EXPECT_FALSE(place_.has("o.bulkhead"));
  const auto printed = run("new kill-team/three-lamps --title N --on b.bulkhead -o -");
  EXPECT_EQ(printed.output, text);
  EXPECT_NE(printed.errors.find("{marker:2}"), std::string::npos);
}

}  // namespace
}  // namespace bulkhead::test
