// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/canvas/canvas.h"

namespace bulkhead {

/// Draws lines, moved by so much, in their order: that in which they are read. Those of tables are told as such, row by
/// row and each row cell by cell, whatever the order in which the lines of a row stand.
void draw_texts(Canvas& canvas, std::vector<TextRun> texts, Vec by);

}  // namespace bulkhead
