-- SPDX-License-Identifier: MIT
-- Lua's patterns, matched in Lua: those of the library run where nobody counts, and some take longer than the universe.
-- What they mean is section 6.4.1 of the Lua 5.4 reference manual.
local engine = ...
local library = engine.library

local patterns = engine.patterns

-- The library's own, as texts answer to the bounded ones once they are guarded.
local byte_at, sub, find, gsub, char = string.byte, string.sub, string.find, string.gsub, string.char

local most_steps, most_captures = engine.limits.steps_of_pattern, engine.limits.captures_of_pattern

local classes = {
  a = function(c) return c >= 65 and c <= 90 or c >= 97 and c <= 122 end,
  c = function(c) return c < 32 or c == 127 end,
  d = function(c) return c >= 48 and c <= 57 end,
  g = function(c) return c > 32 and c < 127 end,
  l = function(c) return c >= 97 and c <= 122 end,
  s = function(c) return c == 32 or c >= 9 and c <= 13 end,
  u = function(c) return c >= 65 and c <= 90 end,
  x = function(c) return c >= 48 and c <= 57 or c >= 65 and c <= 70 or c >= 97 and c <= 102 end,
}
function classes.w(c) return classes.a(c) or classes.d(c) end
function classes.p(c) return classes.g(c) and not classes.w(c) end

local PERCENT, OPEN, CLOSE, DOT, STAR, PLUS, MINUS, QUESTION, CARET, DOLLAR, LEFT, RIGHT =
  37, 91, 93, 46, 42, 43, 45, 63, 94, 36, 40, 41

local function wrong(why) error("the pattern is malformed: " .. why, 0) end

--- Whether a byte is of a class letter, as behind `%`.
local function in_class(byte, letter)
  local lower = string.lower(char(letter))
  local class = classes[lower]
  if not class then return byte == letter end
  local is = class(byte)
  if letter ~= byte_at(lower) then return not is end
  return is
end

local Matcher = {}
Matcher.__index = Matcher

function Matcher:step()
  self.steps = self.steps + 1
  if self.steps > most_steps then error("the pattern takes too many steps on this text", 0) end
end

--- Where the single class that begins at `at` ends.
function Matcher:class_end(at)
  local pattern = self.pattern
  local byte = byte_at(pattern, at)
  if byte == PERCENT then
    if at >= #pattern then wrong("it ends with %") end
    return at + 2
  end
  if byte == OPEN then
    at = at + 1
    if byte_at(pattern, at) == CARET then at = at + 1 end
    repeat
      if at > #pattern then wrong("a ] is missing") end
      local inner = byte_at(pattern, at)
      at = at + 1
      if inner == PERCENT then at = at + 1 end
    until byte_at(pattern, at) == CLOSE
    return at + 1
  end
  return at + 1
end

function Matcher:in_set(byte, at, last)
  local pattern, negated = self.pattern, false
  at = at + 1
  if byte_at(pattern, at) == CARET then
    negated = true
    at = at + 1
  end
  while at < last do
    local inner = byte_at(pattern, at)
    if inner == PERCENT then
      if in_class(byte, byte_at(pattern, at + 1)) then return not negated end
      at = at + 2
    elseif byte_at(pattern, at + 1) == MINUS and at + 2 < last then
      if inner <= byte and byte <= byte_at(pattern, at + 2) then return not negated end
      at = at + 3
    else
      if inner == byte then return not negated end
      at = at + 1
    end
  end
  return negated
end

--- Whether the text's byte at `s` is of the single class from `p` to before `after`.
function Matcher:is_one(s, p, after)
  local byte = byte_at(self.text, s)
  if not byte then return false end
  local class = byte_at(self.pattern, p)
  if class == DOT then return true end
  if class == PERCENT then return in_class(byte, byte_at(self.pattern, p + 1)) end
  if class == OPEN then return self:in_set(byte, p, after - 1) end
  return class == byte
end

function Matcher:balanced(s, p)
  local open, close = byte_at(self.pattern, p, p + 1)
  if not close then wrong("%b wants two characters") end
  if byte_at(self.text, s) ~= open then return nil end
  local depth = 1
  for at = s + 1, #self.text do
    self:step()
    local byte = byte_at(self.text, at)
    if byte == close then
      depth = depth - 1
      if depth == 0 then return at + 1 end
    elseif byte == open then
      depth = depth + 1
    end
  end
