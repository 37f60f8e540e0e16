// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "model/edit/edit.h"

namespace bulkhead {

/// What tools want to do to a battlefield, said so plainly that it can be mirrored. Places exist (contract).
struct LayWalls {
  std::vector<EdgeAddress> edges;
  bool breachable = false;
  friend bool operator==(const LayWalls&, const LayWalls&) = default;
};
struct ClearEdges {
  std::vector<EdgeAddress> edges;
  friend bool operator==(const ClearEdges&, const ClearEdges&) = default;
};
struct PutHatchway {
  EdgeAddress edge;
  Hatchway hatchway;
  friend bool operator==(const PutHatchway&, const PutHatchway&) = default;
};
/// Without a piece: automatic again.
struct SetNode {
  NodeAddress node;
  std::optional<NodeOverride> piece;
  friend bool operator==(const SetNode&, const SetNode&) = default;
};
/// Cells join a zone or area of cells, which begins with them if there is none of that id.
struct PaintZone {
  bool area = false;
  Id zone;
  Id kind;
  std::optional<Id> side;
  std::string name;
  std::vector<CellAddress> cells;
  friend bool operator==(const PaintZone&, const PaintZone&) = default;
};
/// Cells leave a zone or area of cells; without any left it goes.
struct EraseZone {
  Id zone;
  std::vector<CellAddress> cells;
  friend bool operator==(const EraseZone&, const EraseZone&) = default;
};
struct RemoveObject {
  Id id;
  friend bool operator==(const RemoveObject&, const RemoveObject&) = default;
};
using Change = std::variant<LayWalls, ClearEdges, PutHatchway, SetNode, PaintZone, EraseZone, PutMarker, PutPiece,
                            PutFeature, MoveObject, RemoveObject>;
using Changes = std::vector<Change>;

/// One edit that carries out changes in order, or why there is none. Without a name it has that of the first.
[[nodiscard]] Result<Edit> edit_of(const Mission& mission, const Changes& changes, const std::string& name = {});

/// Edits carried out one after the other as one (see `EditSequence`).
[[nodiscard]] Edit in_order(std::vector<Edit> edits, const std::string& name = {});

}  // namespace bulkhead
