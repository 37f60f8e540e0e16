// SPDX-License-Identifier: MIT
#include "rendering/build/build_pieces.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "analysis/assignment/panel_sites.h"
#include "analysis/snapshot/counts.h"
#include "model/base/plain_text.h"
#include "model/mission/names.h"
#include "model/mission/placed_features.h"
#include "model/text/hatchway_word.h"
#include "rendering/build/free_places.h"
#include "rendering/build/sizes_in_words.h"
#include "rendering/look/tokens.h"
#include "rendering/map/names.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

/// Of a code beside its piece, in millimetres.
constexpr double widest_code = 14;

std::string name_of_set(const Mission& mission, const Id& id) {
  const auto* set = find_set(mission, id);
  auto name = set != nullptr ? one_line(set->name) : std::string();
  return name.empty() ? id_as_words(id) : name;
}

const KitPiece* find_piece(const Mission& mission, const Id& set, const Id& piece) {
  const auto* found = find_set(mission, set);
  if (found == nullptr) return nullptr;
  const auto place = std::ranges::find(found->pieces, piece, &KitPiece::id);
  return place == found->pieces.end() ? nullptr : &*place;
}

bool has_hatchway(const KitPiece& piece) {
  return std::ranges::any_of(piece.patterns, [](const PiecePattern& pattern) {
    return std::ranges::any_of(pattern.edges, [](const PatternEdge& edge) { return edge.kind == EdgeKind::hatchway; });
  });
}

/// Capitals of the Latin letters of a name, word by word.
std::vector<std::string> capital_words(std::string_view name) {
  std::vector<std::string> words;
  bool begins = true;
  for (const char letter : name) {
    const bool is_small = letter >= 'a' && letter <= 'z';
    const bool is_letter = is_small || (letter >= 'A' && letter <= 'Z');
    if (is_letter && begins) words.emplace_back();
    if (is_letter) words.back() += is_small ? static_cast<char>(letter - 'a' + 'A') : letter;
    begins = !is_letter;
  }
  return words;
}

/// What a kind of that name may be called, the best first: `Large ruin` is LR, else LRU, LRI …; `Wood` is WO. Without
/// digits, which number the pieces of a kind.
std::vector<std::string> codes_for(std::string_view name) {
  constexpr std::size_t most_words = 3;
  const auto words = capital_words(name);
  std::string base;
  for (std::size_t index = 0; index < std::min(words.size(), most_words); ++index) base += words[index].front();
  if (base.empty()) base = "T";
  auto more = words.empty() ? std::string() : words[std::min(words.size(), most_words) - 1].substr(1);
  if (words.size() == 1 && !more.empty()) {
    base += more.front();
    more.erase(0, 1);
  }
  std::vector<std::string> codes = {base};
  for (char letter = 'A'; letter <= 'Z'; ++letter) more += letter;
  for (const char letter : more) codes.push_back(base + letter);
  return codes;
}

class Collector {
 public:
  Collector(const Mission& mission, const Boxes& boxes)
      : mission_(mission), assignment_(assign_panels(mission, boxes, pinned_panels(mission), {.remedies = false})) {}

  BuildPieces run() {
    result_.boxes = assignment_.boxes;
    add_counted_kinds();
    for (const auto& panel : assignment_.panels) add(panel);
    add_uncovered();
    add_nodes();
    add_features();
    add_markers();
    number_free_pieces();
    add_remarks();
    return std::move(result_);
  }

 private:
  using SetAndPiece = std::pair<Id, Id>;

  void add_counted_kinds() {
    for (const auto& count : assignment_.pieces) {
      const auto* piece = find_piece(mission_, count.set, count.piece);
      BuildKind kind;
      kind.step = step_of(piece);
      kind.set = count.set;
      kind.name = piece != nullptr ? one_line(piece->name) : std::string();
      if (kind.name.empty()) kind.name = id_as_words(count.piece);
      if (piece != nullptr) {
        kind.code = code_of(*piece);
        kind.size = size_in_words(*find_set(mission_, count.set), *piece);
      }
      kind.needed = count.used;
      kind.owned = count.owned;
      kind.on_pillars = piece != nullptr && piece->on_pillars;
      if (piece != nullptr && count.used > 0) {
        for (const auto node : counted_node_pieces) {
          if (is_loose(*piece, node)) loose_[{count.set, node}].emplace_back(result_.kinds.size(), count.used);
        }
      }
      kinds_[{count.set, count.piece}] = result_.kinds.size();
      codes_.insert(kind.code);
      result_.kinds.push_back(std::move(kind));
    }
    for (const auto& [sort, kinds] : loose_) {
      if (kinds.size() < 2) continue;
      std::vector<std::string> codes;
      for (const auto& [kind, count] : kinds) {
        codes.push_back(result_.kinds[kind].code.empty() ? result_.kinds[kind].name : result_.kinds[kind].code);
      }
      result_.step_remarks[BuildStep::pillars].push_back(
          fmt::format("{} can be swapped: each of them fits at all of these places.", listed(codes, " and ")));
      result_.alike.push_back(std::move(codes));
    }
  }

