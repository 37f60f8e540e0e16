// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "rendering/page/page.h"
#include "validators/engine/check.h"

namespace bulkhead {

/// The checks of this room, in the order in which they are reported.
[[nodiscard]] std::vector<Check> rendering_checks();

/// For whoever prints sheets, of which the pages are given: for each a sentence that says which characters of the
/// mission's texts are printed on it as � and where they come from, as far as none before it said so; empty where
/// nothing is to be said.
[[nodiscard]] std::vector<std::string> missing_glyphs(const Mission& mission, const std::vector<const Pages*>& sheets);

}  // namespace bulkhead
