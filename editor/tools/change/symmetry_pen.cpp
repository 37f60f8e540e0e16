// SPDX-License-Identifier: MIT
#include "editor/tools/change/symmetry_pen.h"

#include <fmt/format.h>

#include <algorithm>

#include "editor/tools/change/naming.h"
#include "model/edit/markers.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

template <typename T>
bool among(const std::vector<T>& items, const T& item) {
  return std::find(items.begin(), items.end(), item) != items.end();
}

/// The board of a free piece, 0 if there is none of that id.
int board_of_piece(const Mission& mission, const Id& id, const FreePiece** found) {
  for (int number = 1; number <= static_cast<int>(mission.boards.size()); ++number) {
    for (const auto& piece : find_board(mission, number)->pieces) {
      if (piece.id != id) continue;
      *found = &piece;
      return number;
    }
  }
  return 0;
}

/// Makes the images of changes, one after the other.
class Images {
 public:
  Images(const Mission& mission, const Changes& changes, SymmetryPen pen) : mission_(mission), mirror_(mission, pen) {
    for (const auto& change : changes) {
      if (const auto* move = std::get_if<MoveObject>(&change)) touched_.push_back(move->id);
      if (const auto* removal = std::get_if<RemoveObject>(&change)) touched_.push_back(removal->id);
      if (const auto* marker = std::get_if<PutMarker>(&change)) touched_.push_back(marker->marker.id);
      if (const auto* piece = std::get_if<PutPiece>(&change)) touched_.push_back(piece->piece.id);
      if (const auto* feature = std::get_if<PutFeature>(&change)) touched_.push_back(feature->feature.id);
      if (const auto* zone = std::get_if<PaintZone>(&change)) touched_.push_back(zone->zone);
    }
    named_ = mission;
    const bool names = std::any_of(changes.begin(), changes.end(), [](const Change& change) {
      return std::holds_alternative<PutMarker>(change) || std::holds_alternative<PutPiece>(change) ||
             std::holds_alternative<PutFeature>(change) || std::holds_alternative<PaintZone>(change);
    });
    if (!names) return;
    const auto edit = edit_of(mission, changes);
    if (!edit) return;
    if (auto after = edit->apply(mission)) named_ = std::move(*after);
  }

  Changes take() { return std::move(result_); }

  void operator()(const LayWalls& change) { result_.push_back(LayWalls{with_images(change.edges), change.breachable}); }
  void operator()(const ClearEdges& change) { result_.push_back(ClearEdges{with_images(change.edges)}); }

  void operator()(const PutHatchway& change) {
    const auto edge = mirror_(change.edge);
    if (edge != change.edge) result_.push_back(PutHatchway{edge, mirror_(change.hatchway, change.edge.edge.axis)});
    result_.push_back(change);
  }

  void operator()(const SetNode& change) {
    const auto node = mirror_(change.node);
    const auto image = change.piece ? std::optional(mirror_(*change.piece)) : std::nullopt;
    if (node != change.node) result_.push_back(SetNode{node, image});
    result_.push_back(change);
  }

  void operator()(const PaintZone& change) {
    const auto* before = change.area ? find_area(mission_, change.zone) : find_zone(mission_, change.zone);
    const Zone zone = before != nullptr
                          ? *before
                          : Zone{change.zone, change.kind, change.side, change.name, CellsShape{change.cells}, {}};
    const auto* other = mirror_.counterpart(zone, change.area);
    const bool own = other != nullptr ? other->id == zone.id
                                      : mirror_.kind(zone.kind) == zone.kind && mirror_.side(zone.side) == zone.side;
    result_.push_back(change);
    if (own) {
      std::get<PaintZone>(result_.back()).cells = with_images(change.cells);
      return;
    }
    PaintZone image{change.area, image_id(change.zone, other), mirror_.kind(zone.kind), mirror_.side(zone.side), "",
                    {}};
    for (const auto& cell : change.cells) {
      if (mirror_(cell) != cell) image.cells.push_back(mirror_(cell));
    }
    if (!image.cells.empty()) result_.push_back(std::move(image));
  }

  void operator()(const EraseZone& change) {
    const auto* area = find_area(mission_, change.zone);
    const auto* zone = area != nullptr ? area : find_zone(mission_, change.zone);
    result_.push_back(change);
    const auto* other = zone == nullptr ? nullptr : mirror_.counterpart(*zone, area != nullptr);
    if (other == nullptr) return;
    if (other->id == change.zone) {
      std::get<EraseZone>(result_.back()).cells = with_images(change.cells);
      return;
    }
    EraseZone image{other->id, {}};
    for (const auto& cell : change.cells) image.cells.push_back(mirror_(cell));
    result_.push_back(std::move(image));
  }

  void operator()(const PutMarker& change) {
    result_.push_back(change);
    const auto at = mirror_(change.marker.at);
    if (point_of(mission_, at) == point_of(mission_, change.marker.at)) return;
    auto image = change.marker;
    image.at = at;
    image.side = mirror_.side(change.marker.side);
    if (const auto* before = find_marker(mission_, change.marker.id)) {
      const auto* other = mirror_.counterpart(*before);
      if (other == nullptr || among(touched_, other->id)) return;
      image.id = other->id;
      image.label = other->label;
    } else {
      if (taken(image)) return;
      image.id = free_marker_id(named_, image.kind);
      image.label = free_label(named_, image.kind, image.label);
      name(image);
    }
    result_.push_back(PutMarker{std::move(image)});
  }

