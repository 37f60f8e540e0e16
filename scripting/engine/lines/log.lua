-- SPDX-License-Identifier: MIT
-- The log: what happens in a battle, as lines for people. A battle of which only the outcome is wanted keeps none.
local engine = ...
local limits = engine.limits

local log = engine.log_of_battle

--- Forms for `string.format` of the engine's own messages, of which there are few, and how many things each wants.
local forms = {}
local function form_of(words)
  local form = forms[words]
  if not form then
    local text, count = string.gsub(string.gsub(words, "%%", "%%%%"), "{}", "%%s")
    form = { text = text, count = count }
    forms[words] = form
  end
  return form
end

--- What ends a line, or turns the direction in which it is read.
local line_breaks = { "[\n\r]", "\u{2028}", "\u{2029}", "\xE2\x80[\xAA-\xAE]", "\xE2\x81[\xA6-\xA9]" }

--- A text as one line, whatever an author has put in it.
local function on_one_line(text)
  if not string.find(text, "[\n\r\xE2]") then return text end
  for _, line_break in ipairs(line_breaks) do text = string.gsub(text, line_break, " ") end
  return text
end

--- A message with what is said of things in it: each `{}` is the next argument.
local function filled(words, arguments)
  local form = form_of(words)
  return on_one_line(string.format(form.text, table.unpack(arguments, 1, form.count)))
end

--- The line of its Lua at which an item is just now; only where all that happens is wanted, as it takes a while.
local function line_of(item)
  local battle = engine.current
  return item and battle.record and battle.host.line_of_item and battle.host.line_of_item() or nil
end

--- A line of the log; its `text` is put together when it is first read, as most battles are played unread.
local line = {}
function line.__index(entry, word)
  if word ~= "text" then return nil end
  local text = filled(entry.words, entry)
  entry.text = text
  return text
end

--- A text as it is kept for people, cut where it is longer than anybody reads.
function engine.cut(text, most)
  most = most or limits.characters_in_log
  if #text <= most then return text end
  return string.sub(text, 1, most) .. " …"
end

--- What a battle begins with.
function log.begin(battle, is_read)
  battle.log, battle.characters_of_log = {}, 0
  battle.lines_told, battle.characters_told = 0, 0
  battle.is_read = is_read
end

--- Adds a line: `words` with an argument for each `{}` in them, of the round and of whose turn it is. Where the log is
--- full, it stays as it is.
function engine.log(words, ...)
  local battle = engine.current
  if not battle.is_read then return end
  local lines, characters = battle.log, battle.characters_of_log
  if #lines >= limits.lines_of_log or characters >= limits.characters_of_log then return end
  local item = battle.item
  local entry = {
    step = battle.step, round = battle.round, whose = battle.active, item = item and item.key, line = line_of(item), words = words, ...,
  }
  for index = 1, select("#", ...) do
    local each = entry[index]
    if type(each) == "string" then
      each = engine.cut(each)
      entry[index], characters = each, characters + #each
    end
  end
  battle.characters_of_log = characters
  lines[#lines + 1] = setmetatable(entry, line)
end

--- Adds a line that a rule tells the players; gives whether there was room for it, which is the same whether anybody reads
--- the log or not.
function log.tell(words)
  local battle, text = engine.current, engine.cut(words)
  if battle.lines_told >= limits.lines_of_log or battle.characters_told >= limits.characters_of_log then return false end
  battle.lines_told, battle.characters_told = battle.lines_told + 1, battle.characters_told + #text
  engine.log("{}", text)
  return true
end

--- Where the log is now, for `log.take_back`: its lines and characters, and those that rules have told.
function log.position(battle)
  return #battle.log, battle.characters_of_log, battle.lines_told, battle.characters_told
end

--- Forgets all lines behind a position.
function log.take_back(battle, lines, characters, lines_told, characters_told)
  for index = #battle.log, lines + 1, -1 do battle.log[index] = nil end
  battle.characters_of_log = characters
  battle.lines_told, battle.characters_told = lines_told, characters_told
end
