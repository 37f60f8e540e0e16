-- SPDX-License-Identifier: MIT
-- docs/lua/bulkhead.lua: definitions for the Lua language server.
local api, parse, _, sections = ...

local lines = { "-- SPDX-License-Identifier: MIT", "---@meta", "-- Written from scripting/engine/words/api.lua. Add this folder to the workspace library of your language server." , "" }
local function add(text) lines[#lines + 1] = text end

local element = {}
for _, each in ipairs(api.lists) do element[each[1]] = each[2] end

--- Classes are written with the prefix `bulkhead.`, as `table` and others are types of Lua.
local named = {}
for _, each in ipairs(api.classes) do named[each[1]] = true end
for _, each in ipairs(api.aliases) do named[each[1]] = true end
for _, each in ipairs(api.lists) do named[each[1]] = true end

local function type_of(text, list)
  return (text:gsub("[%w_]+", function(word)
    if word == "these" then return list and "bulkhead." .. list or "bulkhead.things" end
    if word == "each" then return list and "bulkhead." .. element[list] or "bulkhead.thing" end
    return named[word] and "bulkhead." .. word or word
  end))
end

for _, each in ipairs(api.aliases) do
  add(("---@alias bulkhead.%s %s"):format(each[1], each.plain and each[2] or type_of(each[2])))
end
add("")

--- What a table holds.
local function shape_of(options)
  local fields = {}
  for index, option in ipairs(options) do
    local parsed = parse(option[1])
    fields[index] = ("%s?: %s"):format(parsed.word, type_of(parsed.results[1].type, nil, true))
  end
  return "{ " .. table.concat(fields, ", ") .. " }"
end

local function comment(text) add("--- " .. text) end

local function member(owner, entry, list)
  local parsed = parse(entry[1])
  local function optional(mark) return mark and "?" or "" end
  if not parsed.parameters then
    local result = parsed.results[1]
    add(("---@field %s %s%s %s"):format(parsed.word, type_of(result.type, list), result.optional and "?" or "", entry[2]))
    return
  end
  local parts = { ("self: bulkhead.%s"):format(owner) }
  for _, each in ipairs(parsed.parameters) do
    local type = entry.options and entry.options.of == each.name and shape_of(entry.options) or type_of(each.type, list)
    parts[#parts + 1] = ("%s%s: %s"):format(each.name, optional(each.optional and not each.rest), type)
  end
  local results = {}
  for _, each in ipairs(parsed.results) do results[#results + 1] = type_of(each.type, list) .. optional(each.optional) end
  add(("---@field %s fun(%s)%s %s"):format(parsed.word, table.concat(parts, ", "),
    #results > 0 and ": " .. table.concat(results, ", ") or "", entry[2]))
end

local described = {}
for _, each in ipairs(api.words) do described[each[1]] = each[2] end

for _, each in ipairs(api.classes) do
  add("---@class bulkhead." .. each[1])
  for _, group in ipairs({ each[1], table.unpack(each[3]) }) do
    for _, entry in ipairs(described[group]) do member(each[1], entry) end
  end
  if each[1] == "item" then add("---@field [string] any The item's figures.") end
  add("")
end
for _, each in ipairs(api.lists) do
  add("---@class bulkhead." .. each[1])
  add(("---@operator call: bulkhead.%s?"):format(each[2]))
  add("---@operator len: integer")
  for _, entry in ipairs(described.things) do member(each[1], entry, each[1]) end
  add("")
end
local function parameters(parsed)
  local words = {}
  for _, parameter in ipairs(parsed.parameters) do
    words[#words + 1] = parameter.name
    add(("---@param %s%s %s"):format(parameter.name, parameter.optional and not parameter.rest and "?" or "", type_of(parameter.type)))
  end
  for _, result in ipairs(parsed.results) do add("---@return " .. type_of(result.type) .. (result.optional and "?" or "")) end
  return table.concat(words, ", ")
end

for _, entry in ipairs(api.names) do
  -- Definitions are for chunks.
  if not entry.in_conditions then
    local parsed = parse(entry[1])
    comment(entry[2])
    add(("function %s(%s) end"):format(parsed.word, parameters(parsed)))
    add("")
  end
end
for _, word in ipairs(sections) do
  comment("What an item says, in a section of rules.lua; below it stands what it does.")
  add("---@param fields table")
  add(("function %s(fields) end"):format(word))
  add("")
end
for _, entry in ipairs(api.hooks) do
  local parsed = parse(entry[1])
  comment(entry[2])
  add(("function %s(%s) end"):format(parsed.word, parameters(parsed)))
  add("")
end
return table.concat(lines, "\n")
