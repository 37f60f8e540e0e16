// SPDX-License-Identifier: MIT
#include "exchange/bundle/briefing.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <vector>

#include "analysis/snapshot/counts.h"
#include "exchange/bundle/allowances_in_words.h"
#include "exchange/bundle/markdown.h"
#include "exchange/bundle/moment_in_words.h"
#include "exchange/bundle/places_in_words.h"
#include "exchange/bundle/placing_in_words.h"
#include "model/base/numbers.h"
#include "model/base/plain_text.h"
#include "model/mission/geometry.h"
#include "model/mission/items.h"
#include "model/mission/names.h"
#include "model/mission/placed_features.h"
#include "model/mission/roles.h"
#include "model/mission/table_cells.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

/// The label and name of a zone or area, else its id.
std::string ground_name(const Zone& zone) {
  auto words = zone.label;
  if (!words.empty() && !zone.name.empty()) words += ' ';
  words += zone.name;
  return markdown_words(words.empty() ? zone.id.text() : words);
}

/// Writes the document part by part.
class BriefingWriter {
 public:
  explicit BriefingWriter(const Mission& mission) : mission_(mission) {}

  std::string document();

 private:
  void head();
  void battlefield();
  void ground(const std::vector<Zone>& zones, std::string_view title);
  void features();
  void hatchways();
  void markers();
  void links();
  void sections(bool opening);
  void rules();
  void objectives();
  void scoring(const MissionObjective& objective);
  void outcomes(const MissionObjective& objective);
  std::vector<std::string> facts(const MissionObjective& objective) const;
  std::vector<std::string> facts(const MissionAction& action) const;
  void kinds_of_actions();
  void actions();
  void actions_of_the_game();
  void tables();
  void forces();
  /// What is placed, and what its author says of that.
  std::vector<std::string> placings_in_words(const std::vector<Placing>& placings, const Item& item) const;
  void places(const std::vector<Placing>& placings, const Item& item) { list(placings_in_words(placings, item)); }
  std::vector<std::string> facts(const Stratagem& stratagem) const;
  void stratagems();

  void heading(int level, std::string_view text);
  /// A paragraph of the program's own words, in which user's texts are escaped already.
  void paragraph(const std::string& words) { text_ += "\n" + words + "\n"; }
  void user_text(std::string_view text, const Item* item);
  /// An entry of a list of names and what they say; nothing where that is blank.
  void named(std::string_view name, std::string_view text, const Item& item);
  /// Entries of a list, after a blank line.
  void list(const std::vector<std::string>& entries);

  std::string side_name(const Id& id) const;
  std::string round_words(const Scoring& scoring) const;

  const Mission& mission_;
  std::string text_;
};

/// What the system calls a kind; a word that it does not know as it stands.
std::string kind_words(const std::vector<NamedKind>& kinds, const std::string& word) {
  const auto* kind = find_named_kind(kinds, word);
  return markdown_words(kind == nullptr ? word : kind->name);
}

/// How often something may be used.
std::string uses_words(const GameSystem& system, const std::string& uses) {
  if (const auto* use = find_named_kind(system.uses, uses)) return markdown_words(use->name);
  if (uses == "unlimited") return "as often as you like";
  if (parse_int(uses, 0, largest_number)) return markdown_words(uses) + " times";
  return "once per " + markdown_words(uses);
}

/// `5`, `5 for each, 5 to 15 in all`
std::string points_words(const Condition& condition) {
  auto words = fmt::to_string(condition.victory_points);
  if (!condition.each.empty()) words += " for each";
  if (condition.least) words += fmt::format(", at least {}", *condition.least);
  if (condition.most) words += fmt::format(", at most {}", *condition.most);
  return words;
}

/// It gives no points, but the battle to a side.
bool says_who_wins(const Condition& condition) {
  return condition.side && condition.victory_points == 0 && condition.each.empty();
}

void BriefingWriter::heading(int level, std::string_view text) {
  text_ += fmt::format("{}{} {}\n", text_.empty() ? "" : "\n", std::string(static_cast<std::size_t>(level), '#'),
                       markdown_words(text));
}

void BriefingWriter::user_text(std::string_view text, const Item* item) {
  const auto paragraphs = markdown_paragraphs(expand(text, item, mission_));
  if (!paragraphs.empty()) text_ += "\n" + paragraphs;
}

void BriefingWriter::list(const std::vector<std::string>& entries) {
  if (!entries.empty()) text_ += "\n";
  for (const auto& entry : entries) text_ += "- " + entry + "\n";
}

