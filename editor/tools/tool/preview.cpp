// SPDX-License-Identifier: MIT
#include "editor/tools/tool/preview.h"

#include <algorithm>

#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

class Marks {
 public:
  Marks(const Mission& mission, Overlay& overlay, bool image) : mission_(mission), overlay_(overlay), image_(image) {}

  void operator()(const LayWalls& change) {
    for (const auto& edge : change.edges) add_edge({edge, put(), std::nullopt});
  }
  void operator()(const ClearEdges& change) {
    for (const auto& edge : change.edges) add_edge({edge, MarkStyle::erase, std::nullopt});
  }
  void operator()(const PutHatchway& change) { add_edge({change.edge, put(), change.hatchway}); }
  void operator()(const SetNode& change) { overlay_.nodes.push_back({change.node, put()}); }
  void operator()(const PaintZone& change) { add_cells(change.cells, put()); }
  void operator()(const EraseZone& change) { add_cells(change.cells, MarkStyle::erase); }
  void operator()(const PutMarker& change) {
    overlay_.ghosts.push_back({change.marker.at, change.marker.label, put()});
  }
  void operator()(const PutPiece& change) { overlay_.ghost_pieces.push_back({change.board, change.piece, put()}); }
  void operator()(const PutFeature& change) {
    const auto& board = *find_board(mission_, change.board);
    overlay_.ghosts.push_back({board.at + change.feature.at, {}, put()});
  }
  void operator()(const MoveObject& change) {
    const auto* marker = find_marker(mission_, change.id);
    overlay_.ghosts.push_back({change.to, marker == nullptr ? std::string() : marker->label, put()});
  }
  void operator()(const RemoveObject& change) { overlay_.objects.push_back({change.id, MarkStyle::erase}); }

 private:
  [[nodiscard]] MarkStyle put() const { return image_ ? MarkStyle::image : MarkStyle::ghost; }

  /// An image stands back behind what was asked for.
  void add_edge(EdgeMark mark) {
    if (image_ && std::any_of(overlay_.edges.begin(), overlay_.edges.end(),
                              [&](const EdgeMark& other) { return other.edge == mark.edge; })) {
      return;
    }
    overlay_.edges.push_back(std::move(mark));
  }

  void add_cells(const std::vector<CellAddress>& cells, MarkStyle style) {
    for (const auto& cell : cells) overlay_.cells.push_back({cell, style});
  }

  const Mission& mission_;
  Overlay& overlay_;
  bool image_;
};

/// What of the changes with images was not asked for.
Changes images_alone(const Scene& scene, const Changes& changes) {
  Changes images;
  for (auto& change : with_images(scene.mission, changes, scene.pen)) {
    if (std::find(changes.begin(), changes.end(), change) == changes.end()) images.push_back(std::move(change));
  }
  return images;
}

}  // namespace

Overlay preview(const Scene& scene, const Changes& changes) {
  Overlay overlay;
  Marks asked(scene.mission, overlay, false);
  for (const auto& change : changes) std::visit(asked, change);
  if (scene.pen == SymmetryPen::off) return overlay;
  Marks added(scene.mission, overlay, true);
  for (const auto& change : images_alone(scene, changes)) std::visit(added, change);
  return overlay;
}

void add_selected(Overlay& overlay, const Selection& selection) {
  for (const auto& address : selection.addresses()) {
    if (const auto* edge = std::get_if<EdgeAddress>(&address)) {
      overlay.edges.push_back({*edge, MarkStyle::selected, std::nullopt});
    } else if (const auto* node = std::get_if<NodeAddress>(&address)) {
      overlay.nodes.push_back({*node, MarkStyle::selected});
    } else if (const auto* cell = std::get_if<CellAddress>(&address)) {
      overlay.cells.push_back({*cell, MarkStyle::selected});
    } else if (const auto* object = std::get_if<ObjectAddress>(&address)) {
      overlay.objects.push_back({object->id, MarkStyle::selected});
    }
  }
}

std::string no_lattice_words() { return translate("This board has no lattice, so nothing can be drawn along it."); }

}  // namespace bulkhead
