// SPDX-License-Identifier: MIT
// Battles that were written down by hand, each line with what has to come of it; see docs/rehearsal.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <iomanip>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "model/library/origin.h"
#include "model/mission/fields.h"
#include "scripting/battle/battles_junit.h"
#include "scripting/battle/rehearsal.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead {
namespace {

/// A line of a battle that is no remark.
struct Line {
  int number = 0;
  std::vector<std::string> words;
  /// Of the `go ROUND ROLE MOMENT` that it stands behind; 0 and nobody's behind another.
  int round = 0;
  std::string whose;
  /// Whether it stands behind `go end`.
  bool is_at_the_end = false;
  /// Whether a remark right above it begins with `A tie`: it is what shows one.
  bool shows_tie = false;

  [[nodiscard]] const std::string& word(std::size_t index) const {
    static const std::string none;
    return index < words.size() ? words[index] : none;
  }
  [[nodiscard]] bool expects(const std::string& what) const { return word(0) == "expect" && word(1) == what; }
};

std::vector<Line> lines_of(const std::string& text) {
  std::vector<Line> lines;
  std::istringstream read(text);
  Line at;
  for (std::string line; std::getline(read, line);) {
    ++at.number;
    if (line.starts_with("# ")) {
      at.shows_tie = at.shows_tie || line.starts_with("# A tie");
      continue;
    }
    at.words.clear();
    std::istringstream words(line);
    for (std::string word; words >> std::quoted(word);) at.words.push_back(word);
    if (at.word(0) == "go") {
      at.round = at.words.size() >= 3 ? std::stoi(at.word(1)) : 0;
      at.whose = at.words.size() == 4 ? at.word(2) : "";
      at.is_at_the_end = at.is_at_the_end || at.word(1) == "end";
    }
    lines.push_back(at);
    at.shows_tie = false;
  }
  return lines;
}

struct Battle {
  std::string file;
  /// The id of its mission, of its head.
  std::string mission;
  std::string text;

  [[nodiscard]] std::vector<Line> lines() const { return lines_of(text); }
  /// How many of its lines begin with a word.
  [[nodiscard]] std::ptrdiff_t lines_with(const std::string& word) const {
    const auto all = lines();
    return std::count_if(all.begin(), all.end(), [&](const auto& line) { return line.word(0) == word; });
  }
};

std::string mission_of(const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("mission ")) return line.substr(8);
  }
  return {};
}

std::vector<Battle> golden_battles() {
  std::vector<Battle> battles;
  for (const auto& entry : std::filesystem::directory_iterator(BULKHEAD_TEST_DATA "/battles")) {
    if (entry.path().extension() != ".battle") continue;
    const auto text = test::content_of(entry.path());
    battles.push_back({entry.path().stem().string(), mission_of(text), text});
  }
  std::sort(battles.begin(), battles.end(), [](const auto& one, const auto& other) { return one.file < other.file; });
  return battles;
}

std::map<std::string, Mission> shipped_missions() {
  std::map<std::string, Mission> missions;
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  for (const auto& entry : library.templates()) {
    if (entry.kind != Template::Kind::mission) continue;
    auto mission = read_mission(test::content_of(entry.path), entry.path.string(), &library).value().mission;
    const auto id = mission.head->id.text();
    missions.emplace(id, std::move(mission));
  }
  return missions;
}

TEST(GoldenBattles, GoAsWasWorkedOutByHand) {
  const auto missions = shipped_missions();
  for (const auto& battle : golden_battles()) {
    SCOPED_TRACE(battle.file);
    ASSERT_TRUE(missions.contains(battle.mission)) << battle.mission;
    const auto played = rehearse(missions.at(battle.mission), {.decisions = battle.text});
    ASSERT_TRUE(played) << played.error().message;
    EXPECT_EQ(played->status, Rehearsal::Status::ended) << played->text;
    EXPECT_NE(played->json.find(R"("errors":[])"), std::string::npos) << "a rule has failed:\n" << played->text;
  }
}

