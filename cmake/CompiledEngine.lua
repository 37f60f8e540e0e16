-- SPDX-License-Identifier: MIT
-- lua5.4 CompiledEngine.lua ENGINE HEADER: writes a header with the files of the battle engine, compiled, in the order of
-- its files.txt. Without their lines: whose error it is says the item's Lua, the engine's own are of no interest.
local folder, header = arg[1], arg[2]

local function literal(bytes)
  return (bytes:gsub(".", function(byte) return ("\\%03o"):format(byte:byte()) end))
end

local rows = {}
for name in io.lines(folder .. "/files.txt") do
  local source = assert(io.open(folder .. "/" .. name .. ".lua", "rb"))
  local chunk = assert(load(source:read("a"), "=" .. name .. ".lua", "t"))
  source:close()
  rows[#rows + 1] = ('    "%s"sv,\n'):format(literal(string.dump(chunk, true)))
end

local file = assert(io.open(header, "wb"))
file:write([[
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace bulkhead {

using std::string_view_literals::operator""sv;

/// The files of `engine_files`, compiled.
inline constexpr std::string_view compiled_engine[] = {
]], table.concat(rows), [[
};

}  // namespace bulkhead
]])
file:close()
