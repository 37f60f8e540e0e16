-- SPDX-License-Identifier: MIT
-- What plays records at a table, with nothing outside: the files of the bundle and its battle.lua, as texts. Gives a
-- function of a record's bytes, which fails where it finds something wrong.
local files, battle = ...

-- The library's own, as texts answer to the bounded ones once a battle was played.
local gmatch, find = string.gmatch, string.find

-- Without it no steps are counted, which would end the counting of lines.
debug = nil

local chunks = {}
for _, folder in ipairs({ "engine", "table" }) do
  for name in gmatch(files[folder .. "/files.txt"], "%S+") do
    chunks[#chunks + 1] = assert(load(files[folder .. "/" .. name .. ".lua"], "=" .. name .. ".lua", "t"))
  end
end
local mission = assert(load(battle, "=battle.lua", "t", {}))

--- What stands in files, and what was complained of.
local content, complaints = {}, ""
io = { stderr = { write = function(_, text) complaints = complaints .. text end } }
function io.open(name, mode)
  if mode == "wb" then content[name] = "" elseif not content[name] then return nil, name .. " is not there" end
  local file = {}
  function file.read() return content[name] ~= "" and content[name] or nil end
  function file.write(_, text)
    content[name] = content[name] .. text
    return file
  end
  function file.close() return true end
  return file
end

--- The home, the exit code and the screen of a record that is played with nobody there; what is written of it is in "again".
local function played(record)
  local engine, home, screen = {}, {}, ""
  for _, chunk in ipairs(chunks) do chunk(engine, home) end
  function home.screen.write(text) screen = screen .. text end
  content, complaints = { record = record }, ""
  local code = home.start.run(mission(), { "--check", "record", "--record", "again" }, "")
  return home, code, screen
end

--- The lines of a record in one order: where an answer is missing that follows from others, it is written behind these.
local function sorted(record)
  local lines = {}
  for line in gmatch(record, "[^\n]*\n") do lines[#lines + 1] = line end
  table.sort(lines)
  return table.concat(lines)
end

return function(record)
  local home, code, screen = played(record)
  local refused = code == 3
  assert(refused == (complaints ~= ""), "it is told why a record is refused, and nothing else")
  -- What somebody would go on with.
  local read, why = home.start.read("record", mission(), true)
  assert(read or type(why) == "string" and why ~= "", "it is told why nobody goes on with it")
  if refused or not find(screen, "^status ended\n") and not find(screen, "^status needs\n") then return end
  local again = content.again
  local _, _, screen_again = played(again)
  assert(screen_again == screen, "what was written comes out otherwise:\n" .. screen .. screen_again)
  assert(sorted(content.again) == sorted(again), "what was written is written otherwise:\n" .. again .. content.again)
end
