// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <regex>
#include <set>

#include "tests/cli/program.h"

namespace bulkhead::test {
namespace {

constexpr auto killzone = "kill-team/gallowdark-6x7";
constexpr auto sketch = "+-+\n| |\n+U+\n";

/// What a user sees of a run: everything that the program printed and every file it left.
std::string effect(const Workplace& place, const Outcome& outcome) {
  std::string text = std::to_string(outcome.code) + "\n" + outcome.output + outcome.errors;
  for (const auto& name : place.files()) text += "== " + name + "\n" + place.read(name);
  return text;
}

/// Runs a command twice, each time in a fresh folder prepared in the same way, and gives whether the effects differ.
bool differs(const std::function<void(const Workplace&)>& prepare, const std::vector<std::string>& without,
             const std::vector<std::string>& with) {
  const Workplace first;
  const Workplace second;
  prepare(first);
  prepare(second);
  const auto plain = first.run(without, sketch);
  const auto changed = second.run(with, sketch);
  EXPECT_NE(changed.code, 2) << changed.errors;
  return effect(first, plain) != effect(second, changed);
}

void nothing(const Workplace&) {}
void with_sketch(const Workplace& place) { place.write("s.txt", sketch); }
void with_mission(const Workplace& place) { ASSERT_EQ(place.run({"new", killzone, "-o", "m.bulkhead"}).code, 0); }
/// A mission and, where `target` says, something that is in the way.
void with_sketch_and_target(const Workplace& place) {
  with_sketch(place);
  place.write("m.bulkhead", "in the way");
}
void with_target(const Workplace& place) { place.write("m.bulkhead", "in the way"); }

void with_hatchway(const Workplace& place) {
  with_mission(place);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "hatchway A1/B1"}).code, 0);
}
/// Cell C3 without a door.
void with_chamber(const Workplace& place) {
  with_mission(place);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "wall B3/C3 C3/D3 C2/C3 C3/C4"}).code, 0);
}
void with_pairs(const Workplace& place) {
  with_mission(place);
  place.write("pairs.csv", "A1;F7\n");
}

/// A mission, a rule of the library with a figure, and one of another game.
void with_items(const Workplace& place) {
  with_mission(place);
  place.write("r.xml", R"(<rule format="1" system="kill-team" id="r" name="R"><param name="n" value="1"/></rule>)");
  place.write("other.xml", R"(<rule format="1" system="duel" id="o" name="O"/>)");
}
void with_rule(const Workplace& place) {
  with_items(place);
  ASSERT_EQ(place.run({"add", "m.bulkhead", "r.xml"}).code, 0);
}

struct Case {
  std::function<void(const Workplace&)> prepare;
  std::vector<std::string> without;
  std::vector<std::string> with;
};

/// An export with an option and without.
Case exported(const std::string& target, const std::vector<std::string>& option) {
  const std::vector<std::string> without = {"export", "m.bulkhead", "-o", target};
  auto with = without;
  with.insert(with.end(), option.begin(), option.end());
  return {with_mission, without, with};
}

/// From A1 to B1 with an option and without.
Case measured(const std::vector<std::string>& option) {
  const std::vector<std::string> without = {"measure", "m.bulkhead", "--from", "A1", "--to", "B1"};
  auto with = without;
  with.insert(with.end(), option.begin(), option.end());
  return {with_hatchway, without, with};
}

void with_decisions(const Workplace& place) {
  with_mission(place);
  place.write("d.battle", "go end\n");
}
/// A battle that has not come far, so that it can go on by itself.
void with_beginning(const Workplace& place) {
  with_mission(place);
  place.write("d.battle", "go battle-start\n");
}
Case gone_on(const std::vector<std::string>& option) {
  const std::vector<std::string> without = {"rehearse", "m.bulkhead", "--decisions", "d.battle"};
  auto with = without;
  with.insert(with.end(), option.begin(), option.end());
  return {with_beginning, without, with};
}
/// A mission with a rule, and a file with another.
void with_rules(const Workplace& place) {
  with_mission(place);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "rule a name \"A\""}).code, 0);
  place.write("r.lua", "--- rule: b\nrule { name = \"B\" }\n");
}

Case ruled(const std::vector<std::string>& option) {
  std::vector<std::string> with = {"rules", "import", "m.bulkhead", "r.lua"};
  const auto without = with;
  with.insert(with.end(), option.begin(), option.end());
  return {with_rules, without, with};
}

