-- SPDX-License-Identifier: MIT
-- Which name was meant, for messages.
local engine = ...

local names = {}
engine.names = names

-- The library's own: texts answer to the bounded ones once they are guarded, and a record may have many lines.
local byte, gmatch, lower, sub = string.byte, string.gmatch, string.lower, string.sub

--- A value in words: without the addresses that differ from run to run.
function engine.in_words(value)
  local kind = type(value)
  if kind == "table" and engine.state(value) == nil and not engine.collections.is(value) then return "table" end
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

--- `1 model`, `2 models`: for words that only take an s.
function engine.counted(number, word) return number .. " " .. word .. (number == 1 and "" or "s") end

--- The Levenshtein distance, neighbours that were exchanged counted as one, no further than `most`.
local function distance(one, other, most)
  if math.abs(#one - #other) > most then return most + 1 end
  local before, row = nil, {}
  for column = 0, #other do row[column] = column end
  for index = 1, #one do
    local below = { [0] = index }
    for column = 1, #other do
      local same = byte(one, index) == byte(other, column)
      local cost = math.min(row[column] + 1, below[column - 1] + 1, row[column - 1] + (same and 0 or 1))
      if before and index > 1 and column > 1 and byte(one, index) == byte(other, column - 1)
        and byte(one, index - 1) == byte(other, column) then
        cost = math.min(cost, before[column - 2] + 1)
      end
      below[column] = cost
    end
    before, row = row, below
  end
  return row[#other]
end

--- The only name that has what was written for one of its words, as `Brandt` is one of `Curator Osk Brandt`.
local function with_word(written, known)
  local found
  for _, name in ipairs(known) do
    for word in gmatch(lower(name), "[^%s,]+") do
      if word == written and found ~= name then
        if found then return nil end
        found = name
      end
    end
  end
  return found
end

--- What is longer was not mistyped by a letter or two, and to compare it takes as long as both are.
local longest_compared = 100

--- `; did you mean "models"?` where one of the names is near enough to what was written, otherwise nothing.
function names.hint(written, known)
  written = lower(tostring(written))
  local most = math.max(1, #written // 3)
  local best, least = with_word(written, known), nil
  for _, name in ipairs((best or #written > longest_compared) and {} or known) do
    local away = #name <= longest_compared and distance(written, lower(name), most) or most + 1
    if away <= most and (not least or away < least) then best, least = name, away end
  end
  return best and '; did you mean "' .. best .. '"?' or ""
end
