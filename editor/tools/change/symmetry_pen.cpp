// SPDX-License-Identifier: MIT
#include "editor/tools/change/symmetry_pen.h"

#include <algorithm>
#include <iterator>

#include "editor/tools/change/naming.h"
#include "editor/tools/words/translate.h"
#include "model/base/numbered_id.h"
#include "model/mission/geometry.h"
#include "model/mission/names.h"
#include "model/mission/on_boards.h"

namespace bulkhead {
namespace {

template <typename T>
bool among(const std::vector<T>& items, const T& item) {
  return std::find(items.begin(), items.end(), item) != items.end();
}

std::vector<CellAddress> without(const std::vector<CellAddress>& cells, const std::vector<CellAddress>& gone) {
  std::vector<CellAddress> result;
  std::set_difference(cells.begin(), cells.end(), gone.begin(), gone.end(), std::back_inserter(result));
  return result;
}

/// Makes the images of edits, one after the other.
class Images {
 public:
  Images(const Mission& mission, const std::vector<Edit>& edits, SymmetryPen pen)
      : mission_(mission), mirror_(mission, pen), named_(mission) {
    bool names = false;
    for (const auto& edit : edits) {
      names = add_touched(edit) || names;
    }
    if (!names) return;
    if (auto after = EditSequence{edits}.apply(mission)) named_ = std::move(*after);
  }

  Result<std::vector<Edit>> take() {
    if (refused_) return fail(*refused_);
    return std::move(result_);
  }

  /// Has no image.
  template <typename Verb>
  void operator()(const Verb& change) {
    result_.emplace_back(change);
  }

  void operator()(const SetWalls& change) {
    result_.emplace_back(SetWalls{with_images(change.edges), change.breachable});
  }
  void operator()(const SetOpen& change) { result_.emplace_back(SetOpen{with_images(change.edges)}); }

  void operator()(const SetHatchways& change) {
    for (const auto& at : change.edges) {
      const auto edge = mirror_(at);
      if (among(change.edges, edge)) continue;
      auto image = mirror_(change.hatchway, at.edge.axis);
      const auto* before = find_lattice(mission_, edge.board)->hatchway(edge.edge);
      // No two are called the same.
      image.label = before == nullptr ? std::string() : before->label;
      result_.emplace_back(SetHatchways{{edge}, std::move(image)});
    }
    result_.emplace_back(change);
  }

  void operator()(const SetNodes& change) {
    const auto image = change.piece ? std::optional(mirror_(*change.piece)) : std::nullopt;
    for (const auto& at : change.nodes) {
      if (!among(change.nodes, mirror_(at))) result_.emplace_back(SetNodes{{mirror_(at)}, image});
    }
    result_.emplace_back(change);
  }

  void operator()(const PutZone& change) {
    result_.emplace_back(change);
    if (!std::holds_alternative<CellsShape>(change.zone.shape)) return put_shape_image(change);
    const auto* before = change.area ? find_area(mission_, change.zone.id) : find_zone(mission_, change.zone.id);
    const auto added = without(cells_of(&change.zone), cells_of(before));
    const auto removed = without(cells_of(before), cells_of(&change.zone));
    const auto& zone = before != nullptr ? *before : change.zone;
    const auto* other = mirror_.counterpart(zone, change.area);
    const bool own = other != nullptr ? other->id == zone.id
                                      : mirror_.kind(zone.kind) == zone.kind && mirror_.side(zone.side) == zone.side;
    if (own) {
      auto& asked = std::get<PutZone>(result_.back()).zone;
      asked.shape = cells_shape(without(with_images(cells_of(&asked), added), with_images(removed)));
    } else if (other != nullptr) {
      if (among(touched_, other->id)) return;
      put_image(*other, change.area, added, removed);
    } else if (!added.empty()) {
      put_image({image_id(zone.id), mirror_.kind(zone.kind), mirror_.side(zone.side), "", CellsShape(), {}},
                change.area, added, {});
    }
  }