Case rehearsed(const std::vector<std::string>& option) {
  const std::vector<std::string> without = {"rehearse", "m.bulkhead", "--decisions", "d.battle"};
  auto with = without;
  with.insert(with.end(), option.begin(), option.end());
  return {with_decisions, without, with};
}

void with_whole_mission(const Workplace& place) {
  ASSERT_EQ(place.run({"new", "kill-team/three-lamps", "-o", "m.bulkhead"}).code, 0);
}
/// A sheet of a mission that has something for each, with an option and without.
Case sheet(const std::string& name, const std::string& target, const std::vector<std::string>& option) {
  std::vector<std::string> with = {"export", "m.bulkhead", "-o", target, "--sheet", name};
  const auto without = with;
  with.insert(with.end(), option.begin(), option.end());
  return {with_whole_mission, without, with};
}

/// Battles that nobody plays, with an option and without.
Case automatic(const std::vector<std::string>& without, const std::vector<std::string>& with) {
  const auto said = [](const std::vector<std::string>& options) {
    std::vector<std::string> all = {"rehearse", "m.bulkhead"};
    all.insert(all.end(), options.begin(), options.end());
    return all;
  };
  return {with_mission, said(without), said(with)};
}
/// What many battles came to, as lines and as a report by which checks go; a rule waits for what never happens.
void with_games(const Workplace& place) {
  with_mission(place);
  place.write("n.xml", R"(<rule format="1" system="kill-team" id="n" name="N"><text>t</text>)"
                       R"(<lua>function on_unit_broken(rule, unit, battle) unit:set("gone") end</lua></rule>)");
  ASSERT_EQ(place.run({"add", "m.bulkhead", "n.xml"}).code, 0);
  const auto lines = place.run({"rehearse", "m.bulkhead", "--auto", "--games", "1", "--format", "jsonl"});
  ASSERT_EQ(lines.code, 0) << lines.errors;
  place.write("l.jsonl", lines.output);
  const auto report = place.run({"rehearse", "m.bulkhead", "--auto", "--games", "1", "--format", "json"});
  ASSERT_EQ(report.code, 0) << report.errors;
  place.write("g.json", report.output);
}