std::string BriefingWriter::side_name(const Id& id) const {
  const auto* side = side_named(mission_, id);
  return markdown_words(side != nullptr ? name_or_id(*side) : spelled(id));
}

void BriefingWriter::head() {
  heading(1, mission_.head->title);
  std::vector<std::string> facts = {fmt::format("A mission for {}", markdown_words(mission_.system->name))};
  if (!mission_.head->author.empty()) facts.push_back("by " + markdown_words(mission_.head->author));
  if (!mission_.head->version.empty()) facts.push_back("version " + markdown_words(mission_.head->version));
  paragraph(fmt::format("*{}*", fmt::join(facts, ", ")));
}

void BriefingWriter::sections(bool opening) {
  for (std::size_t index = 0; index < mission_.briefing->size(); ++index) {
    const auto& section = (*mission_.briefing)[index];
    const bool opens = index == 0 && section.heading.empty();
    if (opens != opening) continue;
    if (!section.heading.empty()) heading(2, expand(section.heading, nullptr, mission_));
    user_text(section.text, nullptr);
  }
}

std::string size_words(const Rectangle& bounds) {
  const auto size = bounds.bottom_right - bounds.top_left;
  return fmt::format("{} × {}", in_words(size.x), in_words(size.y));
}

void BriefingWriter::battlefield() {
  heading(2, "Battlefield");
  std::vector<std::string> boards;
  for (const auto& board : mission_.boards) {
    const auto* lattice = board->lattice();
    const auto* set = set_of(mission_, *board);
    auto words = size_words(board_bounds(mission_, *board));
    if (lattice != nullptr) {
      words = fmt::format("{} × {} cells, {}", lattice->size().columns, lattice->size().rows, words);
    }
    if (set != nullptr) words = markdown_words(set->name) + ", " + words;
    if (board->level != 0) words += fmt::format(", level {}", board->level);
    auto name = fmt::format("Board {}", boards.size() + 1);
    if (!board->label.empty()) name += fmt::format(" ({})", markdown_words(board->label));
    boards.push_back(name + ": " + words);
  }
  list(boards);
  const auto counts = count_pieces(mission_);
  const bool open_ground = counts.walls + counts.hatchways + counts.pillars + counts.wall_ends == 0;
  if (open_ground && count_features(mission_) > 0) {
    paragraph("There are no walls. What stands where is on the map.");
  } else {
    paragraph(fmt::format("On {} stand {}, {}, {} and {}. Their places are on the map.",
                          boards.size() == 1 ? "it" : "them", counted(counts.walls, "wall"),
                          counted(counts.hatchways, "hatchway"), counted(counts.pillars, "pillar"),
                          counted(counts.wall_ends, "wall end")));
  }
  features();
  hatchways();
  markers();
  links();
}

/// Those that have a name.
void BriefingWriter::hatchways() {
  std::vector<std::string> entries;
  for_each_hatchway(mission_, [&](const EdgeAddress& edge, const Hatchway& hatchway) {
    if (hatchway.label.empty()) return;
    entries.push_back(fmt::format("Hatchway {}: {}", markdown_words(hatchway.label), to_text(mission_, edge)));
  });
  list(entries);
}

/// How many there are of each kind, as one takes them out of the box.
void BriefingWriter::features() {
  std::map<std::string, int> counts;
  for (const auto& board : mission_.boards) {
    for (const auto& feature : board->features) {
      const auto* kind = find_feature_kind(mission_, feature.kind);
      ++counts[name_or_id(kind, feature.kind)];
    }
  }
  if (counts.empty()) return;
  std::string words;
  for (const auto& [name, count] : counts) {
    words += fmt::format("{}{} × {}", words.empty() ? "" : ", ", count, markdown_words(name));
  }
  paragraph(fmt::format("Terrain features: {}.", words));
}

void BriefingWriter::markers() {
  std::vector<std::string> entries;
  for (const auto& marker : *mission_.markers) {
    const auto* kind = find_marker_kind(*mission_.system, marker.kind);
    auto words = markdown_words(name_or_id(kind, marker.kind));
    if (!marker.label.empty()) words += " " + markdown_words(marker.label);
    if (marker.side) words += ", " + side_name(*marker.side);
    entries.push_back(fmt::format("{}: {}", words, to_text(mission_, marker.at)));
  }
  list(entries);
}

