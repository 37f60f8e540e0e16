-- SPDX-License-Identifier: MIT
-- The API as tables of C++.
local api, parse = ...

local classes = {}
for _, each in ipairs(api.classes) do classes[each[1]] = true end
for _, each in ipairs(api.lists) do classes[each[1]] = true end

local rows = {}
local function quoted(text) return 'R"api(' .. text .. ')api"' end

--- Types of texts that the checks know all of: `Names` of scripting/api_word.h.
local names = { label = true, kind = true, die = true, span = true, exit = true }

local function row(kind, owner, entry)
  local parsed = parse(entry[1])
  local arguments, named = {}, "nothing"
  for _, each in ipairs(parsed.parameters or {}) do
    arguments[#arguments + 1] = each.name
    if names[each.type] then named = each.type end
  end
  local gives = parsed.results[1] and parsed.results[1].type or ""
  rows[#rows + 1] = ("    ApiWord{ApiWord::Kind::%s, %s, %s, %s, %s, %s, %s, ApiWord::Names::%s,\n            ApiWord::Does::%s, %s, %s, %s},\n"):format(kind, quoted(owner),
    quoted(parsed.word), quoted(parsed.parameters and "(" .. table.concat(arguments, ", ") .. ")" or ""),
    quoted((classes[gives] or gives == "these" or gives == "each") and gives or ""), quoted(entry[2]), quoted(entry[1]), named,
    entry.changes and "changes" or entry.asks and "asks" or "nothing", tostring(entry.answers == true), quoted(entry.items or ""), tostring(entry.in_conditions == true))
end
for _, entry in ipairs(api.hooks) do row("hook", "", entry) end
for _, entry in ipairs(api.names) do row(parse(entry[1]).parameters and "function" or "value", "", entry) end
for _, each in ipairs(api.words) do
  for _, entry in ipairs(each[2]) do row(parse(entry[1]).parameters and "method" or "field", each[1], entry) end
end

local kinds = {}
for _, each in ipairs(api.classes) do
  kinds[#kinds + 1] = ("    ApiClass{%s, %s, {}, %s},\n"):format(quoted(each[1]), quoted(table.concat(each[3], " ")), quoted(each[2]))
end
for _, each in ipairs(api.lists) do
  kinds[#kinds + 1] = ("    ApiClass{%s, %s, %s, %s},\n"):format(quoted(each[1]), quoted("things"), quoted(each[2]), quoted("several things"))
end

--- What arguments of a type are called, and what they are to Lua, of each that there is.
local types, is_known = {}, {}
for _, each in ipairs(api.words) do
  for _, entry in ipairs(each[2]) do
    for _, parameter in ipairs(parse(entry[1]).parameters or {}) do
      if not is_known[parameter.type] then
        is_known[parameter.type] = true
        types[#types + 1] = ("    ApiType{%s, %s, %s},\n"):format(quoted(parameter.type), quoted(api.in_words(parameter.type)),
          quoted(api.alias_of[parameter.type] or parameter.type))
      end
    end
  end
end

local libraries = {}
for _, each in ipairs(api.libraries) do
  libraries[#libraries + 1] = ("    ApiLibrary{%s, %s},\n"):format(quoted(each[1]), quoted(each[2]))
end

return ([[
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

#include "scripting/api_word.h"

namespace bulkhead::api {

inline constexpr std::array<ApiWord, %d> words = {
%s};

inline constexpr std::array classes = {
%s};

inline constexpr std::array types = {
%s};

inline constexpr std::string_view globals = %s;

inline constexpr std::array libraries = {
%s};

}  // namespace bulkhead::api
]]):format(#rows, table.concat(rows), table.concat(kinds), table.concat(types), quoted(api.globals), table.concat(libraries))
