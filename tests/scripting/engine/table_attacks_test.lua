-- SPDX-License-Identifier: MIT
-- The rules of tests/data/attacks at a table, in plain Lua: each ends within what this home counts, is told, and its process
-- never has 100 MB of memory.
-- `lua5.4 table_attacks_test.lua ROOT`: all of them, each in a process of its own, `… ROOT NAME` plays one and says what came of it.
local root, only = arg[1] or ".", arg[2]
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

--- The most memory that this process has had, in bytes; nothing where the system does not say it so.
local function most_memory()
  local file = io.open("/proc/self/status", "rb")
  local kilobytes = file and file:read("a"):match("VmHWM:%s*(%d+) kB")
  if file then file:close() end
  return kilobytes and tonumber(kilobytes) * 1024
end

local function item(fields)
  fields.name, fields.params, fields.lua = "Attack", {}, fields.lua or ""
  return fields
end

--- Attacks that are no single rule, as tests/cli/attacks_test.cpp has them: what they make of a mission.
local built = {}

--- To read them takes Lua as long as the square of their length. As fast a computer as there may be reads them in time.
built["items that are long to read"] = function(data)
  local lua = "function on_round_start() local x = ''" .. ("or''"):rep(16360) .. " end"
  for index = 1, 15 do data.items[index] = item({ what = "rule", id = "r" .. index, lua = lua }) end
end

--- Whether any of a thousand units is near to one of them, asked ten thousand times.
built["conditions of many units"] = function(data)
  for index = #data.units + 1, 1000 do data.units[index] = { id = "u" .. index, name = "U" .. index, side = "salvors", models = 5, base = 32000, points = 1 } end
  for index = 1, 100 do
    local conditions = {}
    for row = 1, 100 do conditions[row] = { vp = 1, condition = "battle.units:within(battle.units, 9):any()", text = "near" } end
    data.items[index] = item({
      what = "mission-objective", id = "o" .. index, kind = "progressive", conditions = conditions,
      scored = { { at = "round-start", first_round = 0, last_round = 0, player = "either" } },
    })
  end
end

--- Plays to the start of the first round, with the attack as the mission's only rule, or as it makes the mission; gives the
--- battle and the screen.
local function play(lua, build)
  local record_path = os.tmpname()
  local file = assert(io.open(record_path, "wb"))
  file:write("bulkhead-record 1\nmission small\nseed 1\ngo 1 round-start\n")
  file:close()
  local engine, home = harness.engine(), {}
  for name in read(root .. "/scripting/table/files.txt"):gmatch("%S+") do
    assert(load(read(root .. "/scripting/table/" .. name .. ".lua"), "=" .. name .. ".lua", "t"))(engine, home)
  end
  local screen = {}
  function home.screen.write(text) screen[#screen + 1] = text end
  local data = assert(loadfile(root .. "/tests/data/table/battle.lua"))()
  data.items = { data.items[1] }
  data.items[1].name, data.items[1].lua = "Attack", lua
  if build then build(data) end
  home.start.run(data, { "--check", record_path }, "")
  os.remove(record_path)
  return home.session.battle(), table.concat(screen)
end

local function lua_of(name) return read(root .. "/tests/data/attacks/" .. name .. ".lua") end

if only then
  local battle, screen = play(built[only] and "" or lua_of(only), built[only])
  local came = screen:match("^status broken\n") and "broken" or #battle.errors > 0 and "faulty" or "harmless"
  print(came)
  print(most_memory() or "")
  print(battle.errors[1] and battle.errors[1].message or "")
  os.exit(true)
end

--- How an attack ended, the most memory that its process had, and what was told.
local function played(name)
  local process = assert(io.popen(('"%s" "%s" "%s" "%s" 2>&1'):format(arg[-1], arg[0], root, name)))
  local came, memory, message = process:read("l"), process:read("l"), process:read("a")
  process:close()
  return came, tonumber(memory), message or ""
end

local function has_any(text, words)
  for _, each in ipairs(words) do if text:find(each, 1, true) then return true end end
  return false
end

local count, most = 0, 0
for _, name in ipairs(attacks()) do
  local status, words, lines = expected(lua_of(name))
  count = count + 1
  local came, memory, message = played(name)
  -- What fails after much work may be out of time before, as fast as the computer is.
  if message:find("seconds of the processor", 1, true) and status == "faulty" then status = "broken" end
  expect(name .. " ends so", came, status)
  if came == "broken" then words = { "it takes too much" } end
  if came ~= "harmless" then
    expect(name .. " is told: " .. message:sub(1, 200), message:match('^rule "Attack"') ~= nil and has_any(message, words), true)
    local line = math.tointeger(tonumber(message:match('^rule "Attack", line (%d+) of its Lua: ')))
    expect(name .. " is told without the program's own lines", message:find("stack traceback", 1, true), nil)
    if next(lines) then expect(name .. " is told with its line, " .. message:sub(1, 200), line and lines[line], true) end
  end
  if most_memory() then expect(name .. " has less than 100 MB, of " .. tostring(memory), memory and memory < 100000000, true) end
  most = math.max(most, memory or 0)
end
for name, title in pairs({ ["items that are long to read"] = "rule", ["conditions of many units"] = "mission-objective" }) do
  local came, memory, message = played(name)
  expect(name .. " ends: " .. came .. ", " .. message:sub(1, 200), came == "broken" or came == "harmless" and title == "rule", true)
  if came == "broken" then
    expect(name .. " is told: " .. message:sub(1, 200), message:find(title .. ' "Attack"', 1, true) == 1 and has_any(message, { "it takes too much" }), true)
  end
  if most_memory() then expect(name .. " has less than 100 MB, of " .. tostring(memory), memory and memory < 100000000, true) end
  most = math.max(most, memory or 0)
end
print(("%d attacks, %d MB at most"):format(count, most // 1000000))
expect("attacks", count >= 120, true)
finish(most_memory() and 300 or 200)