  /// As it is printed, where there is room for it; else cut, so that no other kind has the same.
  std::string code_of(const KitPiece& piece) {
    const Font font = {type_size::small, Font::Weight::bold, 0, true};
    const auto whole = one_line(piece.code);
    auto code = shortened(whole, font, widest_code);
    if (code == whole) return code;
    cuts_codes_ = true;
    for (int number = 2; codes_.contains(code); ++number) {
      const auto behind = std::to_string(number);
      code = shortened(whole, font, widest_code - measure(behind, font).width) + behind;
    }
    return code;
  }

  static BuildStep step_of(const KitPiece* piece) {
    if (piece == nullptr) return BuildStep::terrain;
    if (piece->on_pillars) return BuildStep::hatchways;
    if (is_panel(*piece)) return has_hatchway(*piece) ? BuildStep::hatchways : BuildStep::walls;
    return piece->patterns.empty() ? BuildStep::terrain : BuildStep::pillars;
  }

  void stand(const Address& address, BuildStep step) { result_.step_of[to_text(mission_, address)] = step; }

  void add(const PlacedPanel& panel) {
    const auto kind = kinds_.at({panel.set, panel.piece});
    const auto step = result_.kinds[kind].step;
    result_.pieces.push_back({kind, step, panel.covers, panel.stand_ins});
    if (!panel.stand_ins.empty()) result_.kinds[kind].stands_in = true;
    for (const auto& address : panel.covers) stand(address, step);
    add_moulded(panel, step);
  }

  /// What a panel puts on nodes stands when it does; where panels meet, when the first of them does.
  void add_moulded(const PlacedPanel& panel, BuildStep step) {
    const auto* piece = find_piece(mission_, panel.set, panel.piece);
    const auto& drawn = piece->patterns[panel.pattern];
    const auto nodes = (panel.turned ? turned(drawn) : drawn).nodes;
    for (std::size_t index = 0; index < nodes.size(); ++index) {
      const auto* edge = std::get_if<EdgeAddress>(&panel.covers[index == 0 ? 0 : index - 1]);
      if (edge == nullptr || nodes[index] == NodePiece::none) continue;
      const NodeAddress node{edge->board, index == 0 ? edge->edge.first_node() : edge->edge.second_node()};
      if (wanted_at(node) != nodes[index]) continue;
      auto& first = result_.step_of.try_emplace(to_text(mission_, Address(node)), step).first->second;
      first = std::min(first, step);
      if (nodes[index] != NodePiece::pillar) continue;
      const auto there = std::ranges::find(moulded_, Address(node), &std::pair<Address, int>::first);
      if (there == moulded_.end()) {
        moulded_.emplace_back(node, 1);
      } else {
        ++there->second;
      }
    }
  }

  [[nodiscard]] NodePiece wanted_at(const NodeAddress& node) const {
    const auto& board = *find_board(mission_, node.board);
    const auto* set = set_of(mission_, board);
    return node_piece(*board.lattice(), node.node, set != nullptr && set->pillar.has_value());
  }

  /// A kind that no list of pieces has.
  std::size_t uncounted(const std::optional<Id>& set, BuildStep step, const std::string& name,
                        const std::string& size) {
    const auto found = std::ranges::find_if(result_.kinds, [&](const BuildKind& kind) {
      return kind.set == set && kind.step == step && kind.name == name && !kind.owned;
    });
    if (found != result_.kinds.end()) return static_cast<std::size_t>(found - result_.kinds.begin());
    result_.kinds.push_back({step, set, {}, name, 0, std::nullopt, false});
    result_.kinds.back().size = size;
    return result_.kinds.size() - 1;
  }
  void add_uncounted(const std::optional<Id>& set, BuildStep step, const std::string& name, const Address& at,
                     const std::string& size) {
    const auto kind = uncounted(set, step, name, size);
    ++result_.kinds[kind].needed;
    result_.pieces.push_back({kind, step, {at}, {}});
    stand(at, step);
  }

