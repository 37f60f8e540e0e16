// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "model/base/result.h"

class wxPrintout;
class wxWindow;

namespace bulkhead {

struct Mission;

/// A mission's map sheet for a printer or a preview, laid out for the paper that lies there.
[[nodiscard]] std::unique_ptr<wxPrintout> map_printout(const std::shared_ptr<const Mission>& mission);

/// Shows the map sheet as it will be printed; printing goes on from there, through the system's dialog. The parent is
/// what its windows belong to. Fails where there is no sheet of the mission.
Result<void> preview_map(wxWindow* parent, const std::shared_ptr<const Mission>& mission);

}  // namespace bulkhead
