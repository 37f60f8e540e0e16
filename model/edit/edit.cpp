// SPDX-License-Identifier: MIT
#include "model/edit/edit.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <ostream>
#include <tuple>

#include "model/base/plain_text.h"
#include "model/edit/edit_lines.h"
#include "model/edit/verbs.h"
#include "model/edit/words.h"

namespace bulkhead {
namespace {

const std::array verbs = {
    EditVerb{"action", action_usage(), "Adds an action or changes what is given; a new one needs a name", parse_action},
    EditVerb{"action-kind", kind_usage<KindOf::action>(),
             "Adds, changes or removes a kind of actions; a new one needs a name", parse_kind<KindOf::action>},
    EditVerb{"area",
             "area ID kind KIND [side SIDE] [name \"…\"] [label \"…\"] cells CELL…|polygon POINT…|circle PLACE radius "
             "LENGTH|strip "
             "DIRECTION depth LENGTH|quarter QUARTER [clear-of-centre LENGTH]",
             "Adds an area or replaces it", parse_area},
    EditVerb{"author", "author \"…\"", "Says who wrote the mission", parse_author},
    EditVerb{"balance", "balance symmetric|asymmetric|unstated", "Says whether both sides are meant to have the same",
             parse_balance},
    EditVerb{"board",
             "board new columns NUMBER rows NUMBER set SET [at POINT] [level NUMBER] | board new size LENGTH,LENGTH "
             "[at POINT] [level NUMBER] | board NUMBER [at POINT] [level NUMBER] [label \"…\"] | board NUMBER [columns "
             "NUMBER] "
             "[rows NUMBER] [keep QUARTER] | board NUMBER size LENGTH,LENGTH [keep QUARTER] | board NUMBER set SET | "
             "board NUMBER remove",
             "Adds, moves, labels, resizes or removes a board, or builds it of another terrain set", parse_board},
    EditVerb{"boxes", "boxes SET NUMBER|default", "Says how many boxes of a terrain set are used", parse_boxes},
    EditVerb{"briefing", "briefing \"…\"|remove [heading \"…\"] [number NUMBER]",
             "Sets or removes a section of the briefing", parse_briefing},
    EditVerb{"cell", "cell CELL… floor|solid|void", "Says what cells are", parse_cell_kind},
    EditVerb{"feature", "feature ID KIND at POINT [on board NUMBER] [turn DEGREES] [mirrored]",
             "Adds a terrain feature or replaces it; the point is counted on the board", parse_feature},
    EditVerb{"force", force_usage(), "Adds a force or changes what is given; a new one needs a name", parse_force},
    EditVerb{"frequency", kind_usage<KindOf::frequency>(),
             "Adds, changes or removes a word for how often something is used", parse_kind<KindOf::frequency>},
    EditVerb{"game", game_usage(), "Says how the game is played: its rounds, currencies, measuring …", parse_game},
    EditVerb{"hatchway",
             "hatchway EDGE… [facing DIRECTION] [hinge DIRECTION] [starts open|closed] [access "
             "accessible|locked|airlock|controlled by SIDE] [breachable] [label \"…\"]",
             "Puts hatchways on edges; what is not named becomes as usual", parse_hatchway},
    EditVerb{"heading", "heading \"…\" \"…\" [number NUMBER]", "Gives a section of the briefing another heading",
             parse_heading},
    EditVerb{"id", "id ID", "Changes the id of the mission itself", parse_id},
    EditVerb{"label", "label #ID \"…\"", "Labels a marker, or names a zone, area, side, rule, objective or stratagem",
             parse_label},
    EditVerb{"limit", "limit ID NUMBER|LOW-HIGH|LENGTH|default",
             "Sets a figure that checks hold this mission against, or takes the system's again", parse_limit_edit},
    EditVerb{"link", "link KIND #ID #ID", "Links two markers, zones or areas", parse_link},
    EditVerb{"link-kind", kind_usage<KindOf::link>(),
             "Adds, changes or removes a kind of links; a new one needs a name", parse_kind<KindOf::link>},
    EditVerb{"lua", "lua #ID \"…\"", "Sets what an item does", parse_lua},
    EditVerb{"marker", "marker ID kind KIND at PLACE [name \"…\"] [label \"…\"] [side SIDE] [height LENGTH]",
             "Adds a marker or replaces it", parse_marker},
    EditVerb{"marker-kind", kind_usage<KindOf::marker>(),
             "Adds, changes or removes a kind of markers; a new one needs a name", parse_kind<KindOf::marker>},
    EditVerb{"mirror", "mirror left-right|top-bottom", "Mirrors the whole battlefield", parse_mirror},
    EditVerb{"move", "move #ID PLACE", "Moves a marker, a round zone or area, a free piece or a feature", parse_move},
    EditVerb{"node", "node NODE… pillar|none|wall-end [facing DIRECTION]|automatic", "Says what stands on nodes",
             parse_node},
    EditVerb{"note", "note \"…\" [at ADDRESS]", "Adds a note", parse_note},
    EditVerb{"objective", objective_usage(),
             "Adds a mission objective or changes what is given; a new one needs name and kind", parse_objective},
    EditVerb{"objective-group", objective_group_usage(),
             "Adds a group of objectives or changes what is given; a new one needs a name", parse_objective_group},
    EditVerb{"open", "open EDGE…", "Takes away walls and hatchways", parse_open},
    EditVerb{"order", "order #ID|\"…\" up|down [number NUMBER]",
             "Moves an item, or a section of the briefing, past its neighbour; the number tells "
             "sections "
             "of the same heading apart",
             parse_order},
    EditVerb{"param", "param #ID NAME \"…\"|remove", "Sets or removes a figure of an item", parse_param},
    EditVerb{"phase", kind_usage<KindOf::phase>(),
             "Adds, changes or removes a phase of the game; a new one needs a name", parse_kind<KindOf::phase>},
    EditVerb{"piece", "piece ID wall|hatchway|pillar|wall-end at POINT [on board NUMBER] [turn DEGREES]",
             "Adds a piece that stands off the lattice, or replaces it; the point is counted on the board",
             parse_piece},
    EditVerb{"pin", "pin EDGE PIECE", "Says that a panel lies here; the edge is the first that it covers", parse_pin},
    EditVerb{"remove", "remove #ID…", "Removes objects; links of a removed object go with it", parse_remove},
    EditVerb{"rename", "rename #ID ID", "Gives an object another id, everywhere it is named", parse_rename},
    EditVerb{"rotate", "rotate 90|180|270", "Turns the whole battlefield clockwise", parse_rotate},
    EditVerb{"rule", rule_usage(), "Adds a rule or changes what is given; a new one needs a name", parse_rule},
    EditVerb{"season", "season ID|none", "Says against which season's figures the layout is measured", parse_season},
    EditVerb{"season-figures", kind_usage<KindOf::season>(),
             "Adds, changes or removes the figures of a season; a new one needs a name", parse_kind<KindOf::season>},
    EditVerb{"set", "set #ID FIELD \"…\"|none", "Sets a field; `bulkhead fields` lists those that there are",
             parse_set},
    EditVerb{"severity", "severity CHECK error|warning|note|off|default", "Says how grave a check's findings are",
             parse_severity},
    EditVerb{"side", "side ID name \"…\" [role ROLE]", "Adds a side, or gives it a name and a role", parse_side},
    EditVerb{"stratagem", stratagem_usage(), "Adds a stratagem or changes what is given; a new one needs a name",
             parse_stratagem},
    EditVerb{"stratagem-kind", kind_usage<KindOf::stratagem>(),
             "Adds, changes or removes a kind of stratagems; a new one needs a name", parse_kind<KindOf::stratagem>},
    EditVerb{"system", "system SYSTEM | system \"DOCUMENT\"",
             "Makes the mission one of another game system; kinds that stand on the battlefield are kept",
             parse_system},
    EditVerb{"table", table_usage(), "Adds a table or changes what is given; a new one needs a name", parse_table},
    EditVerb{"terrain-type", kind_usage<KindOf::terrain>(),
             "Adds, changes or removes what terrain may count as; a new one needs a name", parse_kind<KindOf::terrain>},
    EditVerb{"text", text_usage(), "Sets a text of an item", parse_item_text},
    EditVerb{"title", "title \"…\"", "Sets the title", parse_title},
    EditVerb{"turn", "turn #ID DEGREES", "Turns a feature or a free piece to so many degrees, clockwise", parse_turn},
    EditVerb{"unlink", "unlink KIND #ID #ID", "Takes a link away", parse_unlink},
    EditVerb{"unnote", "unnote \"…\" [at ADDRESS]", "Takes a note away", parse_unnote},
    EditVerb{"unpin", "unpin EDGE…", "Takes pins away; the edges are the first of each panel", parse_unpin},
    EditVerb{"unwaive", "unwaive CHECK [at ADDRESS…]", "Takes a waiver away", parse_unwaive},
    EditVerb{"uses", "uses SET boxes NUMBER|none | uses SET remove | uses SET | uses \"DOCUMENT\"",
             "Says how many boxes of a terrain set are used, or that it is not used, or has the mission use another",
             parse_uses},
    EditVerb{"version", "version \"…\"", "Sets the version", parse_version},
    EditVerb{"waive", "waive CHECK [at ADDRESS…] reason \"…\"",
             "Does not count a check's finding at these addresses, and says why", parse_waive},
    EditVerb{"wall", "wall EDGE… [breachable]", "Puts walls on edges", parse_wall},
    EditVerb{"zone",
             "zone ID kind KIND [side SIDE] [name \"…\"] [label \"…\"] cells CELL…|polygon POINT…|circle PLACE radius "
             "LENGTH|strip "
             "DIRECTION depth LENGTH|quarter QUARTER [clear-of-centre LENGTH]",
             "Adds a zone or replaces it", parse_zone},
    EditVerb{"zone-kind", kind_usage<KindOf::zone>(),
             "Adds, changes or removes a kind of zones or areas; a new one needs a name", parse_kind<KindOf::zone>},
};

/// As many boards as there may be, each as large as it may be.
const Mission& largest_battlefield() {
  static const Mission largest = [] {
    Board board;
    board.ground = Lattice({LatticeSize::largest, LatticeSize::largest});
    Mission mission;
    mission.boards.assign(most_boards, Part<Board>(std::move(board)));
    return mission;
  }();
  return largest;
}

}  // namespace

template <typename Verb>
Edit Edit::of(Verb verb) {
  Edit edit;
  static_cast<EditData&>(edit) = std::move(verb);
  return edit;
}

/// Names `Edit::of` for every verb, so that all are compiled here.
template <typename Verbs>
struct EditsOfVerbs;
template <typename... Verbs>
struct EditsOfVerbs<std::variant<Verbs...>> {
  static constexpr std::tuple functions = {&Edit::of<Verbs>...};
};
template struct EditsOfVerbs<EditData>;

Edit::Edit() = default;
Edit::Edit(const Edit&) = default;
Edit::Edit(Edit&&) noexcept = default;
Edit& Edit::operator=(const Edit&) = default;
Edit& Edit::operator=(Edit&&) noexcept = default;
Edit::~Edit() = default;

Result<Mission> Edit::apply(const Mission& mission) const {
  return std::visit([&](const auto& verb) { return verb.apply(mission); }, *this);
}

std::string Edit::text_form(const Mission& mission) const {
  return std::visit([&](const auto& verb) { return verb.text_form(mission); }, *this);
}

StepName Edit::step_name(const Mission& mission) const {
  return std::visit([&](const auto& verb) { return verb.step_name(mission); }, *this);
}

bool operator==(const EditSequence& a, const EditSequence& b) { return a.edits == b.edits && a.name == b.name; }

Result<Mission> EditSequence::apply(const Mission& mission) const {
  Result<Mission> result = mission;
  for (const auto& edit : edits) {
    result = edit.apply(*result);
    if (!result) break;
  }
  return result;
}

std::string EditSequence::text_form(const Mission& mission) const {
  std::string text;
  Mission now = mission;
  for (const auto& edit : edits) {
    text += (text.empty() ? "" : "\n") + edit.text_form(now);
    if (auto after = edit.apply(now)) now = std::move(*after);
  }
  return text;
}

StepName EditSequence::step_name(const Mission& mission) const {
  if (name) return *name;
  return edits.empty() ? StepName{""} : edits.front().step_name(mission);
}

std::ostream& operator<<(std::ostream& stream, const Edit& edit) {
  const auto* sequence = std::get_if<EditSequence>(&edit);
  if (sequence == nullptr) return stream << edit.text_form(largest_battlefield());
  for (std::size_t index = 0; index < sequence->edits.size(); ++index) {
    stream << (index == 0 ? "" : "\n") << sequence->edits[index];
  }
  return stream;
}

std::span<const EditVerb> edit_verbs() { return verbs; }

Result<Edit> parse_edit(const Mission& mission, std::string_view text) {
  const auto words = split_edit(text);
  if (!words) return tl::unexpected(words.error());
  std::vector<std::string_view> known;
  for (const auto& verb : verbs) known.push_back(verb.verb);
  const auto first = words->empty() ? EditWord{} : words->front();
  const auto found =
      std::find_if(verbs.begin(), verbs.end(), [&](const EditVerb& verb) { return is_keyword(first, verb.verb); });
  if (found == verbs.end()) {
    return fail(fmt::format("An edit begins with one of these words, not with \"{}\": {}", quotable(first.text),
                            fmt::join(known, ", ")));
  }
  return found->parse(mission, std::span(*words).subspan(1)).map_error([&](Error error) {
    error.message += fmt::format(". Usage: {}", found->usage);
    return error;
  });
}

Result<EditSequence> parse_edits(const Mission& mission, std::string_view text) {
  return parse_edits(mission, text, parse_edit);
}

Result<EditSequence> parse_edits(const Mission& mission, std::string_view text, const EditLineReader& read) {
  const bool more_than_one = text.find('\n') != std::string_view::npos;
  EditSequence result;
  Mission now = mission;
  for (int line = 1; !text.empty(); ++line) {
    const auto wrong = [&](Error error) {
      if (more_than_one) error.message = fmt::format("Line {}: {}", line, error.message);
      return tl::unexpected(std::move(error));
    };
    const auto end = std::min(text.find('\n'), text.size());
    auto edit = read(now, text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!edit) return wrong(std::move(edit.error()));
    auto after = edit->apply(now);
    if (!after) return wrong(std::move(after.error()));
    result.edits.push_back(std::move(*edit));
    now = std::move(*after);
  }
  return result;
}

}  // namespace bulkhead
