-- SPDX-License-Identifier: MIT
-- lua5.4 limits_test.lua ROOT: docs/rehearsal.md says the engine's limits as they are.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)

local words = {
  bytes_of_battle_file = "Bytes of `battle.lua` of a bundle",
  things_of_kind = "Items, markers, areas, zones, hatchways, features and links of a mission, and units of a battle, of each",
  bytes_of_chunk = "Bytes of the Lua of an item, or of a condition", lines_of_battle = "Lines of a battle",
  bytes_of_uncounted_condition = "Bytes of a condition whose steps are not counted", characters_of_line = "Characters of a line",
  changes_of_decision = "Changes that follow from one decision", errors_of_item = "Errors of an item",
  lines_of_log = "Lines of the log, and of what rules tell in it",
  characters_of_log = "Characters of all texts in the log, and of what rules tell",
  characters_in_log = "Characters of one text in the log", characters_of_reason = "Characters of the reason for a die",
  marks_of_thing = "Marks of one thing", characters_of_mark = "Characters of a mark, or of a text that may be chosen", answers = "Answers that are offered",
  questions_of_record = "Questions about the map in a record", questions_of_line = "The same behind one line",
  pcall_in_each_other = "`pcall` in each other", characters_of_text = "Characters of a text that is made",
  entries_sorted = "Entries of a table that is sorted",
  entries_of_table = "Entries of a table that is joined or changed by `table`, or chosen from, bytes at once",
  values_at_once = "Values that `table.unpack` gives at once", steps_of_pattern = "Steps of a pattern on one text",
  captures_of_pattern = "Captures of a pattern",
  characters_compared = "Characters of a text times those that are looked for in it",
  events_in_each_other = "Events that follow from each other", dice_of_roll = "Dice of one roll", sides_of_die = "Sides of a die",
  lines_of_automatic_battle = "Lines of a battle that nobody plays",
  tries_of_answer = "Times that such a player is asked the same",
}

local file <close> = assert(io.open(root .. "/docs/rehearsal.md", "rb"))
local page = file:read("a")
local count, wrong = 0, 0
local engine = harness.engine()
for key, value in pairs(engine.limits) do
  local row = ("| %s | %d |\n"):format(tostring(words[key]), value)
  count = count + 1
  if not page:find(row, 1, true) then
    wrong = wrong + 1
    print(key .. ": docs/rehearsal.md has no row " .. row)
  end
end

---------------------------------------------------------------------------------------------------- as they are met
local function expect(what, good)
  count = count + 1
  if not good then
    wrong = wrong + 1
    print(what .. " is not met")
  end
end

--- Whether so many are taken and one more is not.
local function expect_most(what, most, take)
  expect(what .. " " .. most, (pcall(take, most)))
  expect(what .. " " .. most + 1, not pcall(take, most + 1))
end

local limits, library = engine.limits, engine.library.names
local function list_of(length)
  local list = {}
  for index = 1, length do list[index] = 1 end
  return list
end
expect_most("entries_of_table", limits.entries_of_table, function(length) return library.table.concat(list_of(length)) end)
expect_most("values_at_once", limits.values_at_once, function(length) return library.table.unpack(list_of(length)) end)
expect_most("entries_sorted", limits.entries_sorted, function(length) return library.table.sort(list_of(length)) end)
expect_most("captures_of_pattern", limits.captures_of_pattern, function(times) return library.string.match("", ("()"):rep(times)) end)
expect_most("dice_of_roll", limits.dice_of_roll, function(dice) return engine.random.parse(dice .. "D6") end)
expect_most("sides_of_die", limits.sides_of_die, function(sides) return engine.random.parse("D" .. sides) end)

print(count .. " expectations, " .. wrong .. " wrong")
os.exit(wrong == 0)
