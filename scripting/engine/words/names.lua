-- SPDX-License-Identifier: MIT
-- Which name was meant, for messages.
local engine = ...
local collections = engine.collections
local states = engine.states

local names = engine.names

-- The library's own: texts answer to the bounded ones once they are guarded, and a record may have many lines.
local byte, gmatch, lower, sub = string.byte, string.gmatch, string.lower, string.sub

--- A value in words: without the addresses that differ from run to run.
function engine.in_words(value)
  local kind = type(value)
  if kind == "string" then return value end
  if kind == "table" and states[value] == nil and not collections.is(value) then return "table" end
  if kind == "function" or kind == "thread" or kind == "userdata" then return kind end
  return tostring(value)
end

--- The name of a thing without the label that stands behind it in brackets; nothing where none does.
function names.without_label(state)
  local name, label = state.name, state.label
  if not name or not label or label == "" then return nil end
  local behind = " (" .. label .. ")"
  return sub(name, -#behind) == behind and sub(name, 1, -#behind - 1) or nil
end

--- Whether a thing is called so: by its label, its name, or its name without the label that stands behind it.
function names.is_called(state, name)
  return state.label == name or state.name == name or type(name) == "string" and names.without_label(state) == name
end

--- Why there is no such word, with the one that may be meant; nothing where it is one of those that are known, or where
--- none are: of what a game system has no list, any word may stand.
local function refusal(what, written, known)
  if #known == 0 then return nil end
  for _, word in ipairs(known) do if word == written then return nil end end
  return "there is no " .. what .. ' "' .. engine.in_words(written) .. '"' .. names.hint(written, known)
end

--- Why a player has no such currency: it is none of the system, nor one that the player begins with.
function names.currency_refusal(player, symbol)
  local known = {}
  for _, currency in ipairs(engine.current.data.system.currencies or {}) do known[#known + 1] = currency.symbol end
  for _, allowance in ipairs(states[player].allowances) do known[#known + 1] = allowance.currency end
  return refusal("currency", symbol, known)
end

--- Why there are no markers of a kind: the system has no such kind, none of it are on the map, and no item has them placed.
function names.marker_kind_refusal(kind)
  local battle, known = engine.current, {}
  for _, each in ipairs(battle.data.system.marker_kinds or {}) do known[#known + 1] = each.id end
  if #known == 0 then return nil end
  for _, object in ipairs(battle.markers) do known[#known + 1] = states[object].kind end
  for _, item in ipairs(battle.items) do
    for _, row in ipairs(item.data.places or {}) do known[#known + 1] = row.what end
  end
  return refusal("kind of marker", kind, known)
end

--- What the things of some lists that are there are called, the words first that people use.
function names.of(...)
  local known = {}
  local function add(word) if word ~= nil and word ~= "" then known[#known + 1] = word end end
  for _, word in ipairs({ "label", "name", "role", "id" }) do
    for _, list in ipairs({ ... }) do
      for _, object in ipairs(list) do
        local state = states[object]
        if not state.removed then
          if word == "name" then add(names.without_label(state)) end
          add(state[word])
        end
      end
    end
  end
  return known
end

--- `1 model`, `2 models`: for words that only take an s.
function engine.counted(number, word) return number .. " " .. word .. (number == 1 and "" or "s") end

--- The Levenshtein distance, neighbours that were exchanged counted as one, no further than `most`.
local function distance(one, other, most)
  if math.abs(#one - #other) > most then return most + 1 end
  local before, row, least_before = nil, {}, 0
  for column = 0, #other do row[column] = column end
  for index = 1, #one do
    local below, least = { [0] = index }, index
    for column = 1, #other do
      local same = byte(one, index) == byte(other, column)
      local cost = math.min(row[column] + 1, below[column - 1] + 1, row[column - 1] + (same and 0 or 1))
      if before and index > 1 and column > 1 and byte(one, index) == byte(other, column - 1)
        and byte(one, index - 1) == byte(other, column) then
        cost = math.min(cost, before[column - 2] + 1)
      end
      below[column] = cost
      if cost < least then least = cost end
    end
    -- No row below has less than the least of the two above it, and one more of the upper one.
    if least > most and least_before >= most then return most + 1 end
    before, row, least_before = row, below, least
  end
  return row[#other]
end

--- Whether it is the same name with the label behind it: `Fore hold (4)` of `Fore hold`.
local function is_with_label(name, other) return sub(name, 1, #other + 2) == other .. " (" end

--- The only name that has a word which is no farther than `most` from what was written, as `Brandt` is one of
--- `Curator Osk Brandt`; nothing where several have.
local function with_word(written, known, most)
  local found
  for _, name in ipairs(known) do
    for word in gmatch(lower(name), "[^%s,]+") do
      if distance(written, word, most) <= most and found ~= name and not (found and is_with_label(name, found)) then
        if found then return nil end
        found = name
      end
    end
  end
  return found
end

--- What is longer was not mistyped by a letter or two, and to compare it takes as long as both are.
local longest_compared = 100

--- The name that is near enough to what was written, and how far away it is; nothing where none is.
function names.nearest(written, known)
  written = lower(tostring(written))
  if #written > longest_compared then return nil end
  local best = with_word(written, known, 0)
  if best then return best, 0 end
  -- One letter is near to any other.
  local most, least = #written > 1 and math.max(1, #written // 3) or 0, nil
  for _, name in ipairs(known) do
    local away = distance(written, lower(name), most)
    if away <= most and (not least or away < least) then best, least = name, away end
  end
  -- Short words are near to too many.
  if not best and #written >= 4 then
    best = with_word(written, known, most)
    least = best and most
  end
  return best, least
end

--- `; did you mean "models"?` where one of the names is near enough to what was written, otherwise nothing.
function names.hint(written, known)
  local best = names.nearest(written, known)
  return best and '; did you mean "' .. best .. '"?' or ""
end
