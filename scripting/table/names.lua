-- SPDX-License-Identifier: MIT
-- What things and moments are called on the screen: as on the map, never by their ids.
local engine, home = ...

local names = {}
home.names = names

local function spaced(id) return (string.gsub(id, "%-", " ")) end

--- A thing; a unit with the place where it stands, if `with_place`.
function names.of(state, with_place)
  local name = state.name or state.at or state.id
  local label = state.label
  if state.class ~= "unit" and label and label ~= "" and not string.find(name, label, 1, true) then name = name .. " " .. label end
  if with_place and state.class == "unit" and state.at and not home.knowledge.is_nowhere(state.at) then
    name = name .. " (" .. state.at .. ")"
  end
  return name
end

--- The same of what scripts hold: a thing, or a plain value.
function names.shown(value)
  local state = engine.state(value)
  if state then return names.of(state, true) end
  if value == true then return "yes" end
  if value == false then return "no" end
  return tostring(value)
end

--- How a thing is written in a line.
function names.written(state)
  local text = state.role or state.id and "#" .. state.id or state.name
  return engine.record.word(text)
end

--- A moment as people call it.
function names.moment(battle)
  local id = battle.moment or ""
  if id == "" then return "before the battle" end
  if id == "battle-start" then return "the battle begins" end
  if id == "battle-end" then return "the battle is over" end
  for _, step in ipairs(battle.data.system.set_up) do
    if id == step.id then return "set-up: " .. (step.name or spaced(step.id)) end
    if id == step.id .. "-end" then return "set-up: after " .. (step.name or spaced(step.id)) end
  end
  if id == "round-start" or id == "turn-start" then return "start of the " .. string.sub(id, 1, -7) end
  local step = string.match(id, "^(.+)%-step$")
  for _, phase in ipairs(battle.data.system.phases) do
    for _, each in ipairs(phase.steps) do
      if each.id == step then return spaced(phase.id) .. " phase, " .. string.lower(each.name or spaced(each.id)) end
    end
  end
  if string.find(id, "%-start$") then return spaced(string.sub(id, 1, -7)) end
  if string.find(id, "%-end$") then return "end of the " .. spaced(string.sub(id, 1, -5)) end
  return spaced(id)
end

--- `Round 2, Salvors, command phase`.
function names.head(battle)
  local parts = {}
  if battle.round > 0 then parts[#parts + 1] = "Round " .. battle.round end
  if battle.active then parts[#parts + 1] = engine.state(battle.active).name end
  if not battle.active and battle.whose then parts[#parts + 1] = engine.state(battle.whose).name end
  parts[#parts + 1] = names.moment(battle)
  local text = table.concat(parts, ", ")
  return string.upper(string.sub(text, 1, 1)) .. string.sub(text, 2)
end

--- `3"` of micrometres.
function names.inches(length) return string.format("%.3g", length / 25400) .. '"' end

--- What a reference such as `table:breach` or `area:fore` names.
local function referred(battle, id)
  for _, item in ipairs(battle.items) do if item.id == id then return item.name end end
  for _, list in ipairs({ "players", "units", "areas", "zones", "markers", "hatchways", "features" }) do
    for _, object in ipairs(battle[list]) do
      local state = engine.state(object)
      if state.id == id then return names.of(state) end
    end
  end
end

--- The text of an item, with its figures and with the names of what it refers to.
function names.text(item)
  local battle = engine.current
  return (string.gsub(item.text or "", "{([^{}]*)}", function(word)
    local id = string.match(word, "^[%a%-]+:(.+)$")
    local figure = item.definition.figures[word]
    return id and referred(battle, id) or figure ~= nil and tostring(figure) or "{" .. word .. "}"
  end))
end

--- Things and sides by what they are called, in small letters; of several that are called so, none.
local function called(battle)
  local known = {}
  local function add(name, written)
    if not name or name == "" then return end
    name = string.lower(name)
    known[name] = (known[name] == nil or known[name] == written) and written or false
  end
  for _, list in ipairs({ "players", "units", "markers", "areas", "zones", "hatchways", "features" }) do
    for _, object in ipairs(battle[list]) do
      local state = engine.state(object)
      add(names.of(state), names.written(state))
      add(state.name, names.written(state))
    end
  end
  for _, item in ipairs(battle.items) do
    if item.what == "action" or item.what == "stratagem" then add(item.name, engine.record.word("#" .. item.id)) end
  end
  return known
end

--- A line in which names of several words stand without quotation marks: as the record writes them.
function names.quoted(line)
  if string.find(line, '"', 1, true) then return line end
  local battle, words = home.judges.session.battle(), {}
  for word in string.gmatch(line, "%S+") do words[#words + 1] = word end
  if not battle or #words > 40 then return line end
  local known, out, index, changed = called(battle), { words[1] }, 2, false
  while words[index] do
    local last, written = index, nil
    for to = math.min(#words, index + 7), index, -1 do
      written = known[string.lower(table.concat(words, " ", index, to))]
      if written then last = to break end
    end
    changed = changed or last > index or written and string.lower(words[index]) == words[index] and string.find(words[index], "^%a+$") ~= nil
    out[#out + 1] = written and (last > index or not string.find(words[index], "^#")) and written or words[index]
    index = last + 1
  end
  return changed and table.concat(out, " ") or line
end
