// SPDX-License-Identifier: MIT
#include "tests/support/invariants.h"

#include <algorithm>
#include <set>

#include "model/base/plain_text.h"
#include "model/mission/fields.h"

namespace bulkhead::test {
namespace {

constexpr auto reach = longest_length;

/// Works with its own arithmetic, not with model/mission/geometry.
class Inspector {
 public:
  explicit Inspector(const Mission& mission) : mission_(mission) {}

  std::vector<std::string> inspect() {
    boards();
    ids();
    for (const auto& zone : *mission_.zones) shape(zone);
    for (const auto& area : *mission_.areas) shape(area);
    for (const auto& marker : *mission_.markers) place(marker.at, "marker " + marker.id.text());
    addresses();
    texts();
    content();
    return std::move(problems_);
  }

 private:
  void expect(bool condition, const std::string& problem) {
    if (!condition) problems_.push_back(problem);
  }

  void boards() {
    expect(mission_.boards.size() <= 99, "number of boards");
    for (const auto& board : mission_.boards) {
      Length width;
      Length height;
      const TerrainSet* set = nullptr;
      for (const auto& used : mission_.sets) {
        if (used.set->id == board->set) set = &*used.set;
      }
      expect(!board->set || set != nullptr, "a board's set is not used by the mission");
      expect(set == nullptr || set->pitch > Length(), "a board's set without a lattice");
      if (const auto* lattice = std::get_if<Lattice>(&board->ground)) {
        expect(lattice->size().valid() && set != nullptr, "a lattice of no size or without a set");
        if (set == nullptr) continue;
        width = set->pitch * lattice->size().columns + set->border * 2;
        height = set->pitch * lattice->size().rows + set->border * 2;
        lattice_is_sound(*lattice);
      } else {
        const auto& ground = std::get<PlainGround>(board->ground);
        width = ground.width;
        height = ground.height;
      }
      expect(width > Length() && height > Length(), "a board without ground");
      expect(board->at.x >= -reach && board->at.y >= -reach, "a board begins too far away");
      expect(board->at.x + width <= reach && board->at.y + height <= reach, "a board reaches too far");
      left_ = std::min(left_, board->at.x);
      top_ = std::min(top_, board->at.y);
      right_ = std::max(right_, board->at.x + width);
      bottom_ = std::max(bottom_, board->at.y + height);
      pins_are_sound(*board);
      for (const auto& piece : board->pieces) {
        expect(piece.at.x >= Length() && piece.at.x <= std::min(width, reach), "a piece off its board");
        expect(piece.at.y >= Length() && piece.at.y <= std::min(height, reach), "a piece off its board");
        expect(piece.turn >= 0 && piece.turn < 360, "a piece's turn");
      }
      for (const auto& feature : board->features) {
        expect(feature.at.x >= Length() && feature.at.x <= std::min(width, reach), "a feature off its board");
        expect(feature.at.y >= Length() && feature.at.y <= std::min(height, reach), "a feature off its board");
        expect(feature.turn >= 0 && feature.turn < 360, "a feature's turn");
        expect(has_kind(feature.kind), "a feature of no kind");
      }
    }
  }

  [[nodiscard]] bool has_kind(const Id& id) const {
    return std::any_of(mission_.sets.begin(), mission_.sets.end(), [&](const UsedSet& used) {
      const auto& kinds = used.set->feature_kinds;
      return std::any_of(kinds.begin(), kinds.end(), [&](const FeatureKind& kind) { return kind.id == id; });
    });
  }

  /// By its own count of what panels cover, not the model's.
  void pins_are_sound(const Board& board) {
    std::set<EdgePos> covered;
    for (const auto& [first, pin] : board.pins) {
      std::size_t length = 0;
      for (const auto& used : mission_.sets) {
        for (const auto& each : used.set->pieces) {
          if (board.set == used.set->id && each.id == pin.piece && !each.patterns.empty()) {
            length = each.patterns.front().edges.size();
          }
        }
      }
      expect(board.lattice() != nullptr && length > 0, "a pin of no panel");
      auto edge = first;
      for (; length > 0 && board.lattice() != nullptr; --length) {
        expect(board.lattice()->size().contains(edge), "a pinned panel off its board");
        expect(covered.insert(edge).second, "two pinned panels overlap");
        (edge.axis == Axis::horizontal ? edge.column : edge.row) += 1;
      }
    }
  }

  void lattice_is_sound(const Lattice& lattice) {
    for (const auto& [node, piece] : lattice.node_overrides()) {
      expect(lattice.size().contains(node), "a node piece off its board");
      expect(!piece.facing || piece.piece == NodePiece::wall_end, "something other than a wall end has a facing");
    }
    for (const auto& [edge, hatchway] : lattice.hatchways()) {
      expect(lattice.size().contains(edge) && lattice.edge(edge) == EdgeKind::hatchway, "a hatchway off its edge");
    }
  }

  template <typename T>
  void take_ids(const std::vector<T>& items) {
    for (const auto& item : items) expect(ids_.insert(item.id).second, "id twice: " + item.id.text());
  }

  void ids() {
    for (const auto& board : mission_.boards) {
      take_ids(board->pieces);
      take_ids(board->features);
    }
    take_ids(*mission_.zones);
    take_ids(*mission_.areas);
    take_ids(*mission_.markers);
    take_ids(*mission_.sides);
    take_ids(*mission_.rules);
    take_ids(*mission_.objectives);
    take_ids(*mission_.stratagems);
  }