/// Every option of every command, with a pair of runs that it tells apart.
std::map<std::string, Case> cases() {
  return {
      {"templates --format", {nothing, {"templates"}, {"templates", "--format", "json"}}},
      {"templates --kind", {nothing, {"templates"}, {"templates", "--kind", "killzone"}}},
      {"templates --system", {nothing, {"templates"}, {"templates", "--system", "kill-team"}}},
      {"add --as", {with_items, {"add", "m.bulkhead", "r.xml"}, {"add", "m.bulkhead", "r.xml", "--as", "s"}}},
      {"add --figure", {with_items, {"add", "m.bulkhead", "r.xml"}, {"add", "m.bulkhead", "r.xml", "--figure", "n=2"}}},
      {"add --any-system",
       {with_items, {"add", "m.bulkhead", "other.xml"}, {"add", "m.bulkhead", "other.xml", "--any-system"}}},
      {"add --output", {with_items, {"add", "m.bulkhead", "r.xml"}, {"add", "m.bulkhead", "r.xml", "--output", "n"}}},
      {"add --dry-run", {with_items, {"add", "m.bulkhead", "r.xml"}, {"add", "m.bulkhead", "r.xml", "--dry-run"}}},
      {"extract --output",
       {with_rule,
        {"extract", "m.bulkhead", "#r", "-o", "a.xml"},
        {"extract", "m.bulkhead", "#r", "--output", "b.xml"}}},
      {"extract --library",
       {with_rule, {"extract", "m.bulkhead", "#r", "-o", "a.xml"}, {"extract", "m.bulkhead", "#r", "--library"}}},
      {"extract --force",
       {with_rule,
        {"extract", "m.bulkhead", "#r", "-o", "r.xml"},
        {"extract", "m.bulkhead", "#r", "-o", "r.xml", "--force"}}},
      {"new --title", {nothing, {"new", killzone, "-o", "m"}, {"new", killzone, "-o", "m", "--title", "Lock"}}},
      {"new --author", {nothing, {"new", killzone}, {"new", killzone, "--author", "Ada"}}},
      {"new --output", {nothing, {"new", killzone}, {"new", killzone, "--output", "m.bulkhead"}}},
      {"new --on",
       {with_chamber,
        {"new", killzone, "-o", "n.bulkhead"},
        {"new", killzone, "-o", "n.bulkhead", "--on", "m.bulkhead"}}},
      {"new --force",
       {with_target, {"new", killzone, "-o", "m.bulkhead"}, {"new", killzone, "-o", "m.bulkhead", "--force"}}},
      {"import --output", {with_sketch, {"import", "s.txt"}, {"import", "s.txt", "--output", "m.bulkhead"}}},
      {"import --title", {with_sketch, {"import", "s.txt"}, {"import", "s.txt", "--title", "Lock"}}},
      {"import --deploy", {with_sketch, {"import", "s.txt"}, {"import", "s.txt", "--deploy", "Vertical"}}},
      {"import --system", {with_sketch, {"import", "s.txt"}, {"import", "s.txt", "--system", "zone-mortalis"}}},
      {"import --set", {with_sketch, {"import", "s.txt"}, {"import", "s.txt", "--set", "butt-joint"}}},
      {"import --beside",
       {with_sketch, {"import", "s.txt", "s.txt", "-o", "m"}, {"import", "s.txt", "s.txt", "-o", "m", "--beside"}}},
      {"import --level",
       {with_sketch, {"import", "s.txt", "s.txt", "-o", "m"}, {"import", "s.txt", "s.txt", "-o", "m", "--level"}}},
      {"import --force",
       {with_sketch_and_target,
        {"import", "s.txt", "-o", "m.bulkhead"},
        {"import", "s.txt", "-o", "m.bulkhead", "--force"}}},
      {"info --format", {with_mission, {"info", "m.bulkhead"}, {"info", "m.bulkhead", "--format", "json"}}},
      {"info --own", {with_mission, {"info", "m.bulkhead"}, {"info", "m.bulkhead", "--own", "gallowdark=2"}}},
      {"check --own", {with_chamber, {"check", "m.bulkhead"}, {"check", "m.bulkhead", "--own", "gallowdark=0"}}},
      {"check --severity",
       {with_chamber, {"check", "m.bulkhead"}, {"check", "m.bulkhead", "--severity", "sealed-region=note"}}},
      {"check --fix", {with_chamber, {"check", "m.bulkhead"}, {"check", "m.bulkhead", "--fix", "all"}}},
      {"check --write",
       {with_chamber, {"check", "m.bulkhead", "--fix", "all"}, {"check", "m.bulkhead", "--fix", "all", "--write"}}},
      {"check --list", {with_mission, {"check", "m.bulkhead"}, {"check", "m.bulkhead", "--list"}}},
      {"check --format", {with_mission, {"check", "m.bulkhead"}, {"check", "m.bulkhead", "--format", "json"}}},
      {"edit --output",
       {with_mission,
        {"edit", "m.bulkhead", "wall B2/C2"},
        {"edit", "m.bulkhead", "wall B2/C2", "--output", "n.bulkhead"}}},
      {"edit --dry-run",
       {with_mission, {"edit", "m.bulkhead", "wall B2/C2"}, {"edit", "m.bulkhead", "wall B2/C2", "--dry-run"}}},
      {"edit --list", {with_mission, {"edit", "m.bulkhead", "wall B2/C2"}, {"edit", "--list"}}},
      {"edit --format", {nothing, {"edit", "--list"}, {"edit", "--list", "--format", "json"}}},
      {"fields --format", {nothing, {"fields"}, {"fields", "--format", "json"}}},
      {"export --output",
       {with_mission, {"export", "m.bulkhead", "-o", "a/"}, {"export", "m.bulkhead", "--output", "b.txt"}}},
      {"export --paper", exported("m.pdf", {"--paper", "Letter"})},
      {"export --scale", exported("m.svg", {"--scale", "1:8"})},
      {"export --design", exported("m.svg", {"--design", "plain"})},
      {"export --dpi", exported("m.png", {"--dpi", "72"})},
      {"export --format", exported("m.pdf", {"--format", "json"})},
      {"export --sheet", exported("m.pdf", {"--sheet", "poster"})},
      {"export --pages", sheet("poster", "m.pdf", {"--pages", "1-2"})},
      {"export --orientation", exported("m.pdf", {"--orientation", "across"})},
      {"export --codes", exported("m.svg", {"--codes", "on"})},
      {"export --measures", sheet("map", "m.svg", {"--measures"})},
      {"export --overlap", sheet("poster", "m.pdf", {"--overlap", "25mm"})},
      {"export --style", sheet("poster", "m.pdf", {"--style", "outline"})},
      {"export --one-page", sheet("poster", "m.pdf", {"--one-page"})},
      {"export --view", sheet("build", "m.pdf", {"--view", "from-west"})},
      {"export --steps", sheet("build", "m.pdf", {"--steps", "off"})},
      {"export --card", sheet("cards", "m.pdf", {"--card", "tarot"})},
      {"export --backs", sheet("cards", "m.pdf", {"--backs", "none"})},
      {"export --cut", sheet("cards", "m.pdf", {"--cut", "page"})},
      {"export --only", sheet("cards", "m.pdf", {"--only", "#boot-in-the-door"})},
      {"check --games", {with_games, {"check", "m.bulkhead"}, {"check", "m.bulkhead", "--games", "g.json"}}},
      {"measure --from",
       {with_mission,
        {"measure", "m.bulkhead", "--from", "A1", "--to", "B1"},
        {"measure", "m.bulkhead", "--from", "A2", "--to", "B1"}}},
      {"measure --to",
       {with_mission,
        {"measure", "m.bulkhead", "--from", "A1", "--to", "B1"},
        {"measure", "m.bulkhead", "--from", "A1", "--to", "B2"}}},
      {"measure --pairs",
       {with_pairs,
        {"measure", "m.bulkhead", "--from", "A1", "--to", "B1"},
        {"measure", "m.bulkhead", "--pairs", "pairs.csv"}}},
      {"measure --base", measured({"--base", "32"})},
      {"measure --hatchways", measured({"--hatchways", "open"})},
      {"measure --straight", measured({"--straight"})},
      {"measure --format", measured({"--format", "json"})},
      {"export --svg-text", exported("m.svg", {"--svg-text", "text"})},
      {"rehearse --decisions",
       {with_decisions, {"rehearse", "m.bulkhead"}, {"rehearse", "m.bulkhead", "--decisions", "d.battle"}}},
      {"rehearse --round", gone_on({"--round"})},
      {"rehearse --seed", rehearsed({"--seed", "7"})},
      {"rehearse --step", gone_on({"--step"})},
      {"rehearse --to", gone_on({"--to", "2 round-start"})},
      {"rehearse --to-end", gone_on({"--to-end"})},
      {"rehearse --record", rehearsed({"--record", "r.record"})},
      {"rehearse --format", rehearsed({"--format", "json"})},
      {"rehearse --stdio", {with_mission, {"rehearse", "m.bulkhead"}, {"rehearse", "m.bulkhead", "--stdio"}}},
      {"rehearse --auto", automatic({"--to-end"}, {"--auto"})},
      {"rehearse --games", automatic({"--auto"}, {"--auto", "--games", "2"})},
      {"rehearse --seeds", automatic({"--auto", "--games", "1"}, {"--auto", "--seeds", "7"})},
      // The same battles in however many: what differs is whether there are any.
      {"rehearse --jobs",
       automatic({"--auto", "--games", "1", "--jobs", "0"}, {"--auto", "--games", "1", "--jobs", "2"})},
      {"rehearse --plot", automatic({"--auto", "--games", "1"}, {"--auto", "--games", "1", "--plot", "p.svg"})},
      {"rehearse --summarise",
       {with_games, {"rehearse", "m.bulkhead", "--to-end"}, {"rehearse", "--summarise", "l.jsonl"}}},
      {"rules export --output",
       {with_rules, {"rules", "export", "m.bulkhead"}, {"rules", "export", "m.bulkhead", "--output", "a.lua"}}},
      {"rules import --output", ruled({"--output", "n.bulkhead"})},
      {"rules import --dry-run", ruled({"--dry-run"})},
      {"rules import --prune", ruled({"--prune"})},
  };
}