TEST(GoldenBattles, AreTwoOrMoreOfEachMission) {
  const auto battles = golden_battles();
  std::ptrdiff_t expectations = 0;
  for (const auto& battle : battles) expectations += battle.lines_with("expect");
  EXPECT_GE(expectations, 250);
  for (const auto& [id, mission] : shipped_missions()) {
    const auto count =
        std::count_if(battles.begin(), battles.end(), [&](const auto& each) { return each.mission == id; });
    EXPECT_GE(count, 2) << id;
  }
}

/// What a battle that tries to break the engine has to show, each by an `expect` that fails where the engine errs.
struct Shown {
  std::ptrdiff_t refused = 0;
  /// An `expect` below a remark that begins with `A tie`.
  bool tie = false;
  /// Points that `correct vp` puts over a limit or under the floor: what is expected is not the sum.
  bool cap = false;
  bool floor = false;
  /// A mark that is there, and behind a `go` is not, without any decision between.
  bool end_by_itself = false;
  /// Those in whose turn of the round something is expected.
  std::set<std::string> in_round;
};

Shown shown_by(const std::string& text, int round) {
  Shown shown;
  /// Of a side what it has to have since something was expected of it, were there no limits, and what was corrected
  /// last.
  struct Points {
    int sum = 0;
    int corrected = 0;
  };
  std::map<std::string, Points> points;
  std::set<std::pair<std::string, std::string>> marks;
  bool has_just_gone_on = false;
  for (const auto& line : lines_of(text)) {
    const auto& side = line.word(2);
    if (line.word(0) == "refused") ++shown.refused;
    if (line.word(0) == "go") points.clear();
    if (line.word(0) == "correct" && line.word(1) == "vp" && points.contains(side)) {
      const auto corrected = std::stoi(line.word(3));
      points[side] = {.sum = points[side].sum + corrected, .corrected = corrected};
    }
    if (line.expects("vp")) {
      const auto now = std::stoi(line.word(3));
      const auto before = points.contains(side) ? points[side] : Points{.sum = now};
      shown.cap = shown.cap || (before.corrected > 0 && now < before.sum);
      shown.floor = shown.floor || (before.corrected < 0 && now > before.sum);
      points[side] = {.sum = now};
    }
    if (line.expects("mark")) {
      const std::pair mark(line.word(2), line.word(3));
      const auto is_gone = line.word(4) == "none";
      shown.end_by_itself = shown.end_by_itself || (is_gone && has_just_gone_on && marks.contains(mark));
      if (is_gone) marks.erase(mark);
      if (!is_gone) marks.insert(mark);
    }
    if (line.word(0) == "expect") {
      shown.tie = shown.tie || line.shows_tie;
      if (line.round == round) shown.in_round.insert(line.whose);
    } else if (line.word(0) != "refused") {
      has_just_gone_on = line.word(0) == "go";
    }
  }
  return shown;
}

/// The fifth, or the last of a battle that has fewer.
int late_round_of(const Mission& mission) { return std::min(5, mission.system->sequence.rounds); }

TEST(GoldenBattles, HaveASecondOneOfEachMissionThatTriesToBreakTheEngine) {
  const auto missions = shipped_missions();
  std::set<std::string> tried;
  for (const auto& battle : golden_battles()) {
    if (!battle.file.ends_with("-2")) continue;
    SCOPED_TRACE(battle.file);
    tried.insert(battle.mission);
    const auto round = late_round_of(missions.at(battle.mission));
    const auto shown = shown_by(battle.text, round);
    EXPECT_GE(shown.refused, 6);
    EXPECT_TRUE(shown.tie);
    EXPECT_TRUE(shown.cap || shown.floor);
    EXPECT_TRUE(shown.end_by_itself);
    EXPECT_TRUE(shown.in_round.contains("attacker")) << "in his turn of round " << round;
    EXPECT_TRUE(shown.in_round.contains("defender")) << "in his turn of round " << round;
  }
  EXPECT_EQ(tried.size(), missions.size());
}