  void operator()(const PutPiece& change) {
    result_.push_back(change);
    const auto point = find_board(mission_, change.board)->at + change.piece.at;
    const int board = mirror_.board(change.board);
    auto image = change.piece;
    image.at = mirror_(point) - find_board(mission_, board)->at;
    image.turn = mirror_.turned(change.piece.turn);
    if (mirror_(point) == point) return;
    const FreePiece* before = nullptr;
    if (const int from = board_of_piece(mission_, change.piece.id, &before)) {
      const auto* other = mirror_.counterpart(from, *before);
      if (other == nullptr || among(touched_, other->id)) return;
      image.id = other->id;
    } else {
      image.id = new_id(image.id);
    }
    result_.push_back(PutPiece{board, std::move(image)});
  }

  void operator()(const PutFeature& change) {
    result_.push_back(change);
    const auto point = find_board(mission_, change.board)->at + change.feature.at;
    if (mirror_(point) == point) return;
    const int board = mirror_.board(change.board);
    auto image = mirror_(change.feature);
    image.at = mirror_(point) - find_board(mission_, board)->at;
    if (const auto* before = find_feature(mission_, change.feature.id)) {
      const auto* other = mirror_.counterpart(board_of_feature(mission_, before->id), *before);
      if (other == nullptr || among(touched_, other->id)) return;
      image.id = other->id;
    } else {
      image.id = new_id(image.id);
    }
    result_.push_back(PutFeature{board, std::move(image)});
  }

  void operator()(const MoveObject& change) {
    result_.push_back(change);
    const auto other = counterpart(change.id);
    if (other && !among(touched_, *other)) result_.push_back(MoveObject{*other, mirror_(change.to)});
  }

  void operator()(const RemoveObject& change) {
    result_.push_back(change);
    const auto other = counterpart(change.id);
    if (!other || among(touched_, *other)) return;
    touched_.push_back(*other);
    result_.push_back(RemoveObject{*other});
  }

 private:
  /// Each position and its image, in order, each once.
  template <typename T>
  std::vector<T> with_images(const std::vector<T>& positions) const {
    std::vector<T> all = positions;
    for (const auto& position : positions) all.push_back(mirror_(position));
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
  }

  /// Of a marker, free piece, terrain feature, zone or area; nothing where it has none but itself.
  std::optional<Id> counterpart(const Id& id) const {
    if (const auto* marker = find_marker(mission_, id)) return id_of(mirror_.counterpart(*marker), id);
    if (const auto* zone = find_zone(mission_, id)) return id_of(mirror_.counterpart(*zone, false), id);
    if (const auto* area = find_area(mission_, id)) return id_of(mirror_.counterpart(*area, true), id);
    if (const auto* feature = find_feature(mission_, id)) {
      return id_of(mirror_.counterpart(board_of_feature(mission_, id), *feature), id);
    }
    const FreePiece* piece = nullptr;
    const int board = board_of_piece(mission_, id, &piece);
    return board == 0 ? std::nullopt : id_of(mirror_.counterpart(board, *piece), id);
  }

  template <typename T>
  static std::optional<Id> id_of(const T* found, const Id& own) {
    return found == nullptr || found->id == own ? std::nullopt : std::optional(found->id);
  }

  /// Whether a marker of that kind stands there already, or will.
  [[nodiscard]] bool taken(const Marker& image) const {
    const auto wanted = point_of(mission_, image.at);
    const auto& markers = *named_.markers;
    return std::any_of(markers.begin(), markers.end(), [&](const Marker& other) {
      return other.kind == image.kind && exists(named_, other.at) && point_of(named_, other.at) == wanted;
    });
  }

  void name(const Marker& image) {
    if (auto after = set_marker(named_, image).apply(named_)) named_ = std::move(*after);
  }

  Id new_id(const Id& wanted) {
    auto id = free_id(named_, wanted);
    for (int number = 2; among(given_, id); ++number) {
      id = free_id(named_, Id(fmt::format("{}-{}", wanted.text().substr(0, 50), number)));
    }
    given_.push_back(id);
    return id;
  }

  Id image_id(const Id& zone, const Zone* other) {
    if (other != nullptr) return other->id;
    const auto known =
        std::find_if(zone_images_.begin(), zone_images_.end(), [&](const auto& pair) { return pair.first == zone; });
    if (known != zone_images_.end()) return known->second;
    zone_images_.emplace_back(zone, new_id(mirror_.zone_id(zone)));
    return zone_images_.back().second;
  }

  const Mission& mission_;
  Mirror mirror_;
  /// As it is when all that was asked for is done: what is new gets ids and labels that are free then.
  Mission named_;
  /// What was asked for by its id: it gets no change as an image.
  std::vector<Id> touched_;
  std::vector<Id> given_;
  std::vector<std::pair<Id, Id>> zone_images_;
  Changes result_;
};

}  // namespace

Changes with_images(const Mission& mission, const Changes& changes, SymmetryPen pen) {
  if (pen == SymmetryPen::off) return changes;
  Images images(mission, changes, pen);
  for (const auto& change : changes) std::visit(images, change);
  return images.take();
}

}  // namespace bulkhead
