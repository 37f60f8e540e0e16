-- SPDX-License-Identifier: MIT
-- What a line expects, looked up and compared as people write it.
local engine = ...
local answers, lookup, names, ordered = engine.answers, engine.lookup, engine.names, engine.ordered
local record, scoring = engine.record, engine.scoring
local states = engine.states

local expectations = engine.expectations

local find, player_of, any_of, same = lookup.find, lookup.player_of, lookup.any_of, lookup.same
local shown = answers.shown

-- What is expected, by its word: how it is written, how many words that are, the last of them the one that it has to be;
-- `wants` says whether it may be that, `look` gives what it is, or nothing and why that cannot be told.
local looks = {}

local function is_number(word) return math.tointeger(tonumber(word)) and word, "a whole number" end
local function is_number_or_none(word) return (word == "none" or math.tointeger(tonumber(word))) and word, "a whole number or none" end
local function is_yes_or_no(word) return (word == "yes" or word == "no") and word, "yes or no" end
local function is_anything(word) return word end

--- A side by any of its names, as its role.
local function is_side(word)
  if word == "nobody" then return word end
  local player, why = player_of(word)
  return player and states[player].role, "a side or nobody; " .. tostring(why)
end
local function role_of(player) return player and states[player].role or "nobody" end

looks.vp = { "vp SIDE N", 4, is_number, function(words)
  local player, why = player_of(words[3])
  return player and tostring(player.vp), why
end }
looks.cp = { "cp SIDE N", 4, is_number, function(words)
  local player, why = player_of(words[3])
  return player and tostring(states[player].purse.CP or 0), why
end }

looks.purse = { "purse SIDE CURRENCY N", 5, is_number, function(words)
  local player, why = player_of(words[3])
  if not player then return nil, why end
  why = names.currency_refusal(player, words[4])
  if why then return nil, why end
  return tostring(player:has_of(words[4]))
end }
--- Whether a word means a value: of a thing, by its id, label, name or role.
local function is_meant(value, word)
  local state = states[value]
  if not state then return shown(value) == word end
  return same(state, word) or state.role == word or word == "battle" and value == engine.current.object
end

--- The text "none" as a line says it of a mark, where a `none` without quotation marks says that there is no such mark.
local text_none = '"none"'
local function is_value(word, is_quoted) return is_quoted and text_none or word end
local function shown_of_mark(value)
  local words = shown(value)
  return value ~= nil and words == "none" and text_none or words
end

looks.mark = { "mark THING NAME VALUE", 5, is_value, function(words)
  local thing, why = any_of(words[3])
  if not thing then return nil, why end
  local mark = states[thing].marks[words[4]]
  local value = mark and mark.value
  if words[5] == nil then return value ~= nil and "yes" or "none" end
  local wanted = is_value(words[5], words.quoted_none == 5)
  for _, each in ipairs(mark and mark.several or { value }) do
    if wanted ~= "none" and is_meant(each, words[5]) then return wanted end
  end
  return shown_of_mark(value)
end, least = 4, otherwise = "yes" }
looks.controls = { "controls MARKER SIDE", 4, is_side, function(words)
  local marker, why = find("markers", words[3], "marker")
  if not marker then return nil, why end
  return role_of(marker.controller)
end }
looks.dice = { "dice none", 3, is_number_or_none, function()
  local left = #engine.current.dice_queue - engine.current.next_die + 1
  return left == 0 and "none" or tostring(left)
end }
--- From `battle-end` on it is who would win as it stands; where a rule decides it, with dice perhaps, only once the battle
--- is over.
looks.winner = { "winner SIDE", 3, function(word)
  if word == "not decided yet" then return word end
  return is_side(word)
end, function()
  local battle = engine.current
  if not battle.decided and (not battle.ending or scoring.is_decided_by_rule()) then return "not decided yet" end
  return role_of(battle.decided and battle.winner or not battle.decided and scoring.winner())
end }
looks.round = { "round N", 3, is_number, function() return tostring(engine.current.round) end }
looks.first = { "first SIDE", 3, is_side, function() return role_of(engine.current.first) end }