  /// Walls and hatchways that no panel covers: nobody has listed the pieces, or none fits.
  void add_uncovered() {
    const auto look_at = [&](const std::optional<Id>& set, const Address& at, bool hatchway) {
      if (result_.step_of.contains(to_text(mission_, at))) return;
      const auto* of_set = set ? find_set(mission_, *set) : nullptr;
      const auto size = of_set == nullptr ? std::string() : size_of_panel(*of_set);
      if (hatchway) return add_uncounted(set, BuildStep::hatchways, capitalised(hatchway_), at, size);
      add_uncounted(set, BuildStep::walls, "Wall", at, size);
    };
    for (int number = 1; const auto* board = find_board(mission_, number); ++number) {
      if (const auto* lattice = board->lattice()) {
        for (const auto edge : lattice->walls()) look_at(board->set, EdgeAddress{number, edge}, false);
        for (const auto& [edge, hatchway] : lattice->hatchways()) look_at(board->set, EdgeAddress{number, edge}, true);
      }
      for (const auto& piece : board->pieces) {
        if (piece.kind == FreePiece::Kind::wall) look_at(board->set, ObjectAddress{piece.id}, false);
        if (piece.kind == FreePiece::Kind::hatchway) look_at(board->set, ObjectAddress{piece.id}, true);
      }
    }
  }

  /// Loose pillars and wall ends: kinds of one sort are taken in turn, as many of each as are counted.
  void add_nodes() {
    for (int number = 1; const auto* board = find_board(mission_, number); ++number) {
      if (const auto* lattice = board->lattice()) {
        for (std::size_t index = 0; index < lattice->size().node_count(); ++index) {
          const NodeAddress node{number, lattice->size().node_at(index)};
          const auto wanted = wanted_at(node);
          if (wanted == NodePiece::none || result_.step_of.contains(to_text(mission_, Address(node)))) continue;
          add_loose(*board, wanted, node, false);
        }
      }
      for (const auto& piece : board->pieces) {
        if (piece.kind == FreePiece::Kind::pillar) add_loose(*board, NodePiece::pillar, ObjectAddress{piece.id}, true);
        if (piece.kind == FreePiece::Kind::wall_end) {
          add_loose(*board, NodePiece::wall_end, ObjectAddress{piece.id}, true);
        }
      }
    }
  }

  void add_loose(const Board& board, NodePiece wanted, const Address& at, bool may_be_moulded) {
    const std::string name = wanted == NodePiece::pillar ? "Pillar" : "Wall end";
    const auto* set = set_of(mission_, board);
    const auto size = wanted == NodePiece::pillar && set != nullptr ? size_of_pillar(*set) : std::string();
    const auto found = board.set ? loose_.find({*board.set, wanted}) : loose_.end();
    if (found == loose_.end()) return add_uncounted(board.set, BuildStep::pillars, name, at, size);
    auto& kinds = found->second;
    if (kinds.empty()) {
      // All that are counted stand: this one came with a panel off the lattice.
      if (may_be_moulded) return stand(at, BuildStep::walls);
      return add_uncounted(board.set, BuildStep::pillars, name, at, size);
    }
    auto [kind, left] = kinds.front();
    kinds.erase(kinds.begin());
    if (left > 1) kinds.emplace_back(kind, left - 1);
    result_.pieces.push_back({kind, BuildStep::pillars, {at}, {}});
    stand(at, BuildStep::pillars);
  }

  void add_features() {
    for (const auto& board : mission_.boards) {
      for (const auto& feature : board->features) {
        const auto* kind = find_feature_kind(mission_, feature.kind);
        if (kind == nullptr) continue;
        const Address at = ObjectAddress{feature.id};
        stand(at, BuildStep::terrain);
        result_.pieces.push_back({kind_of(*kind), BuildStep::terrain, {at}, {}});
      }
    }
  }

