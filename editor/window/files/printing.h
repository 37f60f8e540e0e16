// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

class wxWindow;

namespace bulkhead {

struct Mission;

/// Shows a mission's map sheet as it will be printed; printing goes on from there, through the system's dialog. The
/// parent is what its windows belong to. A message tells why a mission cannot be printed.
void preview_map(wxWindow* parent, const std::shared_ptr<const Mission>& mission);

}  // namespace bulkhead
