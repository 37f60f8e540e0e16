-- SPDX-License-Identifier: MIT
-- Keeps score of a battle at a table: `lua5.4 play.lua`. Nothing else is needed; README.txt says more.
local folder = string.match(arg and arg[0] or "", "^(.*[/\\])") or ""

--- A file of the folder, compiled; without an `environment` it may use all there is. Where it has `most` bytes or more, it ends.
local function chunk_of(name, environment, most)
  local file, why = io.open(folder .. name, "rb")
  if not file then
    io.stderr:write("A part of this program is missing: " .. tostring(why) .. "\n")
    os.exit(3)
  end
  local text = file:read(most or "a") or ""
  file:close()
  if #text == most then
    io.stderr:write(name .. " has more than " .. most - 1 .. " bytes, and no mission that is played does.\n")
    os.exit(3)
  end
  local chunk, mistake = load(text, "=" .. string.match(name, "[^/]*$"), "t", environment or _ENV)
  if not chunk then
    io.stderr:write(name .. " does not compile: " .. mistake .. "\n")
    os.exit(3)
  end
  return chunk, text
end

if _VERSION ~= "Lua 5.4" then
  io.stderr:write("This needs Lua 5.4, and this is " .. _VERSION .. ".\n")
  os.exit(3)
end

--- Runs the files of a folder in the order of its files.txt, each with the tables that they share.
local function run_all(of, ...)
  local file = io.open(folder .. of .. "/files.txt", "rb")
  if not file then
    io.stderr:write("A part of this program is missing: " .. folder .. of .. "/files.txt\n")
    os.exit(3)
  end
  local names = file:read("a")
  file:close()
  for name in string.gmatch(names, "%S+") do chunk_of(of .. "/" .. name .. ".lua")(...) end
end

local engine, home = {}, {}
run_all("engine", engine)
run_all("table", engine, home)
local mission, words = chunk_of("battle.lua", {}, engine.limits.bytes_of_battle_file + 1)(), { table.unpack(arg, 1) }
-- Ctrl-C is an end as any other: each answer was written down.
local good, code = xpcall(home.start.run, function(why)
  if string.find(tostring(why), "interrupted!", 1, true) then return "interrupted" end
  return string.find(tostring(why), "\n") and why or tostring(why) .. "\n" .. (debug and debug.traceback() or "")
end, mission, words, folder)
if not good and code == "interrupted" then
  home.screen.rows = 0
  home.screen.say("")
  home.start.say_how_to_go_on()
elseif not good then
  io.stderr:write(tostring(code) .. "\n")
end
os.exit(good and code or code == "interrupted" and 130 or 1, true)
