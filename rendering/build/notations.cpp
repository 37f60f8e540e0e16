// SPDX-License-Identifier: MIT
#include "rendering/build/notations.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <utility>
#include <variant>

#include "model/base/plain_text.h"
#include "model/text/hatchway_word.h"
#include "rendering/build/free_places.h"

namespace bulkhead {
namespace {

/// Of drawn signs.
constexpr double line_width = 0.35;

Path bar(Vec at, Vec size) { return Path::rectangle({at, size}); }

/// A line with short ends.
std::vector<Path> extent() {
  return {bar({0, 1}, {6, line_width}), bar({0, 1}, {line_width, 1}), bar({6 - line_width, 1}, {line_width, 1})};
}
/// A line, in dashes between arrowheads where models may go along.
std::vector<Path> link(bool moves) {
  if (!moves) return {bar({0, 1.3}, {6, line_width})};
  const double middle = 1.3 + line_width / 2;
  const auto head = [&](double tip, double base) {
    return Path::polygon({{tip, middle}, {base, middle - 0.8}, {base, middle + 0.8}});
  };
  return {head(0, 1.6), bar({2, 1.3}, {0.8, line_width}), bar({3.2, 1.3}, {0.8, line_width}), head(6, 4.4)};
}
std::vector<Path> cross() { return {bar({1, 1.3}, {2.4, line_width}), bar({2.025, 0.3}, {line_width, 2.4})}; }
std::vector<Path> pin() { return {Path::circle({2.2, 0.5}, 1.1), bar({2.025, 1}, {line_width, 2})}; }

/// The corner of a cell that the letters behind a dot name: `north-west` of `nw`.
std::string corner_in_words(std::string_view letters) {
  return fmt::format("{}-{}", letters.starts_with('n') ? "north" : "south", letters.ends_with('w') ? "west" : "east");
}

class Notations {
 public:
  Notations(const Mission& mission, const BuildPieces& pieces) : mission_(mission), pieces_(pieces), free_(mission) {}

  std::vector<Notation> run(const NotationsOf& shown) {
    add_sizes();
    // Remarks name places, too.
    if (shown.steps || !pieces_.remarks.empty()) add_places();
    if (shown.steps) {
      add_panels();
      add_free_pieces();
    }
    for (const auto& row : shown.links) add("", link(row.moves), row.text);
    if (shown.pins) add("", pin(), "a marker that is hidden behind what stands before it");
    return std::move(result_);
  }

 private:
  void add(std::string sign, std::vector<Path> figure, std::string meaning) {
    result_.push_back({std::move(sign), std::move(figure), std::move(meaning)});
  }

  template <typename Condition>
  [[nodiscard]] const BuildPiece* first_piece(const Condition& condition) const {
    const auto found = std::ranges::find_if(pieces_.pieces, condition);
    return found == pieces_.pieces.end() ? nullptr : &*found;
  }

  void add_sizes() {
    const bool any = std::ranges::any_of(pieces_.kinds, [](const BuildKind& kind) {
      return kind.needed > 0 && kind.step != BuildStep::markers && !kind.size.empty();
    });
    if (any) add("Sizes", {}, "length × width × height over all");
    for (const auto& codes : pieces_.alike) add(listed(codes, ", "), {}, "can be swapped for each other");
  }

  /// The first place of a kind of address whose text is as wanted.
  template <typename Of, typename Wanted>
  [[nodiscard]] std::optional<std::string> first_place(const Wanted& is_wanted) const {
    for (const auto& piece : pieces_.pieces) {
      for (const auto& address : piece.covers) {
        if (!std::holds_alternative<Of>(address)) continue;
        if (auto text = to_text(mission_, address); is_wanted(text)) return text;
      }
    }
    return std::nullopt;
  }

