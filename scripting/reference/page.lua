-- SPDX-License-Identifier: MIT
-- docs/lua-api.md
local api, parse, read, _, limits = ...

local lines = {}
local function add(text) lines[#lines + 1] = text end

local function cell(text) return (text:gsub("|", "\\|"):gsub("\n", " ")) end
--- Code that may hold a bar.
local function code(text) return "`" .. cell(text) .. "`" end

local function entries(list, before)
  add("| | | |")
  add("|---|---|---|")
  for _, entry in ipairs(list) do
    local parsed = parse(entry[1])
    local mark = before and (parsed.parameters and ":" or ".") or ""
    add(("| %s | %s | %s |"):format(code(mark .. entry[1]), cell(entry[2]) .. (entry.changes and " *Changes the battle.*" or entry.asks and " *Asks the player.*" or entry.in_conditions and " *In conditions alone.*" or ""), code(entry[3])))
  end
  add("")
end

--- The functions that only say what they think, those that begin alike as one.
local answers, seen = {}, {}
for _, entry in ipairs(api.hooks) do
  local word = parse(entry[1]).word:gsub("^may_.*$", "may_…")
  if entry.answers and not seen[word] then answers[#answers + 1], seen[word] = "`" .. word .. "`", true end
end

--- "Called by actions and stratagems alone."
local function called_by(entry)
  if not entry.items then return "" end
  return " *Called by " .. entry.items:gsub("%S+", "%0s"):gsub(" ", " and "):gsub("%-", " ") .. " alone.*"
end

add((read("scripting/reference/introduction.md"):gsub("\n$", ""):gsub("ANSWERS", (table.concat(answers, ", ")))))
add("")
add("## Functions that a chunk may define")
add("")
for _, entry in ipairs(api.hooks) do
  add(("**%s**  "):format(code(entry[1])))
  add(entry[2] .. (entry.answers and " *Only says what it thinks.*" or "") .. called_by(entry))
  add("")
  add("```lua")
  add(entry[3])
  add("```")
  add("")
end
add("## Names in conditions and chunks")
add("")
entries(api.names, false)
local described = {}
for _, each in ipairs(api.words) do described[each[1]] = each[2] end
local function words(owner, title)
  add("## " .. title)
  add("")
  entries(described[owner], true)
end
words("marked", "Marks: of whatever rules can mark")
words("located", "Where something is: of units, markers, areas, zones, hatchways, features and points")
for _, each in ipairs(api.classes) do
  local groups = {}
  for _, group in ipairs(each[3]) do groups[#groups + 1] = group == "marked" and "marks" or "where it is" end
  words(each[1], each[1] .. (#groups > 0 and " (and " .. table.concat(groups, ", ") .. ")" or ""))
end
words("things", "Lists of things")
add("## What arguments are called")
add("")
add("| | | |")
add("|---|---|---|")
for _, each in ipairs(api.aliases) do add(("| %s | %s | %s |"):format(code(each[1]), code(each[2]), cell(each[3]))) end
add("")
add("## What Lua itself offers")
add("")
add("Names: `" .. api.globals:gsub(" ", "`, `") .. "`. `pairs` and `next` go through numbers first, rising, then through texts by their bytes.")
add("")
for _, each in ipairs(api.libraries) do add("- `" .. each[1] .. "`: `" .. each[2]:gsub(" ", "`, `") .. "`") end
add("")
local function number(of) return (tostring(of):reverse():gsub("(%d%d%d)", "%1,"):reverse():gsub("^,", "")) end
add(("What could take long or much in one call is bounded: texts of %s bytes, tables of %s entries."):format(
  number(limits.characters_of_text), number(limits.entries_of_table)))
return table.concat(lines, "\n") .. "\n"
