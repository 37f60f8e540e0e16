-- SPDX-License-Identifier: MIT
-- What needs no asking: a unit of which the cell is known is in the areas and zones that are drawn on that cell, and what
-- was said holds until something is elsewhere.
local engine, home = ...

local knowledge = { moves_are_told = true }
home.knowledge = knowledge

--- Where a thing stands of which nobody says the cell: on the battlefield, and no more.
function knowledge.is_nowhere(at) return at == nil or at == engine.current.data.centre end

local function number_of(letters)
  local number = 0
  for index = 1, #letters do number = number * 26 + string.byte(letters, index) - 64 end
  return number
end

local function parts_of(cell)
  local board, column, row = string.match(cell, "^(%d*:?)(%u+)(%d+)$")
  if not board or #column > 3 or #row > 4 then return nil end
  return board, number_of(column), tonumber(row)
end

--- Whether there is such a cell on one of the boards.
local function is_cell(at)
  local board, column, row = parts_of(at)
  if not board then return false end
  for _, each in ipairs(engine.current.data.boards or {}) do
    local first, left, top = parts_of(each.first)
    local _, right, bottom = parts_of(each.last)
    if board == first and column >= left and column <= right and row >= top and row <= bottom then return true end
  end
  return false
end

function knowledge.has_cells() return #(engine.current.data.boards or {}) > 0 end

--- A place as it is written in records, of what a player types; nothing and why not.
function knowledge.place(text)
  local typed = string.upper((string.gsub(text, "%s+", "")))
  if is_cell(typed) then return typed end
  local cell, corner = string.match(typed, "^(.-)%.(%u+)$")
  if cell and is_cell(cell) and ({ NW = 1, NE = 1, SW = 1, SE = 1 })[corner] then return cell .. "." .. string.lower(corner) end
  local one, other = string.match(typed, "^(.-)/(.+)$")
  if one and is_cell(one) and is_cell(other) then return one .. "/" .. other end
  local x, y = string.match(string.lower(typed), "^(%d+%.?%d*mm),(%d+%.?%d*mm)$")
  if x then return x .. "," .. y end
  local first = (engine.current.data.boards or {})[1]
  if not first then return nil, '"' .. text .. '" is no place: press Enter, or write 120mm,300mm.' end
  return nil, '"' .. text .. '" is no cell of this map: they go from ' .. first.first .. " to " .. first.last ..
    (#engine.current.data.boards > 1 and ", those of other boards as " .. engine.current.data.boards[2].first or "") .. "."
end

--- Whether a thing is in an area or zone; nothing where that has to be asked.
function knowledge.is_inside(thing, ground)
  local at = thing.at
  if not at or knowledge.is_nowhere(at) or #ground.cells == 0 or not is_cell(at) then return nil end
  if thing.class == "unit" and engine.current.begun and not knowledge.moves_are_told then return nil end
  for _, cell in ipairs(ground.cells) do if cell == at then return true end end
  return false
end

---------------------------------------------------------------------------------------------------- what was said
local said = setmetatable({}, { __mode = "k" })

--- What was answered to a question since anything was elsewhere.
function knowledge.recall(key)
  local battle = engine.current
  local kept = said[battle]
  local known = kept and kept[key]
  if known and known.situation == battle.situation then return known.answer end
end

--- What is remembered is noted in `knowledge.noted`, where that is a list.
function knowledge.remember(key, answer)
  local battle = engine.current
  said[battle] = said[battle] or {}
  said[battle][key] = { situation = battle.situation, answer = answer }
  if knowledge.noted then table.insert(knowledge.noted, { key = key, answer = answer }) end
  return answer
end

--- The last answer to a question, whatever has happened since.
function knowledge.before(key)
  local kept = said[engine.current]
  return kept and kept[key] and kept[key].answer
end
