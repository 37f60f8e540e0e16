-- SPDX-License-Identifier: MIT
-- Which of the objectives of a group are played: those that were chosen, or that a die has picked. The others are as good as
-- not there.
local engine = ...
local battle, decisions = engine.battle, engine.decisions
local states = engine.states

local goals = engine.goals

--- The step of the set-up at which a group is decided: the one that is called as it or as its table; the first one
--- where there is none.
local function step_of(group)
  local steps = engine.current.data.system.set_up
  for _, step in ipairs(steps) do
    if step.id == group.id or step.id == group.table then return step.id end
  end
  return steps[1] and steps[1].id
end

local function members_of(group)
  local found = {}
  for _, item in ipairs(engine.current.items) do
    if item.what == "mission-objective" and item.data.group == group.id then found[#found + 1] = item end
  end
  return found
end

local function with_id(members, id)
  for _, item in ipairs(members) do if item.id == id then return item end end
end

--- How many of the members stand on a table.
local function count_on(of, members)
  local found, count = {}, 0
  for _, object in ipairs(states[of].rows) do
    local item = with_id(members, object.item)
    if item and not found[item] then found[item], count = true, count + 1 end
  end
  return count
end

local function rolled(group, members)
  local picked, by = {}, battle.by_role("attacker") or engine.current.players[1]
  local of = engine.current.tables[group.table]
  if not of then return nil end
  if not of.die then
    engine.log("{}: all are played, as nothing can be rolled on the table {}, which has no die", group.name, of)
    return nil
  end
  local count, most = 0, count_on(of, members)
  if most < group.count then
    engine.log("{}: {} of {} can be rolled for, as no more are on the table {}", group.name, most, group.count, of)
    if most == 0 then return nil end
  end
  -- What was picked already is rolled for again; a row may have a band that no die shows.
  for _ = 1, 100 do
    if count >= group.count or count >= most then break end
    local row = of:row(by:roll(of.die, group.name))
    local item = row and with_id(members, row.item)
    if item and not picked[item] then picked[item], count = true, count + 1 end
  end
  return picked
end

local function chosen(group, members, by, secret)
  local picked, of = {}, {}
  for index, item in ipairs(members) do of[index] = item.object end
  local count = math.min(group.count, #members)
  local all = decisions.ask({ kind = "choose", by = by, words = group.name .. ": which?", of = of, if_silent = false,
    secret = secret, least = count, most = count })
  if not all then return nil end
  for _, one in ipairs(all) do picked[states[one].item] = true end
  return picked
end

local function keep(members, picked, player)
  for _, item in ipairs(members) do
    if player then
      item.players = item.players or {}
      item.players[player] = picked[item] == true
    else
      item.idle = not picked[item]
      if picked[item] then engine.change("{} is played", item.object) end
    end
  end
end

--- Decides the groups that are decided at a step of the set-up. Where nobody chooses, all stay in play.
function goals.at(step)
  for _, group in ipairs(engine.current.data.groups or {}) do
    local members = members_of(group)
    if group.pick ~= "all" and step_of(group) == step and #members > 0 then
      if group.pick == "secret" then
        for _, player in ipairs(engine.current.players) do
          local picked = chosen(group, members, player, true)
          if picked then keep(members, picked, player) end
        end
      else
        local picked = group.pick == "roll" and rolled(group, members) or
          group.pick == "choose" and chosen(group, members, battle.by_role("attacker"))
        if picked then keep(members, picked) end
      end
    end
  end
end

--- Whether an objective counts for a player.
function goals.counts_for(item, player)
  return not item.idle and (item.players == nil or item.players[player.object] ~= false)
end
