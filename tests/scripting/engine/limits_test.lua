-- SPDX-License-Identifier: MIT
-- lua5.4 limits_test.lua ROOT: docs/rehearsal.md says the engine's limits as they are.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)

local words = {
  lines_of_battle = "Lines of a battle", characters_of_line = "Characters of a line",
  changes_of_decision = "Changes that follow from one decision", errors_of_item = "Errors of an item",
  lines_of_log = "Lines of the log", characters_of_log = "Characters of all texts in the log",
  characters_in_log = "Characters of one text in the log", characters_of_reason = "Characters of the reason for a die",
  marks_of_thing = "Marks of one thing", characters_of_mark = "Characters of a mark", answers = "Answers that are offered",
  questions_of_record = "Questions about the map in a record", questions_of_line = "The same behind one line",
  pcall_in_each_other = "`pcall` in each other", characters_of_text = "Characters of a text that is made",
  entries_sorted = "Entries of a table that is sorted",
}

local file <close> = assert(io.open(root .. "/docs/rehearsal.md", "rb"))
local page = file:read("a")
local count, wrong = 0, 0
for key, value in pairs(harness.engine().limits) do
  local row = ("| %s | %d |\n"):format(tostring(words[key]), value)
  count = count + 1
  if not page:find(row, 1, true) then
    wrong = wrong + 1
    print(key .. ": docs/rehearsal.md has no row " .. row)
  end
end
print(count .. " expectations, " .. wrong .. " wrong")
os.exit(wrong == 0)