TEST(GoldenBattles, ShowNothingByWhatTheyDoNotExpect) {
  const auto missions = shipped_missions();
  for (const auto& battle : golden_battles()) {
    std::istringstream lines(battle.text);
    std::string without;
    for (std::string line; std::getline(lines, line);) without += line.starts_with("expect ") ? "" : line + "\n";
    const auto shown = shown_by(without, late_round_of(missions.at(battle.mission)));
    EXPECT_FALSE(shown.tie || shown.cap || shown.floor || shown.end_by_itself) << battle.file;
    EXPECT_TRUE(shown.in_round.empty()) << battle.file;
  }
}

TEST(GoldenBattles, ReplayFromTheirRecords) {
  const auto missions = shipped_missions();
  for (const auto& battle : golden_battles()) {
    SCOPED_TRACE(battle.file);
    const auto& mission = missions.at(battle.mission);
    const auto first = rehearse(mission, {.decisions = battle.text}).value();
    // The head of a record says only what was rolled from: without `dice only` there is a generator behind.
    const auto again = rehearse(mission, {.decisions = first.record}).value();
    EXPECT_EQ(again.status, Rehearsal::Status::ended) << again.text;
    EXPECT_EQ(again.record, first.record);
  }
}

TEST(GoldenBattles, GoTheSameOneAfterTheOtherInOneRoom) {
  const auto battles = golden_battles();
  for (const auto& [id, mission] : shipped_missions()) {
    RehearsalRoom room(mission);
    for (int time = 0; time < 2; ++time) {
      for (const auto& battle : battles) {
        if (battle.mission != id) continue;
        SCOPED_TRACE(battle.file);
        const auto alone = rehearse(mission, {.decisions = battle.text}).value();
        const auto after_others = room.play({.decisions = battle.text}).value();
        EXPECT_EQ(after_others.json, alone.json);
        EXPECT_EQ(after_others.record, alone.record);
      }
    }
  }
}

TEST(GoldenBattles, GoTheSameWithTheLibrarysBurners) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  const auto item = read_item(*library.find_items(LibraryId("boarding-actions/burners")).at(0)).value().item;
  auto mission = shipped_missions().at("furnace");
  auto actions = *mission.actions;
  for (auto& action : actions) {
    if (action.id.text() == "burners") action.lua = std::get<MissionAction>(item.item).lua;
  }
  mission.actions = std::move(actions);
  for (const auto& battle : golden_battles()) {
    if (battle.mission != "furnace") continue;
    EXPECT_EQ(rehearse(mission, {.decisions = battle.text})->status, Rehearsal::Status::ended) << battle.file;
  }
}

TEST(ShippedMissions, PlayWhatComesFromTheLibraryAsItDoes) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  int compared = 0;
  for (const auto& [id, mission] : shipped_missions()) {
    for_each_item(mission, [&]<typename T>(const T& item) {
      if (!item.origin) return;
      const auto entries = library.find_items(parse_origin(*item.origin).item);
      ASSERT_EQ(entries.size(), 1U) << item.id.text();
      const auto read = read_item(*entries.front()).value().item;
      const auto* const original = std::get_if<T>(&read.item);
      ASSERT_NE(original, nullptr) << item.id.text();
      if (original->lua.empty()) return;
      ++compared;
      EXPECT_EQ(item.lua, original->lua) << id << ": " << item.id.text();
    });
  }
  EXPECT_GE(compared, 5);
}

