-- SPDX-License-Identifier: MIT
-- What it costs at a table to look at what strangers' Lua takes: `lua5.4 bounds.lua FOLDER RECORD [PAIRS]` plays a record
-- that asks nobody anything with the files of a bundle, in turn with these looks and without, and tells what the processor
-- took, in milliseconds, and the ratio of each pair. Asserts nothing.
local folder, record, pairs_of_runs = arg[1], arg[2], tonumber(arg[3]) or 51

-- The library's own, as texts answer to the bounded ones once a battle was played.
local gmatch, format, sort = string.gmatch, string.format, table.sort

local function read(name)
  local file <close> = assert(io.open(folder .. "/" .. name, "rb"))
  return file:read("a")
end

local chunks = {}
for _, part in ipairs({ "engine", "table" }) do
  for name in gmatch(read(part .. "/files.txt"), "%S+") do
    chunks[#chunks + 1] = assert(load(read(part .. "/" .. name .. ".lua"), "=" .. name .. ".lua", "t"))
  end
end
local mission = assert(load(read("battle.lua"), "=battle.lua", "t", {}))

--- Milliseconds for the battle, from the first of its lines to what came of it, and that.
local function played(with_looks)
  local engine, home, screen = {}, {}, ""
  for _, chunk in ipairs(chunks) do chunk(engine, home) end
  function home.screen.write(text) screen = screen .. text end
  if not with_looks then home.bounds.guarded = pcall end
  local data = mission()
  collectgarbage()
  local begun = os.clock()
  home.start.run(data, { "--check", record }, "")
  return (os.clock() - begun) * 1000, screen
end

local with, without, ratios = {}, {}, {}
for run = -2, pairs_of_runs do
  local first = run % 2 == 0
  local one, told = played(first)
  local other, told_again = played(not first)
  assert(told == told_again, "it comes to the same with and without")
  if run == -2 then io.write(told) end
  if run > 0 then
    if not first then one, other = other, one end
    with[run], without[run], ratios[run] = one, other, one / other
  end
end

local function tell(name, list)
  sort(list)
  local function at(part) return list[math.max(1, math.ceil(#list * part))] end
  print(format("%-14s median %7.2f  quartiles %7.2f %7.2f", name, at(.5), at(.25), at(.75)))
end
tell("with looks", with)
tell("without", without)
tell("ratio", ratios)