  /// Those of a kind are counted with the pieces of the set that has it, or here.
  std::size_t kind_of(const FeatureKind& feature) {
    for (const auto& used : mission_.sets) {
      const auto& kinds = used.set->feature_kinds;
      if (std::ranges::none_of(kinds, [&](const FeatureKind& other) { return other.id == feature.id; })) continue;
      const auto counted = kinds_.find({used.set->id, feature.id});
      const auto number = counted != kinds_.end() ? counted->second : counted_here(used.set->id, feature);
      auto& kind = result_.kinds[number];
      if (kind.code.empty()) kind.code = code_for(kind.name);
      if (kind.size.empty()) kind.size = size_in_words(mission_, feature);
      return number;
    }
    return counted_here(std::nullopt, feature);
  }
  std::size_t counted_here(const std::optional<Id>& set, const FeatureKind& feature) {
    auto name = one_line(feature.name);
    if (name.empty()) name = id_as_words(feature.id);
    const auto number = uncounted(set, BuildStep::terrain, name, size_in_words(mission_, feature));
    ++result_.kinds[number].needed;
    return number;
  }
  /// One that no other kind has.
  std::string code_for(const std::string& name) {
    for (std::string longer;; longer += 'X') {
      for (const auto& code : codes_for(name)) {
        if (codes_.insert(code + longer).second) return code + longer;
      }
    }
  }

  void add_markers() {
    for (const auto& marker : *mission_.markers) {
      if (!std::holds_alternative<Point>(marker.at) && !exists(mission_, marker.at)) continue;
      const auto name = one_line(marker_name(mission_, marker));
      const auto across = static_cast<double>(marker_size(*mission_.system, marker.kind).in_micrometres()) / 1000;
      add_uncounted(std::nullopt, BuildStep::markers, name, ObjectAddress{marker.id},
                    fmt::format("{:g} mm across", across));
    }
  }

  /// Those of one kind are counted; those without a code all together, step by step, so that none are called alike.
  void number_free_pieces() {
    const FreePlaces free(mission_);
    std::set<Id> labelled;
    for (const auto& marker : *mission_.markers) {
      if (!one_line(marker.label).empty()) labelled.insert(marker.id);
    }
    std::map<std::size_t, int> of_kind;
    std::map<BuildStep, int> without_code;
    for (auto& piece : result_.pieces) {
      if (!free.of(piece.covers)) continue;
      if (labelled.contains(std::get<ObjectAddress>(piece.covers.front()).id)) continue;
      piece.number = result_.kinds[piece.kind].code.empty() ? ++without_code[piece.step] : ++of_kind[piece.kind];
    }
  }

  /// Of more the first, and how many more.
  [[nodiscard]] std::string list_of(const std::vector<Address>& addresses) const {
    constexpr std::size_t most = 24;
    const auto shown = std::min(addresses.size(), most);
    std::vector<std::string> words;
    for (std::size_t index = 0; index < shown; ++index) words.push_back(name_of(addresses[index]));
    const auto list = listed(words, ", ");
    return shown == addresses.size() ? list : fmt::format("{} and {} more", list, addresses.size() - shown);
  }
  /// As plan and list have it: of what the lattice gives no place, its kind and number.
  [[nodiscard]] std::string name_of(const Address& address) const {
    const auto is_there = [&](const BuildPiece& piece) { return piece.number > 0 && piece.covers.front() == address; };
    const auto found = std::ranges::find_if(result_.pieces, is_there);
    if (found == result_.pieces.end()) return to_text(mission_, address);
    return fmt::format("{} {}", result_.kinds[found->kind].name, mark_of(result_, *found));
  }

  /// Where several panels bring a pillar of their own to one node, how many do.
  void explain_joints() {
    constexpr std::array numbers = {"Two", "Three", "Four"};
    for (std::size_t index = 0; index < numbers.size(); ++index) {
      std::vector<Address> nodes;
      for (const auto& [node, count] : moulded_) {
        if (count == static_cast<int>(index) + 2) nodes.push_back(node);
      }
      if (nodes.empty()) continue;
      result_.remarks.push_back(
          fmt::format("{} moulded pillars meet at {}; add no loose pillar there.", numbers[index], list_of(nodes)));
    }
  }