void BriefingWriter::links() {
  std::vector<std::string> entries;
  for (const auto& link : *mission_.links) {
    const auto* kind = find_link_kind(*mission_.system, link.kind);
    const auto end_name = [&](const Id& id) {
      const auto* marker = find_marker(mission_, id);
      const auto* zone = find_zone(mission_, id);
      if (zone == nullptr) zone = find_area(mission_, id);
      if (marker != nullptr) {
        const auto place = to_text(mission_, marker->at);
        return marker->label.empty() ? place : fmt::format("{} ({})", markdown_words(marker->label), place);
      }
      return zone == nullptr ? markdown_words(id.text()) : ground_name(*zone);
    };
    entries.push_back(fmt::format("{}: {} to {}", markdown_words(name_or_id(kind, link.kind)), end_name(link.from),
                                  end_name(link.to)));
  }
  list(entries);
}

void BriefingWriter::ground(const std::vector<Zone>& zones, std::string_view title) {
  if (zones.empty()) return;
  heading(2, title);
  std::vector<std::string> entries;
  for (const auto& zone : zones) {
    const auto* kind = find_zone_kind(*mission_.system, zone.kind);
    const auto kind_name = markdown_words(name_or_id(kind, zone.kind));
    const bool named = !zone.name.empty() || !zone.label.empty();
    auto words = named ? fmt::format("**{}** ({})", ground_name(zone), kind_name) : fmt::format("**{}**", kind_name);
    if (zone.side) words += ", " + side_name(*zone.side);
    entries.push_back(fmt::format("{}: {}", words, in_words(mission_, zone.shape)));
  }
  list(entries);
}

void BriefingWriter::rules() {
  if (mission_.rules->empty()) return;
  heading(2, "Rules");
  for (const auto& rule : *mission_.rules) {
    heading(3, rule.name);
    user_text(rule.text, &rule);
    places(rule.places, rule);
  }
}

std::string BriefingWriter::round_words(const Scoring& scoring) const {
  const auto& name = mission_.system->sequence.round_name;
  const auto round = markdown_words(name.empty() ? "round" : name);
  const auto player = scoring.player == Scoring::Player::first    ? ", first player"
                      : scoring.player == Scoring::Player::second ? ", second player"
                                                                  : "";
  if (scoring.first_round == 0) return player;
  if (scoring.first_round == scoring.last_round) return fmt::format(", {} {}{}", round, scoring.first_round, player);
  return fmt::format(", {}s {} to {}{}", round, scoring.first_round, scoring.last_round, player);
}

void BriefingWriter::scoring(const MissionObjective& objective) {
  std::vector<std::string> moments;
  for (const auto& scored : objective.scorings)
    moments.push_back(moment_in_words(mission_, scored.moment) + round_words(scored));
  if (objective.conditions.empty()) {
    if (!moments.empty()) paragraph(fmt::format("Scored: {}.", fmt::join(moments, "; ")));
    return;
  }
  auto when = capitalised(fmt::format("{}", fmt::join(moments, "; ")));
  if (std::ranges::all_of(objective.conditions, says_who_wins)) {
    text_ += "\n| Decided | Wins | If |\n| --- | --- | --- |\n";
    for (const auto& condition : objective.conditions) {
      text_ += fmt::format("| {} | {} | {} |\n", when, side_name(*condition.side),
                           markdown_words(expand(condition.text, &objective, mission_)));
      when.clear();
    }
    return;
  }
  text_ += "\n| Scored | Victory points | For |\n| --- | ---: | --- |\n";
  for (const auto& condition : objective.conditions) {
    auto words = markdown_words(expand(condition.text, &objective, mission_));
    if (condition.side) words = fmt::format("{}: {}", side_name(*condition.side), words);
    text_ += fmt::format("| {} | {} | {} |\n", when, points_words(condition), words);
    when.clear();
  }
}

void BriefingWriter::outcomes(const MissionObjective& objective) {
  if (objective.outcomes.empty()) return;
  text_ += "\n| Outcome | Attacker | Defender |\n| --- | ---: | ---: |\n";
  for (const auto& outcome : objective.outcomes) {
    text_ += fmt::format("| {} | {} | {} |\n", markdown_words(expand(outcome.text, &objective, mission_)),
                         outcome.attacker, outcome.defender);
  }
}