std::set<std::string> matches(const std::string& text, const std::regex& pattern) {
  std::set<std::string> result;
  for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match) {
    result.insert((*match)[1].str());
  }
  return result;
}

void add_options(const std::string& command, const std::string& help, std::set<std::string>& options) {
  const auto listed = help.substr(help.find("Options:"));
  for (const auto& option : matches(listed, std::regex("\n  (?:-[a-z],)?(--[a-z-]+)"))) {
    if (option != "--help") options.insert(command + " " + option);
  }
}

/// The options that the program's own help tells of, as `command --option`.
std::set<std::string> options_in_help() {
  const Workplace place;
  const auto help = place.run({"--help"}).output;
  const auto commands = help.substr(help.find("Subcommands"));
  std::set<std::string> result;
  for (const auto& command : matches(commands, std::regex("\n  ([a-z]+)"))) {
    const auto text = place.run({command, "--help"}).output;
    add_options(command, text, result);
    if (text.find("Subcommands:") == std::string::npos) continue;
    for (const auto& below : matches(text.substr(text.find("Subcommands:")), std::regex("\n  ([a-z]+)"))) {
      add_options(command + " " + below, place.run({command, below, "--help"}).output, result);
    }
  }
  return result;
}

TEST(Options, EveryOptionOfTheHelpIsTried) {
  std::set<std::string> tried;
  for (const auto& [name, _] : cases()) tried.insert(name);
  EXPECT_EQ(options_in_help(), tried);
}

