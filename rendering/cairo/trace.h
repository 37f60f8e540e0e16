// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/canvas/path.h"

struct _cairo;  // NOLINT(bugprone-reserved-identifier): Cairo's own name for cairo_t

namespace bulkhead {

/// Makes a path the present one of a context, in the context's units.
void trace(_cairo* context, const Path& path);

}  // namespace bulkhead
