-- SPDX-License-Identifier: MIT
-- A terminal of few rows: what would scroll off before anybody could read it waits for Enter.
local _, home = ...

local screen = {}
home.screen = screen

--- 0: as many as come, as where nobody reads.
screen.rows = 24

--- In bytes; what is longer is no answer of anybody.
local longest_line = 10000

local shown = 0

--- Where lines come from, and where they go; tests have their own.
function screen.read() return io.read("L") end
function screen.write(text) io.write(text) io.flush() end

local function next_line()
  local line = screen.read()
  if not line then return nil end
  return (string.gsub(string.sub(line, 1, longest_line), "%s+$", ""))
end

--- What was typed while the screen waited: the answer to the question that comes.
local typed

--- Waits until somebody has read.
local function wait()
  screen.write("(Enter: more) ")
  local line = next_line()
  if line and line ~= "" then typed = line end
  shown = 0
end

local function row(text)
  if screen.rows > 0 and shown >= screen.rows - 2 then wait() end
  screen.write(text .. "\n")
  shown = shown + 1
end

--- Shows a text, wrapped.
function screen.say(text, indent)
  for _, line in ipairs(home.paper.wrap(text, indent)) do row(line) end
end

--- Shows several texts; where they would not fit under what is there already, the screen waits first.
function screen.block(texts, indent)
  local lines = {}
  for _, text in ipairs(texts) do
    for _, line in ipairs(home.paper.wrap(text, indent)) do lines[#lines + 1] = line end
  end
  local fits = #lines < screen.rows - 1
  if screen.rows > 0 and fits and shown > 0 and shown + #lines > screen.rows - 2 then wait() end
  for _, line in ipairs(lines) do row(line) end
end

--- What a player answers; nothing where nobody is there any more.
function screen.prompt()
  local line = typed
  screen.write("> " .. (typed and typed .. "\n" or ""))
  if not typed then line = next_line() end
  shown, typed = 0, nil
  return line
end
