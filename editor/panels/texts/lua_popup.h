// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "scripting/completion.h"

class wxTextCtrl;

namespace bulkhead {

/// Proposes, below a line of Lua, how the name that is being typed may go on. Down and Up choose; only then do Enter
/// and Tab take it, as else they end the line.
void offer_lua(wxTextCtrl& line, std::function<LuaContext()> context);

}  // namespace bulkhead
