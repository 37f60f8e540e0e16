// SPDX-License-Identifier: MIT
#include "editor/tools/tool/marks.h"

#include <iterator>
#include <utility>

namespace bulkhead {
namespace {

template <typename T>
void append(std::vector<T>& all, std::vector<T> more) {
  all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace

void lay_above(Marks& marks, Marks above) {
  append(marks.edges, std::move(above.edges));
  append(marks.nodes, std::move(above.nodes));
  append(marks.cells, std::move(above.cells));
  append(marks.objects, std::move(above.objects));
  append(marks.boards, std::move(above.boards));
  append(marks.ghosts, std::move(above.ghosts));
  append(marks.ghost_pieces, std::move(above.ghost_pieces));
  append(marks.ghost_features, std::move(above.ghost_features));
  append(marks.ghost_grounds, std::move(above.ghost_grounds));
  append(marks.words, std::move(above.words));
  append(marks.handles, std::move(above.handles));
  if (above.findings) marks.findings = std::move(above.findings);
  if (above.band) marks.band = above.band;
  if (above.outline) marks.outline = std::move(above.outline);
  if (above.line) marks.line = std::move(above.line);
  if (above.axis != SymmetryPen::off) marks.axis = above.axis;
}

}  // namespace bulkhead