--- How many markers of a kind are on the map.
looks.markers = { "markers KIND N", 4, is_number, function(words)
  local kind, count = words[3], 0
  local why = names.marker_kind_refusal(kind)
  if why then return nil, why end
  for _, object in ipairs(engine.current.markers) do
    local state = states[object]
    if state.kind == kind and not state.removed then count = count + 1 end
  end
  return tostring(count)
end }
--- Whether somebody plays an item: what both sides choose in secret, a side may play, both or none.
local function is_played(item)
  if item.idle then return false end
  for _, player in ipairs(item.players and engine.current.players or {}) do
    if item.players[player] ~= false then return true end
  end
  return item.players == nil
end

--- What is played of objectives that are chosen or rolled for.
looks.played = { "played OBJECTIVE yes", 4, is_yes_or_no, function(words)
  local known = {}
  for _, item in ipairs(engine.current.items) do
    if item.id == words[3] or item.name == words[3] then return is_played(item) and "yes" or "no" end
    known[#known + 1] = item.id
  end
  return nil, 'there is nothing called "' .. words[3] .. '"' .. names.hint(words[3], known)
end, least = 3, otherwise = "yes" }
looks.open = { "open HATCHWAY yes", 4, is_yes_or_no, function(words)
  local hatchway, why = find("hatchways", words[3], "hatchway")
  return hatchway and shown(hatchway.is_open), why
end }
looks.models = { "models UNIT N", 4, is_number, function(words)
  local unit, why = find("units", words[3], "unit")
  return unit and tostring(unit.models), why
end }
looks.wounds = { "wounds UNIT N", 4, is_number_or_none, function(words)
  local unit, why = find("units", words[3], "unit")
  return unit and shown(unit.wounds), why
end }
--- A place without the number of the first board, which needs none.
local function without_first_board(at) return (string.gsub(string.gsub(at, "^1:", ""), "/1:", "/")) end
--- Whether two ways to write a place mean the same spot, as far as the host can tell without asking.
local function is_same_spot(at, wanted)
  local same_spot = engine.current.host.same_spot
  return same_spot ~= nil and same_spot(at, wanted)
end
looks.at = { "at UNIT PLACE", 4, is_anything, function(words)
  local unit, why = find("units", words[3], "unit")
  if not unit then return nil, why end
  local at, wanted = unit.at, words[4]
  if at and (without_first_board(at) == without_first_board(wanted) or is_same_spot(at, wanted)) then return wanted end
  return at or states[unit].where
end }

--- What was looked at, as it is written.
local function about(words, count)
  local written = {}
  for index = 2, count do written[#written + 1] = record.word(words[index]) end
  return table.concat(written, " ")
end

--- What may be meant by a word that nothing is expected by: another one, or a mark of what stands behind it.
local function meant(words)
  local hint = names.hint(words[2], ordered.keys(looks))
  if hint ~= "" or not words[3] or not lookup.named(words[3]) then return hint end
  local mark = record.word(words[3]) .. " " .. record.word(words[2])
  return ": if that is a mark, write expect mark " .. mark .. (words[4] and " " .. record.word(words[4]) or "")
end

--- Whether what a line expects can be looked up; the battle ends where it is not so.
function expectations.expect(words, line)
  if not words[2] then return nil, "write: expect, and one of " .. table.concat(ordered.keys(looks), ", ") end
  local look = looks[words[2]]
  if not look then
    return nil, 'there is nothing to expect called "' .. words[2] .. '"' .. meant(words)
  end
  local form, most, wants, find_out = table.unpack(look)
  if #words > most or #words < (look.least or most) then return nil, "write: expect " .. form end
  local got, why = find_out(words)
  if got == nil then return nil, why end
  local wanted, what = look.otherwise, nil
  if #words == most then wanted, what = wants(words[most], words.quoted_none == most) end
  if not wanted then return nil, '"' .. words[most] .. '" is not ' .. what end
  if got ~= wanted then
    local subject = about(words, #words == most and most - 1 or #words)
    engine.fail(line, wanted, got, "expected " .. subject .. " " .. (wanted == text_none and wanted or record.word(wanted)) .. ", and it is " .. got)
  end
  return true
end
