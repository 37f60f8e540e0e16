-- SPDX-License-Identifier: MIT
-- docs/lua/luacheckrc: what luacheck may expect in chunks.
local api, parse, _, sections = ...

local lines = { "-- SPDX-License-Identifier: MIT", "-- Written from scripting/engine/words/api.lua. luacheck --config luacheckrc rules.lua" }
local function add(text) lines[#lines + 1] = text end
local function list(words)
  local quoted = {}
  for _, word in ipairs(words) do quoted[#quoted + 1] = '"' .. word .. '"' end
  return "{ " .. table.concat(quoted, ", ") .. " }"
end

add("stds.bulkhead = {")
add("  read_globals = {")
for word in api.globals:gmatch("%S+") do add(("    %s = {},"):format(word)) end
for _, each in ipairs(api.libraries) do
  local words = {}
  for word in each[2]:gmatch("%S+") do words[#words + 1] = word .. " = {}" end
  add(("    %s = { fields = { %s } },"):format(each[1], table.concat(words, ", ")))
end
for _, entry in ipairs(api.names) do
  if not entry.in_conditions then add(("    %s = { other_fields = true },"):format(parse(entry[1]).word)) end
end
for _, word in ipairs(sections) do
  add(("    %s = {},"):format(word))
end
add("  },")
local hooks = {}
for _, entry in ipairs(api.hooks) do hooks[#hooks + 1] = parse(entry[1]).word end
add("  globals = " .. list(hooks) .. ",")
add("}")
add('std = "bulkhead"')
add("-- A chunk defines functions that are called by name, and need not use all that they are given.")
add("allow_defined_top = true")
add("unused_args = false")
add("-- Nobody calls them here (131), and the local variables of one section are not those of the next (4).")
add('ignore = { "131", "4" }')
add("max_line_length = false")
return table.concat(lines, "\n") .. "\n"
