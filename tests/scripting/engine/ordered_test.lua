-- SPDX-License-Identifier: MIT
-- lua5.4 ordered_test.lua ROOT: how `next` walks over a table, in the order of its keys, whatever is cleared on the way.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local expect, finish = harness.expectations()
local next_key = harness.engine().library.names.next

--- The keys as they are walked over; `at` is called with each.
local function walked(of, at)
  local keys = {}
  for key in next_key, of do
    keys[#keys + 1] = tostring(key)
    if at then at(key) end
  end
  return table.concat(keys, " ")
end

-- Numbers rising, then strings by their bytes.
local function mixed() return { b = 1, a = 2, [10] = 3, [2] = 4, [-1.5] = 5 } end
expect("in order", walked(mixed()), "-1.5 2 10 a b")
expect("nothing", walked({}), "")

-- Each is told once, whether it is cleared itself, or all before it were.
local cleared = mixed()
expect("all cleared", walked(cleared, function(key) cleared[key] = nil end), "-1.5 2 10 a b")
expect("nothing is left", next(cleared), nil)
expect("and it is walked over anew", walked(cleared), "")
-- What is cleared before its turn is told no more.
local ahead = mixed()
expect("cleared ahead", walked(ahead, function(key) if key == 2 then ahead[10], ahead.b = nil, nil end end), "-1.5 2 a")
expect("of what is left", walked(ahead), "-1.5 2 a")
-- One walk within another: three times three.
local square, pairs_of = { x = 1, y = 2, z = 3 }, {}
walked(square, function(one) walked(square, function(other) pairs_of[#pairs_of + 1] = one .. other end) end)
expect("one within another", table.concat(pairs_of, " "), "xx xy xz yx yy yz zx zy zz")
-- Left early and begun again; what came to it since is there.
local again = { b = 1, c = 2 }
expect("the first", next_key(again), "b")
again.a = 0
expect("begun again", walked(again), "a b c")
-- A key that was written after a walk had begun may be gone on from.
expect("the first once more", next_key(again), "a")
again.bb = 3
expect("behind a new one", next_key(again, "bb"), "c")

local good, why = pcall(next_key, again, "nosuch")
expect("a key that never was", not good and tostring(why):match("next was given a key that is not in the table$") ~= nil, true)
good = pcall(next_key, {}, 1)
expect("nor one of nothing", good, false)

-- A step takes no longer the more keys there are: of 40,000 each is told, and cleared. Each sorted anew at each step would
-- take minutes.
local many, count = {}, 0
for index = 1, 40000 do many["k" .. index] = index end
walked(many, function(key) many[key], count = nil, count + 1 end)
expect("of many", count, 40000)

finish(14)