/// Its kind, whose it is, and the figures that hold for it as a whole.
std::vector<std::string> BriefingWriter::facts(const MissionObjective& objective) const {
  std::vector<std::string> facts = {spelled(objective.kind)};
  if (objective.group) {
    const auto& groups = *mission_.objective_groups;
    const auto found = std::ranges::find(groups, *objective.group, &ObjectiveGroup::id);
    facts.push_back(markdown_words(found == groups.end() ? spelled(*objective.group) : name_or_id(*found)));
  }
  if (objective.side) facts.push_back("for the " + side_name(*objective.side));
  if (objective.start != 0) facts.push_back(fmt::format("starts with {}", objective.start));
  if (objective.least) facts.push_back(fmt::format("gives {} at least", *objective.least));
  if (objective.most) facts.push_back(fmt::format("gives {} at most", *objective.most));
  return facts;
}

std::vector<std::string> BriefingWriter::placings_in_words(const std::vector<Placing>& placings,
                                                           const Item& item) const {
  std::vector<std::string> entries;
  for (const auto& placing : placings) {
    auto words = in_words(mission_, placing);
    if (!placing.words.empty()) words += " " + markdown_words(expand(placing.words, &item, mission_));
    entries.push_back(std::move(words));
  }
  return entries;
}

void BriefingWriter::objectives() {
  if (mission_.objectives->empty()) return;
  heading(2, "Mission objectives");
  for (const auto& objective : *mission_.objectives) {
    heading(3, objective.name);
    paragraph(fmt::format("*{}*", fmt::join(facts(objective), ", ")));
    user_text(objective.text, &objective);
    scoring(objective);
    outcomes(objective);
    places(objective.places, objective);
  }
}

void BriefingWriter::named(std::string_view name, std::string_view text, const Item& item) {
  const auto paragraphs = markdown_paragraphs(expand(text, &item, mission_));
  if (!paragraphs.empty()) text_ += fmt::format("\n**{}:** {}", name, paragraphs);
}

/// What a card costs, what else is said in a word, whose it is and how often it is used.
std::vector<std::string> BriefingWriter::facts(const Stratagem& stratagem) const {
  std::vector<std::string> facts = {
      stratagem.cost ? fmt::format("{} {}", to_text(*stratagem.cost), markdown_words(stratagem.currency))
                     : "cost not known"};
  if (!stratagem.kind.empty()) facts.push_back(kind_words(mission_.system->stratagem_kinds, stratagem.kind));
  if (stratagem.side) facts.push_back(side_name(*stratagem.side));
  if (!stratagem.uses.empty()) facts.push_back(uses_words(*mission_.system, stratagem.uses));
  return facts;
}

/// Its kind, whose it is, how often it may be done and when it is complete.
std::vector<std::string> BriefingWriter::facts(const MissionAction& action) const {
  std::vector<std::string> facts;
  if (action.kind) facts.push_back(kind_words(mission_.system->action_kinds, action.kind->text()));
  if (action.side) facts.push_back(side_name(*action.side));
  if (!action.uses.empty()) facts.push_back(uses_words(*mission_.system, action.uses));
  for (const auto& use : action.used) facts.push_back("begun " + moment_in_words(mission_, use.at));
  if (action.completed) facts.push_back("done " + moment_in_words(mission_, *action.completed));
  return facts;
}

/// What holds for every action of a kind that this mission or its game has.
void BriefingWriter::kinds_of_actions() {
  std::set<std::string_view> used;
  for (const auto& action : *mission_.actions) {
    if (action.kind) used.insert(action.kind->text());
  }
  for (const auto* const action : standing_actions(mission_)) {
    if (action->kind) used.insert(action->kind->text());
  }
  std::vector<std::string> entries;
  for (const auto& kind : mission_.system->action_kinds) {
    if (kind.note.empty() || !used.contains(kind.id.text())) continue;
    entries.push_back(fmt::format("**{}:** {}", markdown_words(name_or_id(kind)), markdown_words(kind.note)));
  }
  if (entries.empty()) return;
  heading(2, "Kinds of actions");
  list(entries);
}

void BriefingWriter::actions() {
  if (mission_.actions->empty()) return;
  heading(2, "Actions");
  for (const auto& action : *mission_.actions) {
    heading(3, action.name);
    const auto said = facts(action);
    if (!said.empty()) paragraph(fmt::format("*{}*", fmt::join(said, ", ")));
    named("Who", action.who, action);
    named("Target", action.target, action);
    user_text(action.text, &action);
    places(action.places, action);
  }
}