TEST(BattlesJunit, HasACaseForEachBattle) {
  Rehearsal ended;
  ended.status = Rehearsal::Status::ended;
  ended.text = "Alpha moves to C3\n\nA draw.\n";
  Rehearsal failed;
  failed.status = Rehearsal::Status::failed;
  failed.text = "Alpha moves to C3\n\nLine 4: expected 5, and it is 3.\n";
  const std::vector<PlayedBattle> battles = {
      {"a.battle", ended, {}}, {"b.battle", failed, {}}, {"c.battle", {}, "Line 2: a seed is a whole number"}};
  EXPECT_EQ(verdict(battles[0]), "A draw.");
  EXPECT_EQ(verdict(battles[2]), "Line 2: a seed is a whole number");
  const auto junit = battles_junit("m.bulkhead", battles);
  for (const auto* part : {R"(<testsuite name="m.bulkhead" tests="3" failures="1" errors="1" skipped="0">)",
                           R"(name="a.battle"/>)", R"(<failure message="Line 4: expected 5, and it is 3."/>)",
                           R"(<error message="Line 2: a seed is a whole number"/>)", "Alpha moves to C3"}) {
    EXPECT_NE(junit.find(part), std::string::npos) << part << "\n" << junit;
  }
}

/// The line that a battle failed at; one with the number 0 where none was.
Line failed_line(const Battle& battle, const Rehearsal& played) {
  const std::string before = R"("failed":{"line":)";
  const auto at = played.json.find(before);
  const auto number = at == std::string::npos ? 0 : std::stoi(played.json.substr(at + before.size()));
  for (const auto& line : battle.lines()) {
    if (line.number == number) return line;
  }
  return {};
}

/// The lines that golden battles fail at with lines of a file of the engine replaced. Each of those has to be there,
/// once.
std::vector<Line> failures_with(const std::string& file,
                                const std::vector<std::pair<std::string, std::string>>& replaced) {
  const auto missions = shipped_missions();
  std::size_t times = 0;
  const auto engine = [&](std::string_view name, std::string_view own) {
    std::string text(own);
    if (name != file) return text;
    for (const auto& [line, instead] : replaced) {
      const auto at = text.find(line);
      if (at == std::string::npos) continue;
      EXPECT_EQ(text.find(line, at + 1), std::string::npos) << "it stands there more than once: " << line;
      ++times;
      text.replace(at, line.size(), instead);
    }
    return text;
  };
  std::vector<Line> failures;
  std::size_t played = 0;
  for (const auto& battle : golden_battles()) {
    RehearsalRoom room(missions.at(battle.mission), engine);
    const auto rehearsal = room.play({.decisions = battle.text});
    ++played;
    EXPECT_TRUE(rehearsal) << battle.file;
    if (!rehearsal || rehearsal->status == Rehearsal::Status::ended) continue;
    EXPECT_EQ(rehearsal->status, Rehearsal::Status::failed) << battle.file << "\n" << rehearsal->text;
    failures.push_back(failed_line(battle, *rehearsal));
  }
  EXPECT_GT(played, 0U);
  EXPECT_EQ(times, played * replaced.size()) << file << ".lua lacks one of the lines";
  return failures;
}

constexpr auto scores_of_the_first = R"(if row.player == "first" then return battle.first == player.object end)";
constexpr auto scores_of_the_second = R"(if row.player == "second" then return battle.first ~= player.object end)";
constexpr auto holds_the_floor = "if all < 0 then now = now - all end";
constexpr auto reads_the_points = "function scoring.total(player) return math.max(0, player.scored) + player.bonus end";

/// Of failures those at points that are expected in round 5.
std::ptrdiff_t in_round_five(const std::vector<Line>& failures) {
  return std::count_if(failures.begin(), failures.end(),
                       [](const auto& each) { return each.expects("vp") && each.round == 5; });
}

TEST(GoldenBattles, FindTheSecondPlayersFifthRoundScoredWithTheFirsts) {
  // At the end of his Command phase, as the first player's is, and not at the end of his turn.
  const auto failures = failures_with(
      "play/scoring",
      {{scores_of_the_first, ""}, {scores_of_the_second, R"(if row.player == "second" then return false end)"}});
  EXPECT_GE(in_round_five(failures), 2);
}

TEST(GoldenBattles, FindTheSecondPlayersFifthRoundScoredTwice) {
  EXPECT_GE(in_round_five(failures_with("play/scoring", {{scores_of_the_first, ""}})), 2);
}

