-- SPDX-License-Identifier: MIT
-- The rules of tests/data/attacks at a table, in plain Lua: each ends within what this home counts, and is told.
-- `lua5.4 table_attacks_test.lua ROOT`.
local root = arg[1] or "."
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local expect, finish = harness.expectations()

local function read(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

--- The names of the attacks, as the folder of them says no more.
local function attacks()
  local names = {}
  local listing = assert(io.popen('ls "' .. root .. '/tests/data/attacks"'))
  for file in listing:lines() do names[#names + 1] = file:match("^(.*)%.lua$") end
  listing:close()
  return names
end

--- What the head of an attack says has to come of it: how it ends, any of which words, and in which lines.
local function expected(lua)
  local status, words, lines, number = nil, {}, {}, 0
  for line in lua:gmatch("([^\n]*)\n") do
    number = number + 1
    if line:match("%-%- here$") then lines[number] = true end
    local what, of = line:match("^%-%- expect: (%a+) ?|? ?(.*)$")
    if what then status, words[#words + 1] = what, of end
  end
  return status, words, lines
end

local record_path = os.tmpname()
do
  local file = assert(io.open(record_path, "wb"))
  file:write("bulkhead-record 1\nmission small\nseed 1\ngo 1 round-start\n")
  file:close()
end

--- Plays to the start of the first round, with the attack as the mission's only rule; gives the battle and the screen.
local function play(lua)
  local engine, home = harness.engine(), {}
  for name in read(root .. "/scripting/table/files.txt"):gmatch("%S+") do
    assert(load(read(root .. "/scripting/table/" .. name .. ".lua"), "=" .. name .. ".lua", "t"))(engine, home)
  end
  local screen = {}
  function home.screen.write(text) screen[#screen + 1] = text end
  local data = assert(loadfile(root .. "/tests/data/table/battle.lua"))()
  data.items = { data.items[1] }
  data.items[1].name, data.items[1].lua = "Attack", lua
  home.start.run(data, { "--check", record_path }, "")
  return home.session.battle(), table.concat(screen)
end

local function has_any(text, words)
  for _, each in ipairs(words) do if text:find(each, 1, true) then return true end end
  return false
end

local count = 0
for _, name in ipairs(attacks()) do
  local lua = read(root .. "/tests/data/attacks/" .. name .. ".lua")
  local status, words, lines = expected(lua)
  count = count + 1
  local battle, screen = play(lua)
  collectgarbage()
  local message = battle.errors[1] and battle.errors[1].message or ""
  local came = screen:match("^status broken\n") and "broken" or #battle.errors > 0 and "faulty" or "harmless"
  -- What fails after much work may be out of time before, as fast as the computer is.
  if message:find("seconds of the processor", 1, true) and status == "faulty" then status = "broken" end
  expect(name .. " ends so", came, status)
  if came == "broken" then words = { "it takes too much" } end
  if came ~= "harmless" then
    expect(name .. " is told: " .. message:sub(1, 200), message:match('^rule "Attack"') ~= nil and has_any(message, words), true)
    local line = math.tointeger(tonumber(message:match('^rule "Attack", line (%d+) of its Lua: ')))
    if next(lines) then expect(name .. " is told with its line, " .. message:sub(1, 200), line and lines[line], true) end
  end
end
os.remove(record_path)
expect("attacks", count >= 70, true)
finish(200)