/// What everybody may do in any mission of the game, an entry of a list each, as most players know them.
void BriefingWriter::actions_of_the_game() {
  std::vector<std::string> entries;
  for (const auto* const action : standing_actions(mission_)) {
    auto entry = fmt::format("**{}**", markdown_words(name_or_id(*action)));
    const auto said = facts(*action);
    if (!said.empty()) entry += fmt::format(" ({})", fmt::join(said, ", "));
    for (const auto& field : fields_of<MissionAction>()) {
      if (field.form != FieldForm::long_text) continue;
      const auto words = markdown_words(expand(field.text(*action), action, mission_));
      if (words.empty()) continue;
      entry += field.key == "text" ? fmt::format(" {}", words) : fmt::format(" *{}:* {}", field.label, words);
    }
    for (const auto& placing : placings_in_words(action->places, *action)) entry += " " + placing;
    entries.push_back(std::move(entry));
  }
  if (entries.empty()) return;
  heading(2, "Actions of the game");
  list(entries);
}

void BriefingWriter::tables() {
  if (mission_.tables->empty()) return;
  heading(2, "Tables");
  for (const auto& table : *mission_.tables) {
    heading(3, table.name);
    if (table.die) paragraph(fmt::format("*Roll {}*", to_text(*table.die)));
    if (table.choice) paragraph("*Choose one*");
    user_text(table.text, &table);
    if (table.rows.empty()) continue;
    auto headings = table_headings(table);
    if (headings.empty()) headings.emplace_back();
    const auto width = headings.size();
    const bool named = std::ranges::any_of(table.rows, [](const TableRow& row) { return !row.name.empty(); });
    if (named) headings.insert(headings.begin(), "");
    if (table.die) headings.insert(headings.begin(), to_text(*table.die));
    std::vector<std::vector<std::string>> rows;
    for (const auto& row : table.rows) {
      auto& cells = rows.emplace_back(table_cells(expand(row.text, &table, mission_), width));
      if (named) cells.insert(cells.begin(), row.name);
      if (table.die) cells.insert(cells.begin(), row.on);
    }
    text_ += markdown_table(headings, rows);
  }
}

void BriefingWriter::forces() {
  if (mission_.forces->empty()) return;
  heading(2, "Sample forces");
  for (const auto& force : *mission_.forces) {
    heading(3, force.name);
    std::vector<std::string> facts;
    if (force.side) facts.push_back(side_name(*force.side));
    if (force.points) facts.push_back(fmt::format("{} points", *force.points));
    for (auto& sum : allowances_of(mission_, force)) facts.push_back(std::move(sum));
    if (!facts.empty()) paragraph(fmt::format("*{}*", fmt::join(facts, ", ")));
    user_text(force.note, nullptr);
    if (force.units.empty()) continue;
    std::vector<std::string> headings;
    std::vector<std::vector<std::string>> rows(force.units.size());
    for (const auto& field : fields_of<Unit>()) {
      const auto says = [&](const Unit& unit) {
        const auto text = field.text(unit);
        return !text.empty() && text != field.fallback;
      };
      if (field.key == "id" || std::ranges::none_of(force.units, says)) continue;
      headings.emplace_back(field.label);
      for (std::size_t unit = 0; unit < rows.size(); ++unit) rows[unit].push_back(field.text(force.units[unit]));
    }
    text_ += markdown_table(headings, rows);
  }
}

void BriefingWriter::stratagems() {
  if (mission_.stratagems->empty()) return;
  heading(2, "Stratagems");
  for (const auto& line : allowances_in_words(mission_)) paragraph(line);
  for (const auto& stratagem : *mission_.stratagems) {
    heading(3, stratagem.name);
    paragraph(fmt::format("*{}*", fmt::join(facts(stratagem), ", ")));
    for (const auto& field : fields_of<Stratagem>()) {
      if (field.form == FieldForm::long_text) named(field.label, field.text(stratagem), stratagem);
    }
    places(stratagem.places, stratagem);
  }
}

std::string BriefingWriter::document() {
  head();
  sections(true);
  heading(2, "Sides");
  std::vector<std::string> sides;
  for (const auto& side : *mission_.sides) sides.push_back(side_name(side.id));
  list(sides);
  battlefield();
  ground(*mission_.zones, "Zones");
  ground(*mission_.areas, "Areas");
  sections(false);
  rules();
  objectives();
  kinds_of_actions();
  actions();
  actions_of_the_game();
  stratagems();
  tables();
  forces();
  return text_;
}

}  // namespace

std::string briefing_markdown(const Mission& mission) { return BriefingWriter(mission).document(); }

}  // namespace bulkhead