  [[nodiscard]] const Lattice* lattice(int board) const {
    if (board < 1 || board > static_cast<int>(mission_.boards.size())) return nullptr;
    return std::get_if<Lattice>(&mission_.boards[static_cast<std::size_t>(board) - 1]->ground);
  }
  template <typename Position>
  [[nodiscard]] bool stands(int board, Position position) const {
    return lattice(board) != nullptr && lattice(board)->size().contains(position);
  }
  [[nodiscard]] bool there(const CellAddress& at) const { return stands(at.board, at.cell); }
  [[nodiscard]] bool there(const EdgeAddress& at) const { return stands(at.board, at.edge); }
  [[nodiscard]] bool there(const NodeAddress& at) const { return stands(at.board, at.node); }
  [[nodiscard]] bool there(const Point& at) const {
    return at.x >= left_ && at.x <= right_ && at.y >= top_ && at.y <= bottom_;
  }
  [[nodiscard]] bool there(const ObjectAddress&) const { return true; }

  template <typename Variant>
  void place(const Variant& at, const std::string& what) {
    expect(std::visit([&](const auto& position) { return there(position); }, at), what + " off the battlefield");
  }

  void size(Length length, Length least, const std::string& what) {
    expect(length >= least && length <= reach, "size of " + what);
  }

  void shape(const Zone& zone) {
    const auto& what = zone.id.text();
    const auto least = Length::micrometres(1);
    if (const auto* cells = std::get_if<CellsShape>(&zone.shape)) {
      expect(!cells->cells.empty(), what + " without cells");
      ordered(cells->cells, what);
      for (const auto& cell : cells->cells) place(Place(cell), what);
    } else if (const auto* polygon = std::get_if<PolygonShape>(&zone.shape)) {
      expect(polygon->corners.size() >= 3, what + " without ground");
      for (const auto& corner : polygon->corners) place(Place(corner), what);
    } else if (const auto* circle = std::get_if<CircleShape>(&zone.shape)) {
      place(circle->centre, what);
      size(circle->radius, least, what);
    } else if (const auto* strip = std::get_if<StripShape>(&zone.shape)) {
      size(strip->depth, least, what);
    } else {
      size(std::get<QuarterShape>(zone.shape).clear_of_centre, Length(), what);
    }
  }

  template <typename T>
  void ordered(const std::vector<T>& items, const std::string& what) {
    expect(
        std::adjacent_find(items.begin(), items.end(), [](const T& a, const T& b) { return !(a < b); }) == items.end(),
        what + " out of order");
  }

  void addresses() {
    for (const auto& waiver : *mission_.waivers) {
      ordered(waiver.at, "waiver");
      for (const auto& address : waiver.at) place(address, "waiver");
    }
    for (const auto& note : *mission_.notes) {
      if (note.at) place(*note.at, "note");
    }
  }

  void text(const std::string& text) { expect(find_unfit(text) == std::string::npos, "text " + quotable(text)); }
  template <typename T>
  void item(const T& item) {
    for_each_member<std::string>(item, [&](const FieldInfo&, const std::string& value) { text(value); });
    std::set<Id> names;
    for (const auto& param : item.params) {
      expect(names.insert(param.name).second, "figure twice: " + param.name.text());
    }
  }

  void texts() {
    for (const auto& value : {mission_.head->title, mission_.head->author, mission_.head->version}) text(value);
    for (const auto& zone : *mission_.zones) text(zone.name);
    for (const auto& area : *mission_.areas) text(area.name);
    for (const auto& marker : *mission_.markers) text(marker.label);
    for (const auto& side : *mission_.sides) text(side.name);
    for (const auto& waiver : *mission_.waivers) text(waiver.reason);
    for (const auto& note : *mission_.notes) text(note.text);
    for (const auto& section : *mission_.briefing) {
      text(section.heading);
      text(section.text);
    }
  }

  void content() {
    for_each_item(mission_, [&](const auto& each) { item(each); });
    for (const auto& objective : *mission_.objectives) {
      for (const auto& scoring : objective.scorings) {
        const bool every = scoring.first_round == 0 && scoring.last_round == 0;
        expect(every || (scoring.first_round >= 1 && scoring.first_round <= scoring.last_round), "rounds");
      }
    }
    for (const auto& card : *mission_.stratagems) expect(!card.cost || card.cost->least >= 0, "cost");
    for (const auto* limits : {&*mission_.limits, &mission_.system->limits}) {
      std::set<Id> limit_ids;
      for (const auto& limit : *limits) {
        expect(limit_ids.insert(limit.id).second, "limit twice: " + limit.id.text());
        text(limit.note);
      }
    }
    std::set<Id> checks;
    for (const auto& setting : *mission_.severities) {
      expect(checks.insert(setting.check).second, "severity twice: " + setting.check.text());
    }
  }

  const Mission& mission_;
  std::vector<std::string> problems_;
  std::set<Id> ids_;
  Length left_ = reach;
  Length top_ = reach;
  Length right_ = -reach;
  Length bottom_ = -reach;
};

}  // namespace

std::vector<std::string> broken_invariants(const Mission& mission) { return Inspector(mission).inspect(); }

}  // namespace bulkhead::test