end

--- Where the match of the pattern from `p` ends that begins at `s`: the first byte behind it; nothing where there is none.
function Matcher:match(s, p)
  self.depth = self.depth + 1
  if self.depth > 150 then error("the pattern is nested too deeply", 0) end
  local result = self:match_here(s, p)
  self.depth = self.depth - 1
  return result
end

function Matcher:begin_capture(s, p)
  local position = byte_at(self.pattern, p + 1) == RIGHT
  if #self.captures >= most_captures then wrong("it has too many captures") end
  self.captures[#self.captures + 1] = { from = s, position = position, open = not position }
  local found = self:match(s, position and p + 2 or p + 1)
  if not found then self.captures[#self.captures] = nil end
  return found
end

function Matcher:end_capture(s, p)
  for index = #self.captures, 1, -1 do
    local capture = self.captures[index]
    if capture.open then
      capture.open, capture.last = false, s - 1
      local found = self:match(s, p + 1)
      if not found then capture.open, capture.last = true, nil end
      return found
    end
  end
  wrong("a ) closes nothing")
end

function Matcher:frontier(s, p)
  if byte_at(self.pattern, p) ~= OPEN then wrong("%f wants a set") end
  local after = self:class_end(p)
  local before, here = byte_at(self.text, s - 1) or 0, byte_at(self.text, s) or 0
  if s == 1 then before = 0 end
  if not self:in_set(before, p, after - 1) and self:in_set(here, p, after - 1) then return self:match(s, after) end
end

function Matcher:back_reference(s, p)
  local capture = self.captures[byte_at(self.pattern, p + 1) - 48]
  if capture and capture.position then return nil end
  if not capture or capture.open then wrong("it refers to a capture that is not there") end
  local text = sub(self.text, capture.from, capture.last)
  if sub(self.text, s, s + #text - 1) == text then return self:match(s + #text, p + 2) end
end

--- As many as there are, or as few as will do, of the class from `p`.
function Matcher:repeated(s, p, after, least)
  local count = 0
  while self:is_one(s + count, p, after) do
    self:step()
    count = count + 1
  end
  while count >= least do
    local found = self:match(s + count, after + 1)
    if found then return found end
    count = count - 1
  end
end
function Matcher:as_few(s, p, after)
  while true do
    local found = self:match(s, after + 1)
    if found then return found end
    if not self:is_one(s, p, after) then return nil end
    s = s + 1
  end
end

function Matcher:match_here(s, p)
  local pattern = self.pattern
  while true do
    self:step()
    if p > #pattern then return s end
    local byte = byte_at(pattern, p)
    if byte == LEFT then return self:begin_capture(s, p) end
    if byte == RIGHT then return self:end_capture(s, p) end
    if byte == DOLLAR and p == #pattern then return s == #self.text + 1 and s or nil end
    if byte == PERCENT then
      local letter = byte_at(pattern, p + 1)
      if letter == 98 then   -- %b
        local found = self:balanced(s, p + 2)
        return found and self:match(found, p + 4)
      elseif letter == 102 then   -- %f
        return self:frontier(s, p + 2)
      elseif letter and letter >= 48 and letter <= 57 then
        return self:back_reference(s, p)
      end
    end
    local after = self:class_end(p)
    local quantifier = byte_at(pattern, after)
    if quantifier == QUESTION then
      if self:is_one(s, p, after) then
        local found = self:match(s + 1, after + 1)
        if found then return found end
      end
      p = after + 1
    elseif quantifier == PLUS then return self:repeated(s, p, after, 1)
    elseif quantifier == STAR then return self:repeated(s, p, after, 0)
    elseif quantifier == MINUS then return self:as_few(s, p, after)
    else
      if not self:is_one(s, p, after) then return nil end
      s, p = s + 1, after
    end
  end
end

function Matcher:captured(from, last)
  if #self.captures == 0 then return { sub(self.text, from, last) } end
  local list = {}
  for index, capture in ipairs(self.captures) do
    if capture.open then wrong("a ( is not closed") end
    list[index] = capture.position and capture.from or sub(self.text, capture.from, capture.last)
  end
  return list
end

--- The first match at `from` or later: where it begins and ends, and what was captured (the whole where nothing was).
--- `literal`: a ^ at the beginning is a character like others, as it is for gmatch.
local function first_match(text, pattern, from, steps, literal)
  local anchored = not literal and byte_at(pattern, 1) == CARET
  local matcher = setmetatable({ text = text, pattern = pattern, steps = steps or 0, depth = 0 }, Matcher)
  local start = from
  repeat
    matcher.captures = {}
    local behind = matcher:match(start, anchored and 2 or 1)
    if behind then return start, behind - 1, matcher:captured(start, behind - 1), matcher.steps, #matcher.captures end
    start = start + 1
  until anchored or start > #text + 1
  return nil, nil, nil, matcher.steps
end

local function texts(word, ...)
  for index, each in ipairs({ ... }) do
    if type(each) ~= "string" and type(each) ~= "number" then
      error("string." .. word .. " wants a text, argument " .. index .. " is a " .. type(each), 3)
    end
  end
end

local function beginning(text, from)
  from = from or 1
  if from < 0 then from = math.max(1, #text + from + 1) end
  return math.max(1, from)
end

local most_compared = engine.limits.characters_compared

function patterns.find(text, pattern, from, plain)
  texts("find", text, pattern)
  text, pattern = tostring(text), tostring(pattern)
  from = beginning(text, from)
  if from > #text + 1 then return nil end
  if plain or not find(pattern, "[%^%$%*%+%?%.%(%)%[%]%%%-]") then
    -- In one call of C, where nobody counts.
    if #text * #pattern > most_compared then error("the texts are too long to look for one in the other", 0) end
    return find(text, pattern, from, true)
  end
  local start, last, captured, _, count = first_match(text, pattern, from)
  if not start then return nil end
  if count == 0 then return start, last end
  return start, last, table.unpack(captured)
end

function patterns.match(text, pattern, from)
  texts("match", text, pattern)
  text = tostring(text)
  from = beginning(text, from)
  if from > #text + 1 then return nil end
  local _, _, captured = first_match(text, tostring(pattern), from)
  if not captured then return nil end
  return table.unpack(captured)
end

function patterns.gmatch(text, pattern)
  texts("gmatch", text, pattern)
  text, pattern = tostring(text), tostring(pattern)
  local from, steps, last_end = 1, 0, nil
  return function()
    while from <= #text + 1 do
      local start, last, captured
      start, last, captured, steps = first_match(text, pattern, from, steps, true)
      if not start then return nil end
      from = math.max(last, start - 1) + 1
      if last < start then from = start + 1 end
      if last ~= last_end or last >= start then
        last_end = last
        return table.unpack(captured)
      end
    end
  end
end

local function replacement(with, captured, whole)
  local kind = type(with)
  local value
  if kind == "table" then value = with[captured[1]]
  elseif kind == "function" then value = with(table.unpack(captured))
  else
    local length = 0
    value = gsub(tostring(with), "%%(.)", function(letter)
      local index = tonumber(letter)
      local piece = letter == "0" and whole or letter == "%" and "%" or index and captured[index]
      if piece == nil then error("what is put in its place refers to %" .. letter .. ", which is not there", 0) end
      piece = tostring(piece)
      -- Before the library joins it all at once.
      length = length + #piece
      if length > library.longest then error("the text becomes too long", 0) end
      return piece
    end)
  end
  if value == nil or value == false then return whole end
  if type(value) ~= "string" and type(value) ~= "number" then error("what is put in its place is a " .. type(value), 0) end
  return tostring(value)
end

function patterns.gsub(text, pattern, with, most)
  texts("gsub", text, pattern)
  text, pattern = tostring(text), tostring(pattern)
  local pieces, from, count, steps, length = {}, 1, 0, 0, 0
  local anchored = byte_at(pattern, 1) == CARET
  local function add(piece)
    length = length + #piece
    if length > library.longest then error("the text becomes too long", 0) end
    pieces[#pieces + 1] = piece
  end
  local last_end
  while from <= #text + 1 and (not most or count < most) do
    local start, last, captured
    start, last, captured, steps = first_match(text, pattern, from, steps)
    if not start then break end
    add(sub(text, from, start - 1))
    if last >= start or last ~= last_end then
      count = count + 1
      add(replacement(with, captured, sub(text, start, last)))
      last_end = last
    end
    if last < start then
      add(sub(text, start, start))
      from = start + 1
    else
      from = last + 1
    end
    if anchored then break end
  end
  if from <= #text then add(sub(text, from)) end
  return table.concat(pieces), count
end
