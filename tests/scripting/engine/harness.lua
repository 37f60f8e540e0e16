-- SPDX-License-Identifier: MIT
-- A home for the engine without a map: areas are sets of cells, a place is `cell` or `cell@x:y` in inches, distances are
-- straight. Rules are read from files as authors write them.
local harness = {}
local root = ...

local function read(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

--- The engine's files in their order, each with the table that they share.
function harness.engine()
  local engine = {}
  for name in read(root .. "/scripting/engine/files.txt"):gmatch("%S+") do
    local path = root .. "/scripting/engine/" .. name .. ".lua"
    assert(load(read(path), "@" .. name .. ".lua", "t"))(engine)
  end
  return engine
end

--- The engine and its home at a table, anew.
function harness.table()
  local engine, home = harness.engine(), {}
  for name in read(root .. "/scripting/table/files.txt"):gmatch("%S+") do
    assert(load(read(root .. "/scripting/table/" .. name .. ".lua"), "=" .. name .. ".lua", "t"))(engine, home)
  end
  return engine, home
end

---------------------------------------------------------------------------------------------------- rules
--- Where the table behind the section's first word ends.
local function end_of_fields(text)
  local at, depth = text:find("{", 1, true), 0
  while at <= #text do
    local character = text:sub(at, at)
    if text:match("^%-%-[^%[]", at) then
      at = text:find("\n", at, true) or #text
    elseif character == "[" and text:match("^%[%[", at) then
      at = select(2, text:find("]]", at, true))
    elseif character == '"' or character == "'" then
      repeat
        at = at + 1
        if text:sub(at, at) == "\\" then at = at + 2 end
      until text:sub(at, at) == character
    elseif character == "{" then
      depth = depth + 1
    elseif character == "}" then
      depth = depth - 1
      if depth == 0 then return at end
    end
    at = at + 1
  end
  error("the table of a section is not closed")
end

local whats = { rule = "rule", objective = "mission-objective", action = "action", stratagem = "stratagem", dice_table = "table" }

local function item_of(what, text)
  local last = end_of_fields(text)
  local fields = assert(load("return " .. text:sub(text:find("{", 1, true), last)))()
  local item = { what = whats[what], id = fields.id, name = fields.name, text = fields.text or "", lua = text:sub(last + 1),
    kind = fields.kind, side = fields.side, cost = fields.cost, currency = fields.currency, uses = fields.uses,
    completed = fields.completed, die = fields.die, params = {}, conditions = fields.conditions, rows = {}, used = {} }
  local names = {}
  for name in pairs(fields.params or {}) do names[#names + 1] = name end
  table.sort(names)
  for _, name in ipairs(names) do item.params[#item.params + 1] = { name = name, value = tostring(fields.params[name]) } end
  if fields.used then
    item.used[1] = { at = fields.used.at, of = fields.used.of or "", whose = fields.used.whose or "either" }
  end
  item.scored = {}
  for index, row in ipairs(fields.scored or {}) do
    local first, last = (row.rounds or "0"):match("^(%d+)%-?(%d*)$")
    item.scored[index] = { at = row.at, first_round = tonumber(first), last_round = tonumber(last) or tonumber(first),
      player = row.player or "either" }
  end
  if what == "objective" and fields.rows then
    item.outcomes = {}
    for index, row in ipairs(fields.rows) do
      item.outcomes[index] = { attacker = row.attacker, defender = row.defender, text = row.text, condition = "" }
    end
  end
  if what == "dice_table" then
    for index, row in ipairs(fields.rows) do
      item.rows[index] = { id = row.id, on = row.on or "", name = row.name or tostring(row.value or ""), text = row.text or "",
        call = row.call or "", value = row.value }
    end
  end
  return item
end

function harness.rules(file)
  local items, what, lines = {}, nil, {}
  local function finish()
    if what then items[#items + 1] = item_of(what, table.concat(lines, "\n")) end
    lines = {}
  end
  for line in (read(root .. "/tests/data/rules/" .. file) .. "\n"):gmatch("(.-)\n") do
    local next_one = line:match("^%-%-%- ([%a_]+): ")
    if next_one then
      finish()
      what = next_one
    elseif what then
      lines[#lines + 1] = line
    end
  end
  finish()
  return items
end

---------------------------------------------------------------------------------------------------- the host
local function split(at)
  local cell, x, y = tostring(at):match("^(.-)@(.-):(.-)$")
  return cell or tostring(at), tonumber(x) or 0, tonumber(y) or 0
end

local function has_cell(cells, at)
  local cell = split(at)
  for _, each in ipairs(cells) do if each == cell then return true end end
  return false
end

function harness.host(cells_of)
  local host = {}
  function host.compile(text, title, environment) return load(text, "=" .. title, "t", environment) end
  host.guarded = pcall
  function host.distance(one, other)
    if cells_of[other.id] then return has_cell(cells_of[other.id], one.at) and 0 or nil end
    if cells_of[one.id] then return host.distance(other, one) end
    local _, x, y = split(one.at)
    local _, right, down = split(other.at)
    return math.floor(math.sqrt((x - right) ^ 2 + (y - down) ^ 2) * 25400 + 0.5)
  end
  --- Of a hatchway the place that is called as it is: `h1`.
  function host.inside(thing, ground)
    if ground.class == "hatchway" then return split(thing.at) == ground.id end
    return has_cell(cells_of[ground.id] or {}, thing.at)
  end
  host.wholly_inside = host.inside
  --- Of hatchways that lie across the way to the right, how many inches to the right they are.
  host.right_of = {}
  function host.between(hatchway, one, other)
    local _, x = split(one.at)
    local _, right = split(other.at)
    local middle = host.right_of[hatchway.id] or 0
    return (x - middle) * (right - middle) <= 0
  end
  function host.inside_at(_, at, ground) return has_cell(cells_of[ground.id] or {}, at) end
  function host.sees() return true end
  function host.crosses() return false end
  function host.path_within(path, thing, reach)
    return host.distance({ at = path[#path] }, thing) <= reach
  end
  function host.spot_in(_, ground) return cells_of[ground.id][1] end
  function host.spots_in(_, ground) return cells_of[ground.id] and cells_of[ground.id].spots or { "open@0:0" } end
  --- Straight, in whole inches.
  function host.step_towards(from, to, most, apart)
    local _, x, y = split(from.at)
    local _, right, down = split(to.at)
    local length = host.distance(from, to)
    local far = math.min(most, math.max(0, length - apart - ((from.base or 0) + (to.base or 0)) // 2))
    local part = length == 0 and 0 or far / length
    return ("open@%d:%d"):format(x + (right - x) * part // 1, y + (down - y) * part // 1), length
  end
  function host.centre() return "centre" end
  host.straight = host.distance
  function host.to_edge() return 1e9 end
  function host.legal() return true end
  function host.legal_move() return true end
  return host
end

---------------------------------------------------------------------------------------------------- battles
local system = {
  id = "test", rounds = 5, turns = "players", order = "attacker", set_up = {}, another_rounds = {},
  control = { range = 25400, counts = "models", tie = "nobody" }, underdog_points = 30,
  phases = {
    { id = "command", of = "turn", steps = {} }, { id = "movement", of = "turn", steps = {} },
    { id = "shooting", of = "turn", steps = {} },
  },
}

local function with_names(list)
  for _, each in ipairs(list) do each.name = each.name or each.id end
  return list
end

--- The data of a battle from a few words; `cells` of areas and zones go to the host.
function harness.data(setup, items)
  local cells_of = {}
  for _, list in ipairs({ setup.areas or {}, setup.zones or {} }) do
    for _, each in ipairs(list) do cells_of[each.id] = each.cells end
  end
  for _, hatchway in ipairs(setup.hatchways or {}) do
    hatchway.beside = {}
    for _, area in ipairs(setup.areas or {}) do
      for _, cell in ipairs(area.cells) do
        if cell == hatchway.a or cell == hatchway.b then table.insert(hatchway.beside, area.id) end
      end
    end
  end
  for _, marker in ipairs(setup.markers or {}) do marker.objective = marker.kind == "objective" end
  local data = {
    system = setup.system or system, items = items,
    sides = setup.sides or {
      { id = "attacker", name = "Attacker", role = "attacker", points = 500, power = 25 },
      { id = "defender", name = "Defender", role = "defender", points = 500, power = 25 },
    },
    areas = with_names(setup.areas or {}), zones = with_names(setup.zones or {}), markers = with_names(setup.markers or {}),
    hatchways = with_names(setup.hatchways or {}), units = with_names(setup.units or {}), links = setup.links or {},
  }
  local host = harness.host(cells_of)
  for _, hatchway in ipairs(setup.hatchways or {}) do host.right_of[hatchway.id] = hatchway.right end
  return data, host
end

---------------------------------------------------------------------------------------------------- small battles
--- A function that makes an item of a few fields, one that plays lines (all of them have to be taken, and the battle has to
--- end as is said) and gives what was told, and one that ends the test.
function harness.cases()
  local count, wrong = 0, 0
  local function item(what, fields)
    local base = { what = what, name = fields.id, text = "", lua = "", params = {}, conditions = {}, rows = {}, used = {}, scored = {} }
    for key, value in pairs(fields) do base[key] = value end
    return base
  end
  local function case(name, setup, items, text, status)
    local engine = harness.engine()
    local data, host = harness.data(setup, items)
    data.groups = setup.groups
    local read = engine.rehearsal.read(text)
    local answer, battle = engine.rehearsal.run(data, host, { dice = read.dice, lines = read.lines })
    for _, line in ipairs(read.lines) do if line.text:match("^%s*expect") or line.text:match("^%s*refused") then count = count + 1 end end
    for _, each in ipairs(battle.errors) do
      wrong = wrong + 1
      print(("WRONG %s: %s"):format(name, each.message))
    end
    if answer.status ~= (status or "ended") then
      wrong = wrong + 1
      print(("WRONG %s: %s"):format(name, engine.rehearsal.text(battle, answer):match("([^\n]*)\n$")))
    end
    return engine.rehearsal.text(battle, answer)
  end
  local function finish(least)
    print(("%d expectations, %d wrong"):format(count, wrong))
    os.exit(wrong == 0 and count >= least)
  end
  return item, case, finish
end

---------------------------------------------------------------------------------------------------- expectations
--- A function that compares and tells what is wrong, and one that ends the test: with what it counted, of which there
--- have to be at least so many.
function harness.expectations()
  local count, wrong = 0, 0
  local function expect(what, got, wanted)
    count = count + 1
    if got ~= wanted then
      wrong = wrong + 1
      print(("WRONG %s: got %s, wanted %s"):format(what, tostring(got), tostring(wanted)))
    end
  end
  local function finish(least)
    print(("%d expectations, %d wrong"):format(count, wrong))
    os.exit(wrong == 0 and count >= least)
  end
  return expect, finish
end

return harness
