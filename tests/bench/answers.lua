-- SPDX-License-Identifier: MIT
-- How long `play.lua` takes for an answer: `lua5.4 answers.lua SEED ANSWERS FOLDER/play.lua …` plays a battle from its set-up
-- to its end as tests/scripting/table_player.lua does, takes every tenth answer back, and tells what the processor took from
-- one prompt to the next, in milliseconds. Asserts nothing.
local player = string.match(arg[0], "^(.*[/\\])") .. "../scripting/table_player.lua"

local run, clock, exit, print, sort = dofile, os.clock, os.exit, print, table.sort
local format = string.format

local times, kind, begun = { answers = {}, back = {} }, nil, nil

local function tell(name)
  local list = times[name]
  sort(list)
  local function at(part) return list[math.max(1, math.ceil(#list * part))] or 0 end
  print(format("%-8s %5d  median %6.2f  95 of 100 %6.2f  most %6.2f", name, #list, at(.5), at(.95), at(1)))
end

function os.exit()
  tell("answers")
  tell("back")
  exit(true)
end

--- What the player does with the program: its answers are timed from when they are given.
function dofile(program)
  local answer, count, wants_back = io.read, 0, false
  function io.read(...)
    if begun then
      local list = times[kind]
      list[#list + 1] = (clock() - begun) * 1000
    end
    count = count + 1
    wants_back = count > 20 and count % 10 == 0
    local line
    if wants_back then line, kind = "back\n", "back" else line, kind = answer(...), "answers" end
    begun = clock()
    return line
  end
  return run(program)
end

run(player)