  void add_places() {
    // Behind the stroke stands another cell, or a direction in small letters.
    const auto is_outer = [](const std::string& edge) {
      const auto behind = edge.find('/') + 1;
      return behind < edge.size() && edge[behind] >= 'a' && edge[behind] <= 'z';
    };
    if (const auto edge = first_place<EdgeAddress>(std::not_fn(is_outer))) {
      add(*edge, {}, "the edge between these two cells");
    }
    if (const auto edge = first_place<EdgeAddress>(is_outer)) add(*edge, {}, "the edge of the board beside this cell");
    if (const auto node = first_place<NodeAddress>([](const std::string&) { return true; })) {
      const auto dot = node->find('.');
      if (dot != std::string::npos) {
        add(*node, {},
            fmt::format("the {} corner of cell {}", corner_in_words(node->substr(dot + 1)), node->substr(0, dot)));
      }
    }
    const auto on_other = [](const Address& address) {
      const auto place = place_of(address);
      return place && board_of(*place) > 1;
    };
    const auto has_others = [&](const Zone& ground) {
      const auto* of_cells = std::get_if<CellsShape>(&ground.shape);
      return of_cells != nullptr &&
             std::ranges::any_of(of_cells->cells, [](const CellAddress& cell) { return cell.board > 1; });
    };
    const bool others =
        first_piece([&](const BuildPiece& piece) { return std::ranges::any_of(piece.covers, on_other); }) != nullptr ||
        std::ranges::any_of(*mission_.markers, [](const Marker& marker) { return board_of(marker.at) > 1; }) ||
        std::ranges::any_of(*mission_.zones, has_others) || std::ranges::any_of(*mission_.areas, has_others);
    if (others) add("2:", {}, "on board 2; without a number, on board 1");
  }

  void add_panels() {
    const auto* longer = first_piece([](const BuildPiece& piece) { return piece.covers.size() > 1; });
    if (longer != nullptr) add("", extent(), "one panel over all these edges, which a + joins in the lists");
    const bool hatchways = std::ranges::any_of(pieces_.pieces, [&](const BuildPiece& piece) {
      return piece.step == BuildStep::hatchways && !pieces_.kinds[piece.kind].on_pillars;
    });
    if (!hatchways) return;
    bool open = false;
    for_each_hatchway(mission_,
                      [&](const EdgeAddress&, const Hatchway& hatchway) { open = open || hatchway.starts_open; });
    if (open) add("open", {}, "stands open when the battle begins");
    add_accesses();
  }

  void add_accesses() {
    std::set<HatchAccess::Kind> kinds;
    for_each_hatchway(mission_,
                      [&](const EdgeAddress&, const Hatchway& hatchway) { kinds.insert(hatchway.access.kind()); });
    if (kinds.contains(HatchAccess::Kind::locked))
      add("locked", {}, fmt::format("a bar across the {} shows it", hatchway_word(mission_)));
    if (kinds.contains(HatchAccess::Kind::airlock)) add("airlock", {}, "two leaves, one behind the other, show it");
    if (kinds.contains(HatchAccess::Kind::controlled)) {
      add("(side)", {},
          fmt::format("who controls a {}; it has that side's colour and pattern", hatchway_word(mission_)));
    }
  }

  void add_free_pieces() {
    const auto is_numbered = [&](const BuildPiece& piece) {
      return piece.number > 0 && piece.step != BuildStep::markers && !mark_of(pieces_, piece).empty();
    };
    if (const auto* numbered = first_piece(is_numbered)) {
      add(mark_of(pieces_, *numbered), {}, "code and number of a piece in plan and list");
    }
    bool any = false;
    bool turned = false;
    bool mirrored = false;
    for (const auto& piece : pieces_.pieces) {
      const auto place = free_.of(piece.covers);
      if (!place || piece.step == BuildStep::markers) continue;
      any = true;
      turned = turned || place->turn.value_or(0) != 0;
      mirrored = mirrored || place->mirrored;
    }
    if (any) add("", cross(), "the middle of a piece, to which one measures from the edges of its board");
    if (turned) add("turned", {}, "clockwise, from how it is drawn in the list");
    if (mirrored) add("mirrored", {}, "flipped from left to right before it is turned");
  }

  const Mission& mission_;
  const BuildPieces& pieces_;
  FreePlaces free_;
  std::vector<Notation> result_;
};

}  // namespace

std::vector<Notation> notations_of(const Mission& mission, const BuildPieces& pieces, const NotationsOf& shown) {
  return Notations(mission, pieces).run(shown);
}

}  // namespace bulkhead
