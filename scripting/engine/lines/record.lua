-- SPDX-License-Identifier: MIT
-- The record of a battle: its head, the decisions that were taken, and behind each what came of it, on lines that begin
-- with `=`: what was rolled, what was scored, and what was asked about the map. Only where one is wanted.
local engine = ...
local control, measure = engine.control, engine.measure

local record = engine.record

--- Of questions about the map, as rules may ask as many as they like.
record.most_questions_of_a_line, record.most_questions = engine.limits.questions_of_line, engine.limits.questions_of_record

local find_raw, gsub_raw, format_raw, byte_raw = string.find, string.gsub, string.format, string.byte
local letter_r, letter_s = byte_raw("r"), byte_raw("s")

--- From now on what happens in the battle is written down.
function record.begin(battle)
  battle.record = { entries = {}, line_at = 0, left = record.most_questions, left_of_line = record.most_questions_of_a_line }
end

--- Keeps among what was `said` behind a line of a record, as it stands there, what was rolled and scored.
function record.keep(said, line)
  local first = byte_raw(line, 3)
  if first ~= letter_r and first ~= letter_s or not find_raw(line, "^= roll ") and not find_raw(line, "^= score ") then return end
  said.results = said.results or {}
  table.insert(said.results, line)
end

--- The first result that is not as it was recorded: behind which line, what stands there, and what comes `now`.
local function note_difference(kept, recorded, now)
  kept.recorded = nil
  kept.difference = kept.difference or { line = kept.number, recorded = recorded, now = now }
end

--- What was recorded behind the last line has come by now.
function record.end_line()
  local kept = engine.current.record
  local missing = kept and kept.recorded and kept.recorded[kept.compared + 1]
  if missing then note_difference(kept, missing, nil) end
end

--- What comes now is compared with what was `said` behind a line, if anything.
function record.compare(said, number)
  local kept = engine.current.record
  if not kept then return end
  kept.recorded, kept.compared, kept.number = not kept.difference and said and said.results or nil, 0, number
end

--- A decision is taken: what comes of it stands behind it, and `said` was answered to it when it was taken before, as the
--- line of that `number`.
function record.begin_line(text, said, number)
  measure.begin_line(said)
  local kept = engine.current.record
  if not kept then return end
  record.end_line()
  record.compare(said, number)
  kept.line_at, kept.known = #kept.entries, control.known()
  kept.left_of_line = math.min(record.most_questions_of_a_line, kept.left)
  kept.entries[#kept.entries + 1] = text
end

--- The last decision was none: it was refused, or nobody knows what it means.
function record.drop_line()
  local kept = engine.current.record
  if not kept then return end
  for index = #kept.entries, kept.line_at + 1, -1 do kept.entries[index] = nil end
  -- What was asked for it stands there no more.
  if kept.known then control.forget(kept.known) end
  kept.known = nil
end

--- On one line, and between quotation marks.
local function quoted(text) return '"' .. gsub_raw(gsub_raw(text, "%c", " "), '"', "'") .. '"' end

record.quoted = quoted

local function add(battle, text)
  local entries = battle.record.entries
  entries[#entries + 1] = text
end

--- The same of what was rolled or scored, which is compared with what was recorded.
local function add_result(battle, text)
  add(battle, text)
  local kept = battle.record
  local recorded = kept.recorded
  if not recorded then return end
  kept.compared = kept.compared + 1
  local before = recorded[kept.compared]
  if before ~= text and (not before or gsub_raw(before, "%s+$", "") ~= text) then note_difference(kept, before, text) end
end

--- How a battle differs from its record, as a sentence; nothing where it does not.
function record.difference(battle)
  local found = battle.record and battle.record.difference
  if not found then return nil end
  local where = found.line and "Behind line " .. found.line or "Before its first line"
  local recorded = found.recorded and "`" .. found.recorded .. "`" or "nothing more"
  return where .. " the record has " .. recorded .. ", and " .. (found.now and "`" .. found.now .. "` comes" or "nothing more comes") ..
    " now: from there on it may be another battle."
end

--- What is to be done about it.
record.cure = "If the seed and the dice in its head are those with which it was played, the rules are others now, " ..
  "and --record writes it anew."

function record.rolled(die)
  local battle = engine.current
  if not battle.record then return end
  add_result(battle, format_raw("= roll %s %s %s %d", die.die, die.by, quoted(die.why), die.value))
end

--- Points under the row of an item, or else for a reason.
function record.scored(player, points, item, row, why)
  local battle = engine.current
  if not battle.record then return end
  local of = item and item.id .. (row and ", row " .. row or "") or why
  add_result(battle, format_raw("= score %s %d %s", player.role or player.id, points, quoted(of)))
end

local words, most_words = {}, 1000

--- A word as it is written in a line, so that it is read as it is: only where it needs quotation marks and has some, these
--- are others then. Kept, as the same are written again and again.
function record.word(text)
  text = engine.in_words(text)
  local word = words[text]
  if word then return word end
  local stands_alone = text ~= "" and text ~= "#" and not find_raw(text, '[%s%c]') and not find_raw(text, '^"')
  word = stands_alone and text or quoted(text)
  if most_words > 0 then words[text], most_words = word, most_words - 1 end
  return word
end

--- What a thing or a place is called where it has to be told from others: by its id, but where that is empty.
function record.reference(state)
  if not state.id then return state.at or state.name end
  if state.id == "" and state.name and state.name ~= "" then return state.name end
  return "#" .. state.id
end

--- The same as a word of a record.
function record.named(state) return record.word(record.reference(state)) end

--- What was answered about the map, as a line without its sign.
function record.answered(text)
  local kept = engine.current.record
  if kept.left_of_line == 0 then return end
  kept.left, kept.left_of_line = kept.left - 1, kept.left_of_line - 1
  add(engine.current, "= " .. text)
end

local dice_of_a_line = 100

--- The record as a text, which replays.
function record.text(battle)
  local mission = battle.data.id .. (battle.fingerprint and " " .. battle.fingerprint or "")
  local head = { "bulkhead-record 1", "mission " .. mission, battle.seed and "seed " .. battle.seed or "dice only" }
  local dice = battle.dice_queue
  for first = 1, #dice, dice_of_a_line do
    head[#head + 1] = "dice " .. table.concat(dice, " ", first, math.min(first + dice_of_a_line - 1, #dice))
  end
  local entries = battle.record.entries
  return table.concat(head, "\n") .. "\n" .. table.concat(entries, "\n") .. (#entries > 0 and "\n" or "")
end