  void operator()(const PutMarker& change) {
    result_.emplace_back(change);
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
      image.name = other->name;
    } else {
      if (taken(image)) return;
      image.id = free_marker_id(named_, image.kind);
      image.label = free_label(named_, image.kind, image.label);
      name(image);
    }
    result_.emplace_back(PutMarker{std::move(image)});
  }

  void operator()(const PutPiece& change) {
    auto image = change.piece;
    image.turn = mirror_.turned(change.piece.turn);
    put_on_boards(change, change.piece, std::move(image), &Board::pieces);
  }

  void operator()(const PutFeature& change) {
    put_on_boards(change, change.feature, mirror_(change.feature), &Board::features);
  }

  /// The counterpart turns by as much, or back by as much.
  void operator()(const TurnObject& change) {
    result_.emplace_back(change);
    const auto turn = [&](const auto& found) {
      if (found.thing == nullptr) return;
      const auto* other = mirror_.counterpart(found.board, *found.thing);
      if (other == nullptr || among(touched_, other->id)) return;
      const int by = mirror_.turned(change.turn) - mirror_.turned(found.thing->turn);
      result_.emplace_back(TurnObject{other->id, ((other->turn + by) % 360 + 360) % 360});
    };
    turn(find_on_boards(mission_, &Board::features, change.id));
    turn(find_on_boards(mission_, &Board::pieces, change.id));
  }

  void operator()(const MoveObject& change) {
    result_.emplace_back(change);
    const auto other = counterpart(change.id);
    if (other && !among(touched_, *other)) result_.emplace_back(MoveObject{*other, mirror_(change.to)});
  }

  void operator()(const RemoveObjects& change) {
    result_.emplace_back(change);
    RemoveObjects images;
    for (const auto& id : change.ids) {
      const auto other = counterpart(id);
      if (!other || among(touched_, *other)) continue;
      touched_.push_back(*other);
      images.ids.push_back(*other);
    }
    if (!images.ids.empty()) result_.emplace_back(std::move(images));
  }

 private:
  /// Notes what an edit names by its id; whether it names something that may be new.
  bool add_touched(const Edit& edit) {
    if (const auto* move = std::get_if<MoveObject>(&edit)) touched_.push_back(move->id);
    if (const auto* removal = std::get_if<RemoveObjects>(&edit)) {
      touched_.insert(touched_.end(), removal->ids.begin(), removal->ids.end());
    }
    const Id* put = nullptr;
    if (const auto* marker = std::get_if<PutMarker>(&edit)) put = &marker->marker.id;
    if (const auto* piece = std::get_if<PutPiece>(&edit)) put = &piece->piece.id;
    if (const auto* feature = std::get_if<PutFeature>(&edit)) put = &feature->feature.id;
    if (const auto* zone = std::get_if<PutZone>(&edit)) put = &zone->zone.id;
    if (put != nullptr) touched_.push_back(*put);
    return put != nullptr;
  }

  /// What puts a thing on a board, and its image, which lacks its place and id.
  template <typename Put, typename T>
  void put_on_boards(const Put& change, const T& thing, T image, std::vector<T> Board::*list) {
    result_.emplace_back(change);
    const auto point = find_board(mission_, change.board)->at + thing.at;
    if (mirror_(point) == point) return;
    const int board = mirror_.board(change.board);
    image.at = mirror_(point) - find_board(mission_, board)->at;
    if (const auto before = find_on_boards(mission_, list, thing.id); before.thing != nullptr) {
      const auto* other = mirror_.counterpart(before.board, *before.thing);
      if (other == nullptr || among(touched_, other->id)) return;
      auto only_moved = *before.thing;
      only_moved.at = thing.at;
      const auto at = image.at;
      if (only_moved == thing) image = *other;
      image.id = other->id;
      image.at = at;
    } else {
      image.id = new_id(image.id);
    }
    result_.emplace_back(Put{board, std::move(image)});
  }

