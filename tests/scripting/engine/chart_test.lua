-- SPDX-License-Identifier: MIT
-- lua5.4 chart_test.lua ROOT: that the host is asked once for what is asked again and again, and anew where it may differ.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local engine = harness.engine()
local expect, finish = harness.expectations()

local asked, open_now, told_most = {}, "", nil
local function count(question, answer)
  return function(one, other, most)
    asked[question] = (asked[question] or 0) + 1
    return answer(one, other, most)
  end
end

local function new_chart()
  asked, open_now = {}, ""
  return engine.chart.of({
    -- Through the door `D` it is near; without it there is no way to `far`.
    distance = count("distance", function(one, other, most)
      told_most = most
      if one.at == other.at then return 0 end
      if one.at == "far" or other.at == "far" then return open_now == "D" and 100 or nil end
      return 50 - (one.base or 0) // 2
    end),
    sees = count("sees", function() return open_now == "D" end),
    straight = count("straight", function() return 7 end),
    inside = count("inside", function(thing, ground) return thing.at == ground.id end),
    wholly_inside = count("wholly_inside", function() return false end),
    is_place = count("is_place", function(at) return at ~= "nowhere" end),
    set_open = count("set_open", function(edges) open_now = table.concat(edges, " ") end),
  })
end

local function unit(at, base) return { class = "unit", at = at, base = base } end
local near, far = { class = "marker", at = "near" }, { class = "marker", at = "far" }

---------------------------------------------------------------------------------------------------- once
local chart = new_chart()
chart.show_open({})
local one = unit("here", 20)
expect("the distance", chart.distance(one, near), 40)
expect("again", chart.distance(one, near), 40)
expect("of another that stands there", chart.distance(unit("here", 20), near), 40)
expect("all of them asked once", asked.distance, 1)
expect("of a wider base", chart.distance(unit("here", 40), near), 30)
expect("is asked", asked.distance, 2)
expect("the other way round", chart.distance(near, one), 50)
expect("is asked, too", asked.distance, 3)

expect("no way", chart.distance(one, far), nil)
expect("still none", chart.distance(one, far), nil)
expect("asked once", asked.distance, 4)

expect("up to so much", chart.distance_up_to(one, near, 60), 40)
expect("again up to so much", chart.distance_up_to(one, near, 60), 40)
expect("asked with it, once", asked.distance .. " " .. tostring(told_most), "5 60")
expect("up to more", chart.distance_up_to(one, near, 70), 40)
expect("asked again", asked.distance .. " " .. tostring(told_most), "6 70")
expect("not so far", chart.distance_up_to(one, far, 60), nil)
expect("not so far, still", chart.distance_up_to(one, far, 60), nil)
expect("that it is not so far, asked once", asked.distance, 7)

expect("not seen", chart.sees(one, near), nil)
expect("straight", chart.straight(one, near), 7)
chart.straight(one, near)
expect("straight, asked once", asked.straight, 1)

expect("nothing is reached before it was found", chart.reached(one), nil)
chart.keep_reached(one, { 2, 5 })
expect("the second of what is reached", chart.reached(one)[2], 5)
expect("as another does there", chart.reached(unit("here", 20)), chart.reached(one))
expect("elsewhere it is found anew", chart.reached(unit("there", 20)), nil)

---------------------------------------------------------------------------------------------------- who moves
one.at = "there"
expect("after a move", chart.distance(one, near), 40)
expect("it is asked", asked.distance, 8)
one.at = "near"
expect("where the other is", chart.distance(one, near), 0)
one.at = "here"
expect("back again", chart.distance(one, near), 40)
expect("it is known", asked.distance, 9)

---------------------------------------------------------------------------------------------------- hatchways
chart.show_open({ "D" })
expect("the host is told", open_now, "D")
expect("now there is a way", chart.distance(one, far), 100)
expect("and sight", chart.sees(one, near), true)
chart.show_open({})
expect("no longer", chart.distance(one, far), nil)
expect("of both it is known", asked.distance, 10)
chart.show_open({})
expect("told where it differs only", asked.set_open, 3)

---------------------------------------------------------------------------------------------------- areas
local area = { class = "area", id = "room" }
expect("outside", chart.inside(one, area), false)
expect("still outside", chart.inside(one, area), false)
expect("inside, asked once", asked.inside, 1)
expect("if it stood there", chart.inside_at(one, "room", area), true)
expect("where it stands", chart.inside_at(one, "here", area), false)
expect("of which the latter is known", asked.inside, 2)
expect("it has not moved", one.at, "here")
expect("to an area", chart.distance(one, area), 40)
expect("a place", chart.is_place("here"), true)
expect("no place", chart.is_place("nowhere"), false)
expect("still none", chart.is_place("nowhere"), false)
expect("places, asked once each", asked.is_place, 2)
expect("wholly", chart.wholly_inside(one, area), false)

---------------------------------------------------------------------------------------------------- how much is kept
chart = new_chart()
chart.show_open({ "D" })
for number = 1, 50000 do chart.is_place("place " .. number) end
expect("the last is known", chart.is_place("place 50000") and asked.is_place, 50000)
expect("the first was forgotten", chart.is_place("place 1") and asked.is_place, 50001)
expect("what is open was not", chart.distance(one, far), 100)
chart.show_open({ "D" })
expect("nor told again", asked.set_open, 1)

finish(37)