/// Of failures those at points that are expected before the end of the battle.
std::ptrdiff_t before_the_end(const std::vector<Line>& failures) {
  return std::count_if(failures.begin(), failures.end(),
                       [](const auto& each) { return each.expects("vp") && !each.is_at_the_end; });
}

TEST(GoldenBattles, FindAFloorThatHoldsOnlyAtTheEnd) {
  // Points go below none, and are lifted once the battle has come to its end.
  const auto failures =
      failures_with("play/scoring", {{holds_the_floor, ""},
                                     {reads_the_points,
                                      "function scoring.total(player)\n"
                                      "  local points = player.scored\n"
                                      "  if engine.current.ending then points = math.max(0, points) end\n"
                                      "  return points + player.bonus\n"
                                      "end"}});
  EXPECT_GE(before_the_end(failures), 1);
}

TEST(GoldenBattles, FindAFloorThatIsOnlyShown) {
  // What a side has is never told to be less than none, but it has to make up for what it lost below that.
  EXPECT_GE(before_the_end(failures_with("play/scoring", {{holds_the_floor, ""}})), 1);
}

TEST(GoldenBattles, GoOnWithNothingReplaced) {
  EXPECT_TRUE(failures_with("play/scoring", {{holds_the_floor, holds_the_floor}}).empty());
}

TEST(Decompression, TellsWhatIsLostAndWhatIsNotRead) {
  // No compartment is vented on a 1. The hull cutters stand at core A when they begin to read it, and far away when
  // they would be done; of the archivists nobody has come when the last reinforcements do.
  const auto played = rehearse(shipped_missions().at("decompression"), {.decisions = R"(dice only
dice 5 2
dice 1 1 1 1
fact "Hull cutters" at C3
go 1 attacker shooting-phase-start
act "Read a core" "Hull cutters" A
fact "Hull cutters" at A1
go 2 attacker command-phase-end
expect vp attacker 0
fact "Stack wardens" at 2:D3
go 3 defender reinforcements-step
)"});
  ASSERT_TRUE(played) << played.error().message;
  EXPECT_EQ(played->status, Rehearsal::Status::needs) << played->text;
  const auto tells = [&](const char* words) { return played->text.find(words) != std::string::npos; };
  EXPECT_TRUE(tells("Hull cutters has not read Core A: it is not in range of it any more\n")) << played->text;
  EXPECT_TRUE(
      tells("What does not come in now is lost: Curator Osk Brandt, Stack wardens, night shift, Shelf gunners, "
            "Index hounds, The Binder\n"))
      << played->text;
}

TEST(DeepStrike, IsForHalfOfASidesUnits) {
  // The salvors have one unit of their own and two that strike: of three, half is one, and the third may be any other
  // way.
  auto mission = shipped_missions().at("decompression");
  auto forces = *mission.forces;
  for (auto& force : forces) {
    if (!force.side || force.side->text() == "defender") continue;
    ASSERT_GT(force.units.size(), 1U);
    force.units.erase(force.units.begin() + 1, force.units.end());
  }
  mission.forces = forces;
  const auto played = rehearse(mission, {.decisions = R"(dice only
dice 5 2
dice 1 1 1 1
go deployment
muster Plungers by attacker models 5 keywords "infantry deep-strike"
muster Sinkers by attacker models 5 keywords "infantry deep-strike"
go 2 attacker reinforcements-step
place Plungers 701.9mm,642.5mm
refused place Sinkers C5 "one unit a turn comes in by Deep Strike"
go 3 attacker reinforcements-step
refused place Sinkers C5 "half of a side's units at most come in by Deep Strike"
place Sinkers A6
expect at Sinkers A6
)"});
  ASSERT_TRUE(played) << played.error().message;
  EXPECT_EQ(played->status, Rehearsal::Status::needs) << played->text;
}

}  // namespace
}  // namespace bulkhead
