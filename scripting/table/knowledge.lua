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

--- A cell without the number of the first board, which needs none.
local function without_first_board(at) return (string.gsub(at, "^1:", "")) end

local function parts_of(cell)
  cell = without_first_board(cell)
  local board, column, row = string.match(cell, "^(%d*:?)(%u+)([1-9]%d*)$")
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

local sides = { NORTH = true, EAST = true, SOUTH = true, WEST = true }

--- Whether a text behind a cell and a stroke says an edge of it: by a side, or by the cell on the other side, of the same board.
local function is_beyond(cell, text)
  if sides[text] then return true end
  local board, column, row = parts_of(cell)
  local _, other_column, other_row = parts_of(text)
  return other_row ~= nil and not string.find(text, ":", 1, true) and is_cell(board .. text) and
    math.abs(column - other_column) + math.abs(row - other_row) == 1
end

local function point_of(text) return engine.lengths.point(text or "") end

--- The middle of a cell, and how large cells are, in micrometres; nothing where the mission does not say where its boards lie.
local function middle_of_cell(cell)
  local number, column, row = parts_of(cell)
  for _, board in ipairs(number and engine.current.data.boards or {}) do
    local of, left, top = parts_of(board.first)
    local _, right, bottom = parts_of(board.last)
    local from, to = point_of(board.first_middle), point_of(board.last_middle)
    if of == number and from and to then
      local across = right > left and (to.x - from.x) / (right - left) or 0
      local down = bottom > top and (to.y - from.y) / (bottom - top) or 0
      return { x = from.x + across * (column - left), y = from.y + down * (row - top) }, math.max(math.abs(across), math.abs(down))
    end
  end
end

local function exact_point(at) return point_of(at) or (middle_of_cell(at)) end

--- Whether a point lies on one of the boards; so does each, where the mission does not say how far they reach.
local function is_on_board(point)
  local grounds = engine.current.data.grounds or {}
  for _, ground in ipairs(grounds) do
    local from, to = point_of(ground.from), point_of(ground.to)
    if point.x >= from.x and point.x <= to.x and point.y >= from.y and point.y <= to.y then return true end
  end
  return #grounds == 0
end

function knowledge.has_cells() return #(engine.current.data.boards or {}) > 0 end

--- A place as it is written in records, of what a player types; nothing and why not.
function knowledge.place(text)
  local typed = string.upper((string.gsub(text, "%s+", "")))
  if is_cell(typed) then return typed end
  local cell, corner = string.match(typed, "^(.-)%.(%u+)$")
  if cell and is_cell(cell) and ({ NW = 1, NE = 1, SW = 1, SE = 1 })[corner] then return cell .. "." .. string.lower(corner) end
  local one, other = string.match(typed, "^(.-)/(.+)$")
  if one and is_cell(one) and is_beyond(one, other) then return one .. "/" .. (sides[other] and string.lower(other) or other) end
  local in_small = string.lower(typed)
  local point = point_of(in_small)
  if point and is_on_board(point) then return in_small end
  local first = (engine.current.data.boards or {})[1]
  if not first then return nil, '"' .. text .. '" is no place on this map: press Enter, or write 12.5in,8in.' end
  return nil, '"' .. text .. '" is no place on this map: cells go from ' .. first.first .. " to " .. first.last ..
    (#engine.current.data.boards > 1 and ", those of other boards as " .. engine.current.data.boards[2].first or "") .. "."
end

--- Whether two places are the same spot, however they are written; of corners and edges of cells nobody tells.
function knowledge.is_same_spot(one, other)
  local here, there = exact_point(one), exact_point(other)
  return here ~= nil and there ~= nil and math.abs(here.x - there.x) < 1 and math.abs(here.y - there.y) < 1
end

--- Whether a thing is in an area or zone; nothing where that has to be asked.
function knowledge.is_inside(thing, ground)
  local at = thing.at
  if not at or knowledge.is_nowhere(at) or #ground.cells == 0 or not is_cell(at) then return nil end
  if thing.class == "unit" and engine.current.begun and not knowledge.moves_are_told then return nil end
  for _, cell in ipairs(ground.cells) do if cell == without_first_board(at) then return true end end
  return false
end

---------------------------------------------------------------------------------------------------- far away
--- Whether the middle of the battlefield lies on a board, as a place has to: not in a gap between two. A board ends less than
--- a cell behind its last middles.
function knowledge.has_middle()
  local data, has_middles = engine.current.data, false
  local middle = point_of(data.centre)
  for _, board in ipairs(middle and data.boards or {}) do
    local from, to, size = point_of(board.first_middle), point_of(board.last_middle), select(2, middle_of_cell(board.first))
    if from and to and size and size > 0 then
      has_middles = true
      if middle.x > from.x - size and middle.x < to.x + size and middle.y > from.y - size and middle.y < to.y + size then return true end
    end
  end
  return not has_middles
end

--- The middle of a place, or of the cell that it is in or beside.
local function middle_of(at)
  local cell = string.match(at, "^([^./]+)")
  local point, size = middle_of_cell(cell or "")
  return point or point_of(at), size
end

--- How far what is called to be at a place may reach from the middle of its cell.
local function spread(thing, size)
  local models = thing.class == "unit" and thing.models or 1
  return size + (thing.base or 0) + (models - 1) * engine.lengths.inch
end

--- Whether two things are so far apart, by their cells, that no part of them is within a reach: a unit fills the cell
--- where it stands, and an inch more for each model behind the first.
function knowledge.is_far(from, to, reach)
  if not knowledge.moves_are_told then return false end
  local here, there = from.edge or from.at, to.edge or to.at
  if not here or not there or knowledge.is_nowhere(here) or knowledge.is_nowhere(there) then return false end
  local one, size = middle_of(here)
  local other, size_there = middle_of(there)
  size = size or size_there
  if not one or not other or not size or size == 0 then return false end
  local apart = math.sqrt((one.x - other.x) ^ 2 + (one.y - other.y) ^ 2)
  return apart > reach + spread(from, size) + spread(to, size)
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
