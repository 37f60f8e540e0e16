// SPDX-License-Identifier: MIT
#include "editor/tools/tool/preview.h"

#include <algorithm>

#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

/// Draws what an edit does to a mission.
class MarkMaker {
 public:
  MarkMaker(const Mission& mission, Marks& marks, bool image) : mission_(mission), marks_(marks), image_(image) {}

  /// Shows nothing ahead.
  template <typename Verb>
  void operator()(const Verb&) {}

  void operator()(const SetWalls& edit) {
    for (const auto& edge : edit.edges) add_edge({edge, put(), std::nullopt});
  }
  void operator()(const SetOpen& edit) {
    for (const auto& edge : edit.edges) add_edge({edge, MarkStyle::erase, std::nullopt});
  }
  void operator()(const SetHatchways& edit) {
    for (const auto& edge : edit.edges) add_edge({edge, put(), edit.hatchway});
  }
  void operator()(const SetNodes& edit) {
    for (const auto& node : edit.nodes) marks_.nodes.push_back({node, put()});
  }
  /// The cells that it takes on and those that it loses.
  void operator()(const PutZone& edit) {
    const auto* before = edit.area ? find_area(mission_, edit.zone.id) : find_zone(mission_, edit.zone.id);
    add_cells(cells_of(&edit.zone), cells_of(before), put());
    add_cells(cells_of(before), cells_of(&edit.zone), MarkStyle::erase);
  }
  void operator()(const PutMarker& edit) { marks_.ghosts.push_back({edit.marker.at, edit.marker.label, put()}); }
  void operator()(const PutPiece& edit) { marks_.ghost_pieces.push_back({edit.board, edit.piece, put()}); }
  void operator()(const PutFeature& edit) { marks_.ghost_features.push_back({edit.board, edit.feature, put()}); }
  void operator()(const MoveObject& edit) {
    const auto* point = std::get_if<Point>(&edit.to);
    if (const int board = board_of_feature(mission_, edit.id); board > 0 && point != nullptr) {
      auto feature = *find_feature(mission_, edit.id);
      feature.at = *point - find_board(mission_, board)->at;
      marks_.ghost_features.push_back({board, std::move(feature), put()});
      return;
    }
    const auto* marker = find_marker(mission_, edit.id);
    marks_.ghosts.push_back({edit.to, marker == nullptr ? std::string() : marker->label, put()});
  }
  void operator()(const RemoveObjects& edit) {
    for (const auto& id : edit.ids) marks_.objects.push_back({id, MarkStyle::erase});
  }

 private:
  [[nodiscard]] MarkStyle put() const { return image_ ? MarkStyle::image : MarkStyle::ghost; }

  /// An image stands back behind what was asked for.
  void add_edge(EdgeMark mark) {
    if (image_ && std::any_of(marks_.edges.begin(), marks_.edges.end(),
                              [&](const EdgeMark& other) { return other.edge == mark.edge; })) {
      return;
    }
    marks_.edges.push_back(std::move(mark));
  }

  /// Those of some cells that others are not.
  void add_cells(const std::vector<CellAddress>& cells, const std::vector<CellAddress>& others, MarkStyle style) {
    for (const auto& cell : cells) {
      if (!std::binary_search(others.begin(), others.end(), cell)) marks_.cells.push_back({cell, style});
    }
  }

  const Mission& mission_;
  Marks& marks_;
  bool image_;
};

}  // namespace

Marks preview(const Scene& scene, const std::vector<Edit>& edits) {
  Marks marks;
  MarkMaker asked(scene.mission, marks, false);
  for (const auto& edit : edits) std::visit(asked, edit);
  if (scene.pen == SymmetryPen::off) return marks;
  MarkMaker added(scene.mission, marks, true);
  for (const auto& edit : with_images(scene.mission, edits, scene.pen).value_or(edits)) {
    if (std::find(edits.begin(), edits.end(), edit) == edits.end()) std::visit(added, edit);
  }
  return marks;
}

void add_selected(Marks& marks, const Selection& selection) {
  for (const auto& address : selection.addresses()) {
    if (const auto* edge = std::get_if<EdgeAddress>(&address)) {
      marks.edges.push_back({*edge, MarkStyle::selected, std::nullopt});
    } else if (const auto* node = std::get_if<NodeAddress>(&address)) {
      marks.nodes.push_back({*node, MarkStyle::selected});
    } else if (const auto* cell = std::get_if<CellAddress>(&address)) {
      marks.cells.push_back({*cell, MarkStyle::selected});
    } else if (const auto* object = std::get_if<ObjectAddress>(&address)) {
      marks.objects.push_back({object->id, MarkStyle::selected});
    }
  }
}

void show_refused(Marks& marks) {
  const auto refuse = [](auto& all) {
    for (auto& mark : all) {
      if (mark.style == MarkStyle::ghost || mark.style == MarkStyle::image) mark.style = MarkStyle::erase;
    }
  };
  refuse(marks.edges);
  refuse(marks.nodes);
  refuse(marks.cells);
  refuse(marks.ghosts);
  refuse(marks.ghost_pieces);
  refuse(marks.ghost_features);
  refuse(marks.ghost_grounds);
  if (marks.outline) marks.outline->style = MarkStyle::erase;
}

std::string no_lattice_words() { return translate("This board has no lattice, so nothing can be drawn along it."); }

}  // namespace bulkhead
