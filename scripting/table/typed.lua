-- SPDX-License-Identifier: MIT
-- Lines as people type them: names of several words without quotation marks, and of a name as much as no other thing has.
local engine, home = ...

local typed = {}
home.typed = typed

local units, sides, hatchways = { "units" }, { "players" }, { "hatchways" }
local things = { "players", "units", "markers", "areas", "zones", "hatchways", "features" }
local anything = { "action", "stratagem", table.unpack(things) }

--- What a line names, by its verb: one after the other, and behind a word.
local forms = {
  move = { units }, place = { { "units", "marker_kinds" } }, activate = { units }, pass = { by = sides }, muster = { by = sides },
  leaves = { units, by = { "zones" } }, operate = { hatchways, units }, breach = { hatchways, units },
  act = { { "action" }, units, things }, play = { { "stratagem" }, by = sides, on = things },
  shoots = { units, at = units }, fights = { units, units }, charges = { units, units },
  fact = { { "units", "hatchways", "markers", "players" }, by = units, controls = sides, inside = { "areas", "zones" }, ["in-range"] = { "markers" } },
  correct = { vp = sides, mark = things },
}

-- The library's own, as a mission may have many things, with long names.
local lower, gsub, sub = string.lower, string.gsub, string.sub

--- So many words of a name count, so many candidates are told, each with so many letters.
local most_words, most_candidates, most_letters = 8, 3, 30

--- Without commas and in small letters.
local function plain(name) return lower((gsub(name, ",", ""))) end

--- A thing and its kind: what it `is_called`, as that stands, and its `plain_names`, of which a part may be said.
local function entry(list, of, kind)
  local each = { of = of, kind = kind, is_called = {}, plain_names = {} }
  list[#list + 1] = each
  return each
end

--- Something by which a thing is called, once; `is_sign`: only as a whole.
local function call(list, each, name, is_sign)
  if not name or name == "" or each.is_called[name] then return end
  each.is_called[name] = true
  local text = plain(name)
  if not is_sign then each.plain_names[#each.plain_names + 1] = text end
  local of_name = list.whole[text]
  if not of_name then list.whole[text] = { each }
  elseif of_name[#of_name] ~= each then of_name[#of_name + 1] = each end
end

local function call_by_id(list, each, id)
  if not id or id == "" then return end
  call(list, each, id, true)
  call(list, each, "#" .. id, true)
end

local function add_items(list, kind)
  for _, item in ipairs(list.battle.items) do
    if item.what == kind then
      local each = entry(list, item, kind)
      call(list, each, item.name)
      call_by_id(list, each, item.id)
    end
  end
end

local function add_things(list, kind)
  for _, object in ipairs(list.battle[kind]) do
    local state = engine.states[object]
    if not state.removed then
      local each = entry(list, state, kind)
      for _, name in ipairs({ home.names.of(state), state.name or "", state.role or "" }) do call(list, each, name) end
      call_by_id(list, each, state.id)
      call(list, each, state.label, true)
    end
  end
end

--- The things of some kinds, and in `whole` those that have a name or a sign.
local function called(battle, kinds)
  local list = { battle = battle, whole = {} }
  for _, kind in ipairs(kinds) do
    if kind == "marker_kinds" then
      for _, each in ipairs(battle.data.system.marker_kinds or {}) do call(list, entry(list, each, kind), each.id, true) end
    elseif kind == "action" or kind == "stratagem" then add_items(list, kind)
    else add_things(list, kind) end
  end
  return list
end

--- How the record writes a thing.
local function written(each)
  if each.kind == "marker_kinds" then return each.of.id end
  if each.kind ~= "action" and each.kind ~= "stratagem" then return home.names.written(each.of) end
  return engine.record.named(each.of)
end

--- What people call it, in a message.
local function shown(each)
  local name = (each.kind == "action" or each.kind == "stratagem") and each.of.name or home.names.of(each.of)
  return home.paper.short(name, most_letters)
end

local function begins_with(each, text)
  for _, name in ipairs(each.plain_names) do
    if #name >= #text and sub(name, 1, #text) == text then return true end
  end
  return false
end

--- Those of a list of which a name begins so.
local function beginning_with(list, text)
  local found = {}
  for _, each in ipairs(list) do if begins_with(each, text) then found[#found + 1] = each end end
  return found
end

local function several(found, said)
  local candidates = {}
  for index = 1, math.min(#found, most_candidates) do candidates[index] = shown(found[index]) end
  local more = #found > most_candidates and " and " .. #found - most_candidates .. " more" or ""
  return 'Several begin with "' .. home.paper.short(said, most_letters) .. '": ' .. table.concat(candidates, "; ") .. more .. ". Say more of it."
end

--- The thing that is named from a word on, and the last word of its name; or why that is no name: several things have it.
local function named(list, words, from, only_whole)
  local last = math.min(#words, from + most_words - 1)
  for to = last, from, -1 do
    local found = list.whole[plain(table.concat(words, " ", from, to))]
    if found then return #found == 1 and found[1] or nil, to end
  end
  if only_whole then return nil end
  -- What begins with more words is among what begins with fewer.
  local found, at = list, nil
  for to = from, last do
    local text = plain(table.concat(words, " ", from, to))
    local fewer = text ~= "" and beginning_with(found, text) or {}
    if not fewer[1] then break end
    found, at = fewer, to
  end
  if not at then return nil end
  if #found == 1 then return found[1], at end
  return nil, nil, several(found, table.concat(words, " ", from, at))
end

--- A line as the record writes it; nothing and why, where a name may be that of several things.
function typed.line(line)
  local battle, words = home.judges.session.battle(), {}
  for word in string.gmatch(line, "%S+") do words[#words + 1] = word end
  if not battle or #words > 40 or string.find(line, '"', 1, true) then return line end
  local form = forms[words[1]]
  local out, index, slot, is_changed = { words[1] }, 2, 1, false
  local lists = {}
  local function take(kinds)
    lists[kinds] = lists[kinds] or called(battle, kinds)
    local thing, last, why = named(lists[kinds], words, index, not form)
    if why then return why end
    if not thing then last = index end
    local is_same = not thing or last == index and thing.is_called[words[index]]
    out[#out + 1] = is_same and words[index] or written(thing)
    is_changed, index = is_changed or not is_same, last + 1
  end
  while words[index] do
    local behind, why = form and form[string.lower(words[index])], nil
    if behind and (slot > 1 or not form[1]) then
      out[#out + 1], index = words[index], index + 1
      if words[index] then why = take(behind) end
    elseif not form or form[slot] then
      why = take(form and form[slot] or anything)
      slot = slot + 1
    else
      out[#out + 1], index = words[index], index + 1
    end
    if why then return nil, why end
  end
  return is_changed and table.concat(out, " ") or line
end
