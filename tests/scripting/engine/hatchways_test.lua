-- SPDX-License-Identifier: MIT
-- lua5.4 hatchways_test.lua ROOT: hatchways between units and between the models of one, who closes them, and what the table
-- tells of them. The hatchway `h` lies across the way to the right, 5 inches from where places begin: `o@3:0` is before it,
-- `o@8:0` behind it, and `h@5:0` in its opening.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local item, case, finish = harness.cases()

local function setup()
  return {
    units = {
      { id = "a", side = "attacker", at = "o@3:0", models = 5 }, { id = "d", side = "defender", at = "o@8:0", models = 5 },
      { id = "near", side = "defender", at = "o@4:0", models = 5 },
    },
    areas = { { id = "west", cells = { "W" } }, { id = "east", cells = { "E" } }, { id = "deck", cells = { "W", "E" } } },
    hatchways = { { id = "h", open = true, breachable = true, right = 5, sides = { { "west", "deck" }, { "east", "deck" } } } },
  }
end

local function rule(lua) return { item("rule", { id = "probe", lua = lua }) } end

local between = rule([[
function on_movement_phase_start(rule, player, battle)
  local hatchway, a = battle:hatchway("h"), battle:unit("a")
  for _, id in ipairs({ "d", "near" }) do battle:set(id, hatchway:between(a, battle:unit(id))) end
  battle:set("a", hatchway:between(a))
end
]])

---------------------------------------------------------------------------------------------------- who is where
-- a is before it at 3 inches, as near is at 4; d is behind it at 8.
case("opposite sides", setup(), between, [[
go 1 attacker movement-phase-start
expect mark battle d yes
expect mark battle near no
expect mark battle a no
]], "needs")
-- With its base in the opening it is on both sides, so it is opposite whoever is there.
case("in the opening", setup(), between, [[
fact a at h@5:0
go 1 attacker movement-phase-start
expect mark battle d yes
expect mark battle near yes
expect mark battle a yes
]], "needs")
-- Inside of areas on both sides, of which one is told; `deck` is on both, and tells nothing.
for told, is_so in pairs({ ["fact a inside west yes\nfact a inside east yes"] = "yes", ["fact a inside east yes"] = "no",
  ["fact a inside deck yes"] = "no", ["fact a at W\nfact a inside east yes"] = "yes" }) do
  case("inside on both sides", setup(), between, told .. "\ngo 1 attacker movement-phase-start\nexpect mark battle a " .. is_so, "needs")
end
case("who is not there is nowhere", setup(), between, [[
fact a inside west yes
fact a inside east yes
fact a destroyed
go 1 attacker movement-phase-start
expect mark battle a no
expect mark battle d no
]], "needs")

---------------------------------------------------------------------------------------------------- who closes it
local kept_open = rule([[
function may_close(rule, hatchway, battle)
  for unit in battle.units.on_battlefield do
    if hatchway:between(unit) then return false, unit.name .. " is on both sides" end
  end
end
function on_turn_start(rule, player, battle) battle:hatchway("h"):close("venting") end
]])
case("between models of one unit it does not close", setup(), kept_open, [[
fact d at h@5:0
go 1 attacker turn-start
expect open h yes
refused operate h a "d is on both sides"
# What the table tells is not asked.
fact h closed
expect open h no
# A closed one opens whoever stands there.
operate h a
expect open h yes
fact d at o@8:0
go 1 defender turn-start
expect open h no
operate h a
expect open h yes
operate h a
expect open h no
]], "needs")
local text = case("the log says why", setup(), kept_open, "fact d at h@5:0\ngo 1 attacker turn-start\nexpect open h yes", "needs")
if not text:find("h stays open: d is on both sides", 1, true) then
  print("WRONG the log does not say why it stays open: " .. text)
  os.exit(false)
end

---------------------------------------------------------------------------------------------------- what the table tells
case("it stands as it is told, its lock forced", setup(), {}, [[
fact h closed
fact h locked
refused operate h a "h is locked"
fact h open
expect open h yes
# It was forced: nobody has to unlock it.
operate h a
expect open h no
fact h open
fact h locked
fact h closed
expect open h no
operate h a
expect open h yes
]], "needs")
case("told as it stands it stays locked", setup(), {}, [[
fact h locked
fact h open
refused operate h a "h is locked"
]], "needs")
case("one that is destroyed stands open", setup(), {}, [[
fact h destroyed
refused fact h closed "h is destroyed: it stands open for good"
refused fact h locked "h is destroyed: it stands open for good"
refused operate h a "h is destroyed: it stands open for good"
refused breach h a "h is destroyed: it stands open for good"
fact h open
fact h unlocked
expect open h yes
]], "needs")
-- What anybody does to it is understood, and refused for one reason; that it is open is so.
for _, line in ipairs({ "fact h closed", "fact h locked", "operate h a", "breach h a" }) do
  local refused = case(line, setup(), {}, "fact h destroyed\n" .. line, "refused"):match("([^\n]*)\n$")
  if refused ~= "Line 2 is refused: h is destroyed: it stands open for good" then
    print("WRONG " .. line .. ": " .. refused)
    os.exit(false)
  end
end

---------------------------------------------------------------------------------------------------- who is gone meanwhile
-- Whoever is destroyed, or goes into reserve, while it tries one has not operated it.
for _, how in ipairs({ "destroy()", "to_reserve()" }) do
  local trap = rule("function on_operating(rule, attempt, battle) attempt.unit:" .. how .. " end")
  local told = case("trying: " .. how, setup(), trap, [[
operate h a
expect open h yes
fact h closed
operate h d
expect open h no
]], "needs")
  for _, unit in ipairs({ "a", "d" }) do
    if not told:find("h stays as it is: " .. unit .. " is gone\n", 1, true) then
      print("WRONG the log does not say that " .. unit .. " is gone: " .. told)
      os.exit(false)
    end
  end
end
-- Somebody else's destruction is none of its business, and what fails by itself says why.
case("an enemy is gone", setup(), rule("function on_operating(rule, attempt, battle) battle:unit('d'):destroy() end"),
  "operate h a\nexpect open h no", "needs")
local failed = case("it fails and is gone", setup(),
  rule("function on_operating(rule, attempt, battle) attempt:fails('it jams') attempt.unit:destroy() end"), "operate h a\nexpect open h yes", "needs")
if not failed:find("h stays as it is: it jams\n", 1, true) then
  print("WRONG why it fails: " .. failed)
  os.exit(false)
end
local charge = item("stratagem", { id = "charge", used = { { at = "attack-on-door", of = "", whose = "own" } },
  lua = "function use(card, hatchway, battle) battle:unit('a'):destroy() end" })
case("breaching", setup(), { charge }, "fact h closed\nbreach h a\nplay charge by attacker\nexpect open h no\nbreach h near\nexpect open h yes", "needs")

finish(39)