TEST(Options, EachMakesADifference) {
  for (const auto& [name, option] : cases()) {
    SCOPED_TRACE(name);
    EXPECT_TRUE(differs(option.prepare, option.without, option.with));
  }
}

TEST(Options, EveryHelpShowsAnExample) {
  const Workplace place;
  for (const auto& command : {"templates", "new", "import", "info", "measure", "check", "fields", "edit", "add",
                              "extract", "export", "rehearse", "rules"}) {
    const auto help = place.run({command, "--help"});
    EXPECT_EQ(help.code, 0);
    EXPECT_NE(help.output.find("Example: bulkhead " + std::string(command)), std::string::npos) << help.output;
  }
}

TEST(Options, VersionIsTold) {
  const auto outcome = Workplace().run({"--version"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_TRUE(std::regex_match(outcome.output, std::regex("bulkhead [0-9]+\\.[0-9]+\\.[0-9]+\n"))) << outcome.output;
}

TEST(Options, UsageErrorsAreCodeTwo) {
  const Workplace place;
  with_mission(place);
  const std::vector<std::vector<std::string>> wrong = {
      {},
      {"frobnicate"},
      {"CHECK", "m.bulkhead"},
      {"check", ""},
      {"export", "m.bulkhead", "-o", ""},
      {"new", killzone, "-o", ""},
      {"new", killzone, "--title", "", "-o", "n.bulkhead"},
      {"new", killzone, "--title", "a\x1B[31m", "-o", "n.bulkhead"},
      {"new", killzone, "--author", "\xFF", "-o", "n.bulkhead"},
      {"check"},
      {"check", "m.bulkhead", "--format", "xml"},
      {"check", "m.bulkhead", "--frobnicate"},
      {"new"},
      {"new", "kill-team/no-such-killzone"},
      {"new", "../../etc/passwd"},
      {"edit", "m.bulkhead"},
      {"edit", "m.bulkhead", "frobnicate C2"},
      {"edit", "m.bulkhead", "wall Z99/Z98"},
      {"import", "m.bulkhead", "--deploy", "Sideways"},
      {"export", "m.bulkhead"},
      {"export", "m.bulkhead", "-o", "m.docx"},
      {"export", "m.bulkhead", "-o", "m.pdf", "--paper", "A9"},
      {"export", "m.bulkhead", "-o", "m.pdf", "--scale", "1:0"},
      {"export", "m.bulkhead", "-o", "m.pdf", "--scale", "nan"},
      {"export", "m.bulkhead", "-o", "m.pdf", "--design", "color"},
      {"export", "m.bulkhead", "-o", "m.png", "--dpi", "0"},
      {"export", "m.bulkhead", "-o", "m.png", "--dpi", "1e9"},
  };
  const auto before = place.read("m.bulkhead");
  for (const auto& arguments : wrong) {
    const auto outcome = place.run(arguments);
    EXPECT_EQ(outcome.code, 2) << testing::PrintToString(arguments) << outcome.output << outcome.errors;
    EXPECT_NE(outcome.errors, "") << testing::PrintToString(arguments);
  }
  EXPECT_EQ(place.read("m.bulkhead"), before);
  EXPECT_EQ(place.files(), std::vector<std::string>{"m.bulkhead"});
}

TEST(Options, AnUnknownOneIsNamedBeforeWhatIsMissing) {
  const Workplace place;
  for (const auto* command : {"templates", "new", "import", "info", "measure", "check", "fields", "edit", "add",
                              "extract", "export", "rehearse", "rules"}) {
    const auto refused = place.run({command, "--frob"});
    EXPECT_EQ(refused.code, 2) << command;
    EXPECT_EQ(refused.errors,
              fmt::format("bulkhead: there is no option \"--frob\"; `bulkhead {} --help` shows what can be "
                          "said\n",
                          command));
  }
  EXPECT_EQ(place.run({"--frob"}).errors,
            "bulkhead: there is no option \"--frob\"; `bulkhead --help` shows what can be said\n");
}

}  // namespace
}  // namespace bulkhead::test