  /// Of a zone that is not made of cells. One that is its own image stays alone.
  void put_shape_image(const PutZone& change) {
    const auto shape = mirror_.shape(change.zone.shape);
    if (const auto* before = change.area ? find_area(mission_, change.zone.id) : find_zone(mission_, change.zone.id)) {
      const auto* other = mirror_.counterpart(*before, change.area);
      // One of another sort, as of cells, was not drawn as this one's image.
      if (other == nullptr || other->id == change.zone.id || among(touched_, other->id) ||
          other->shape.index() != shape.index()) {
        return;
      }
      auto image = *other;
      image.shape = shape;
      result_.emplace_back(PutZone{std::move(image), change.area});
      return;
    }
    Zone image{image_id(change.zone.id), mirror_.kind(change.zone.kind), mirror_.side(change.zone.side), "", shape, {}};
    if (image.kind == change.zone.kind && image.side == change.zone.side && same_ground(shape, change.zone.shape))
      return;
    result_.emplace_back(PutZone{std::move(image), change.area});
  }

  /// Puts a zone with the images of cells and without those of others.
  void put_image(Zone zone, bool area, const std::vector<CellAddress>& added, const std::vector<CellAddress>& removed) {
    auto* shape = std::get_if<CellsShape>(&zone.shape);
    if (shape == nullptr) {
      refused_ = translate("{} is not made of cells, so it cannot be painted; give it cells as its shape first",
                           {ground_name(mission_, zone)});
      return;
    }
    // What lies on the axis is the other's.
    std::vector<CellAddress> joined = shape->cells;
    for (const auto& cell : added) {
      if (mirror_(cell) != cell) joined.push_back(mirror_(cell));
    }
    std::vector<CellAddress> gone;
    for (const auto& cell : removed) gone.push_back(mirror_(cell));
    auto left = cells_shape(without(cells_shape(std::move(joined)).cells, cells_shape(std::move(gone)).cells));
    if (left == *shape) return;
    *shape = std::move(left);
    result_.emplace_back(PutZone{std::move(zone), area});
  }

  /// Each position and its image, in order, each once.
  template <typename T>
  std::vector<T> with_images(std::vector<T> positions) const {
    const auto asked = positions;
    return with_images(std::move(positions), asked);
  }
  /// Positions and the images of some, in order, each once.
  template <typename T>
  std::vector<T> with_images(std::vector<T> all, const std::vector<T>& positions) const {
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
    const auto on_boards = [&](auto list) {
      const auto found = find_on_boards(mission_, list, id);
      return found.thing == nullptr ? std::nullopt : id_of(mirror_.counterpart(found.board, *found.thing), id);
    };
    const auto feature = on_boards(&Board::features);
    return feature ? feature : on_boards(&Board::pieces);
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
    if (auto after = PutMarker{image}.apply(named_)) named_ = std::move(*after);
  }

  Id new_id(const Id& wanted) {
    auto id =
        numbered_until_free(wanted, [&](const Id& each) { return has_object(named_, each) || among(given_, each); });
    given_.push_back(id);
    return id;
  }

  /// Of a zone that has no counterpart.
  Id image_id(const Id& zone) {
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
  std::vector<Edit> result_;
  /// Why the whole cannot be.
  std::optional<std::string> refused_;
};

}  // namespace

std::vector<CellAddress> cells_of(const Zone* zone) {
  const auto* shape = zone == nullptr ? nullptr : std::get_if<CellsShape>(&zone->shape);
  return shape == nullptr ? std::vector<CellAddress>() : shape->cells;
}

Result<std::vector<Edit>> with_images(const Mission& mission, const std::vector<Edit>& edits, SymmetryPen pen) {
  auto all = Result<std::vector<Edit>>(edits);
  if (pen != SymmetryPen::off) {
    Images images(mission, edits, pen);
    for (const auto& edit : edits) std::visit(images, edit);
    all = images.take();
  }
  for (std::size_t index = 0; all && index < all->size(); ++index) {
    auto& edit = (*all)[index];
    const auto* put = std::get_if<PutZone>(&edit);
    if (put != nullptr && put->zone.shape == Shape(CellsShape())) edit = RemoveObjects{{Id(put->zone.id)}};
  }
  return all;
}

}  // namespace bulkhead
