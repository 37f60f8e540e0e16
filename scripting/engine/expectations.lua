-- SPDX-License-Identifier: MIT
-- What a line expects, looked up and compared as people write it.
local engine = ...

local expectations = {}
engine.expectations = expectations

local find, player_of, any_of = engine.decisions.find, engine.decisions.player_of, engine.decisions.any_of
local shown = engine.decisions.shown

local looks = {}
function looks.vp(words) local player, why = player_of(words[3] or "") return player and tostring(player.vp), words[4], why end
function looks.cp(words)
  local player, why = player_of(words[3] or "")
  return player and tostring(player:has_of("CP")), words[4], why
end
--- `expect purse ROLE CURRENCY N`
function looks.purse(words)
  local player, why = player_of(words[3] or "")
  return player and tostring(player:has_of(words[4] or "")), words[5], why
end
function looks.mark(words)
  local thing, why = any_of(words[3] or "")
  if not thing then return nil, nil, why end
  local value = thing:get(words[4] or "")
  if words[5] == nil then return value ~= nil and "yes" or "none", "yes" end
  local player = player_of(words[5])
  if player and thing:has(words[4], player) then return words[5], words[5] end
  return shown(value), words[5]
end
function looks.controls(words)
  local marker, why = find("markers", words[3] or "", "marker")
  if not marker then return nil, nil, why end
  local holder = marker.controller
  return holder and engine.state(holder).role or "nobody", words[4]
end
function looks.dice(words) local left = #engine.current.dice_queue - engine.current.next_die + 1 return left == 0 and "none" or tostring(left), words[3] end
--- Where a rule decides it, with dice perhaps, only once the battle is over.
function looks.winner(words)
  local battle = engine.current
  if not battle.decided and engine.scoring.is_decided_by_rule() then return "not decided yet", words[3] end
  local winner = battle.decided and battle.winner or not battle.decided and engine.scoring.winner()
  return winner and engine.state(winner).role or "nobody", words[3]
end
function looks.round(words) return tostring(engine.current.round), words[3] end
function looks.first(words) local first = engine.current.first return first and engine.state(first).role or "nobody", words[3] end
--- How many markers of a kind are on the map.
function looks.markers(words)
  local kind, count = words[3], 0
  for _, object in ipairs(engine.current.markers) do
    local state = engine.state(object)
    if state.kind == kind and not state.removed then count = count + 1 end
  end
  return tostring(count), words[4]
end
--- What is played of objectives that are chosen or rolled for.
function looks.played(words)
  for _, item in ipairs(engine.current.items) do
    if item.id == words[3] or item.name == words[3] then return item.idle and "no" or "yes", words[4] or "yes" end
  end
  return nil, nil, 'there is nothing called "' .. tostring(words[3]) .. '"'
end
function looks.open(words)
  local hatchway, why = find("hatchways", words[3] or "", "hatchway")
  return hatchway and shown(hatchway.is_open), words[4], why
end
function looks.models(words) local unit, why = find("units", words[3] or "", "unit") return unit and tostring(unit.models), words[4], why end
function looks.wounds(words) local unit, why = find("units", words[3] or "", "unit") return unit and shown(unit.wounds), words[4], why end
function looks.at(words)
  local unit, why = find("units", words[3] or "", "unit")
  return unit and (unit.at or engine.state(unit).where), words[4], why
end

--- Whether what a line expects can be looked up; the battle ends where it is not so.
function expectations.expect(words, line)
  local look = looks[words[2] or ""]
  if not look then
    return nil, 'there is nothing to expect called "' .. tostring(words[2]) .. '"' .. engine.names.hint(words[2] or "", engine.ordered.keys(looks))
  end
  local got, wanted, why = look(words)
  if got == nil then return nil, why end
  if got ~= wanted then engine.fail(line, wanted or "", got) end
  return true
end