  void add_remarks() {
    std::vector<Address> stand_ins;
    for (const auto& piece : result_.pieces) {
      stand_ins.insert(stand_ins.end(), piece.stand_ins.begin(), piece.stand_ins.end());
    }
    if (!stand_ins.empty()) {
      result_.remarks.push_back(
          fmt::format("What has a * is a {} where a wall is wanted, at {}: keep it shut; it is no way through.",
                      hatchway_, list_of(stand_ins)));
    }
    for (const auto& kind : result_.kinds) {
      if (!kind.stands_in) continue;
      result_.step_remarks[kind.step].push_back(fmt::format("* stands for a wall: keep its {} shut.", hatchway_));
      break;
    }
    explain_hatchways();
    explain_joints();
    for (const auto& kind : result_.kinds) {
      if (kind.lacking() == 0) continue;
      result_.remarks.push_back(fmt::format("{} × {} lacking: the boxes hold {}, the layout takes {}.", kind.lacking(),
                                            kind.name, *kind.owned, kind.needed));
    }
    if (!assignment_.uncovered.empty()) {
      result_.remarks.push_back(fmt::format("No piece of the set fits {}.", list_of(assignment_.uncovered)));
    }
    for (const auto& set : assignment_.unlisted) {
      result_.remarks.push_back(fmt::format("The pieces of {} are not listed: walls and {}s are counted edge by edge.",
                                            name_of_set(mission_, set), hatchway_));
    }
    if (cuts_codes_) result_.remarks.emplace_back("Some codes of pieces are too long to be printed, and are cut.");
    if (assignment_.gave_up) {
      result_.search_remarks.emplace_back(
          "The search for panels was cut short: there may be a better way to build it.");
    }
  }

  /// What the signs of hatchways say, and the order of the words for their places.
  void explain_hatchways() {
    bool any = false;
    bool open = false;
    bool long_panels = false;
    for (const auto& piece : result_.pieces) {
      if (piece.step != BuildStep::hatchways || result_.kinds[piece.kind].on_pillars) continue;
      any = true;
      long_panels = long_panels || piece.covers.size() > 1;
    }
    if (!any) return;
    for_each_hatchway(mission_,
                      [&](const EdgeAddress&, const Hatchway& hatchway) { open = open || hatchway.starts_open; });
    auto& remarks = result_.step_remarks[BuildStep::hatchways];
    remarks.push_back(fmt::format("A triangle shows to which side a {} opens.", hatchway_));
    if (open)
      remarks.emplace_back("One that begins open is drawn with its leaf swung out, and has \"open\" behind its place.");
    if (long_panels) remarks.push_back(fmt::format("Of two edges, the first has the {}.", hatchway_));
  }

  const Mission& mission_;
  std::string_view hatchway_ = hatchway_word(mission_);
  PanelAssignment assignment_;
  BuildPieces result_;
  std::map<SetAndPiece, std::size_t> kinds_;
  /// Kinds of loose pillars and wall ends, with how many of each are still to be placed.
  std::map<std::pair<Id, NodePiece>, std::vector<std::pair<std::size_t, int>>> loose_;
  std::set<std::string> codes_;
  /// Nodes to which panels bring pillars of their own, and how many do.
  std::vector<std::pair<Address, int>> moulded_;
  bool cuts_codes_ = false;
};

}  // namespace

std::string title_of(const Mission& mission, BuildStep step) {
  switch (step) {
    case BuildStep::pillars: {
      const auto counts = count_pieces(mission);
      if (counts.wall_ends == 0) return "Pillars";
      return counts.pillars == 0 ? "Wall ends" : "Pillars and wall ends";
    }
    case BuildStep::walls: return "Walls";
    case BuildStep::hatchways: return capitalised(hatchway_word(mission)) + "s";
    case BuildStep::terrain: return "Terrain";
    case BuildStep::markers: break;
  }
  if (mission.markers->empty()) return "Zones and areas";
  return mission.zones->empty() && mission.areas->empty() ? "Markers" : "Markers and zones";
}

BuildPieces build_pieces(const Mission& mission, const Boxes& boxes) { return Collector(mission, boxes).run(); }

std::string mark_of(const BuildPieces& pieces, const BuildPiece& piece) {
  auto mark = pieces.kinds[piece.kind].code;
  // A bare number would seem to be that of a board, or a marker's label.
  if (piece.number > 0) mark += fmt::format("{}{}", mark.empty() ? "#" : "", piece.number);
  if (!mark.empty() && !piece.stand_ins.empty()) mark += '*';
  return mark;
}

}  // namespace bulkhead
