-- SPDX-License-Identifier: MIT
-- What scripts have of Lua's library: nothing that reaches outside, and nothing that takes long or much in one call, where
-- nobody counts. Their own copies: what a script does to them it does to nobody, for they cannot be written.
local engine = ...
local events, ordered, patterns = engine.events, engine.ordered, engine.patterns

local library = engine.library

library.longest = engine.limits.characters_of_text
local longest, most = library.longest, engine.limits.entries_of_table
local find = string.find

local function limited(text)
  if #text > longest then error("the text becomes too long", 0) end
  return text
end

local function frozen(name, of)
  return setmetatable({}, {
    __metatable = false, __index = of,
    __newindex = function(_, key) error(name .. " cannot be changed: " .. engine.in_words(key), 2) end,
  })
end

--- Whether there are more whole numbers from one to another, both counted, than are taken at once.
local function are_more(from, to, at_once) return to > from and (to - from < 0 or to - from >= at_once) end

--- An index into a text of so many bytes; those below zero count from the end.
local function index_in(count, index) return index < 0 and math.max(count + index + 1, 0) or index end

local strings = {
  byte = function(text, from, to)
    from = from or 1
    to = to or from
    if are_more(index_in(#text, from), index_in(#text, to), most) then error("too many bytes at once", 2) end
    return string.byte(text, from, to)
  end,
  char = string.char, len = string.len, reverse = string.reverse, sub = string.sub,
  lower = string.lower, upper = string.upper,
  rep = function(text, times, between)
    local each = #text + #(between or "")
    -- Nothing, however often, would be put together piece by piece.
    if each == 0 then return "" end
    if times > longest // each then error("the text becomes too long", 2) end
    return string.rep(text, times, between)
  end,
  format = function(form, ...)
    local arguments = table.pack(...)
    for index = 1, arguments.n do
      if type(arguments[index]) ~= "number" then arguments[index] = engine.in_words(arguments[index]) end
    end
    if find(form, "%%[^%%%a]*%d%d%d") or find(form, "%%[^%%%a]*[pqa]") then
      error("string.format takes d, i, u, c, x, f, g and s, and widths below 100", 2)
    end
    return limited(string.format(form, table.unpack(arguments, 1, arguments.n)))
  end,
  find = patterns.find, match = patterns.match, gmatch = patterns.gmatch, gsub = patterns.gsub,
}

local function length_of(list, word)
  if type(list) ~= "table" then error("table." .. word .. " wants a table, this is a " .. type(list), 3) end
  local length = rawlen(list)
  if length > most then error("the table is too long", 3) end
  return length
end

local tables = {
  concat = function(list, between, from, to)
    length_of(list, "concat")
    from, to = from or 1, to or rawlen(list)
    if are_more(from, to, most) then error("too many at once", 2) end
    local length = 0
    for index = from, to do length = length + #tostring(list[index]) + #(between or "") end
    if length > longest then error("the text becomes too long", 2) end
    return table.concat(list, between, from, to)
  end,
  insert = function(list, ...)
    length_of(list, "insert")
    -- What answers to names keeps nothing.
    if getmetatable(list) ~= nil then error("table.insert wants a table of your own", 2) end
    local count = select("#", ...)
    if count == 1 then rawset(list, rawlen(list) + 1, (...)) return end
    table.insert(list, ...)
  end,
  remove = function(list, ...)
    length_of(list, "remove")
    return table.remove(list, ...)
  end,
  pack = table.pack,
  unpack = function(list, from, to)
    from, to = from or 1, to or length_of(list, "unpack")
    if are_more(from, to, engine.limits.values_at_once) then error("too many values at once", 2) end
    return table.unpack(list, from, to)
  end,
  --- Stable, and the same everywhere, whatever the comparison is: an insertion sort.
  sort = function(list, before)
    local length = length_of(list, "sort")
    if length > engine.limits.entries_sorted then error("the table is too long to be sorted", 2) end
    before = before or function(one, other) return one < other end
    for index = 2, length do
      local each, at = list[index], index
      while at > 1 and before(each, list[at - 1]) do
        list[at] = list[at - 1]
        at = at - 1
      end
      list[at] = each
    end
  end,
}

local maths = {}
for word in string.gmatch("abs ceil floor fmod max maxinteger min mininteger modf tointeger type ult huge pi sqrt", "%S+") do
  maths[word] = math[word]
end

--- As Lua says it.
local out_of_memory = "not enough memory"

--- As many calls of pcall may be at work in each other: with many more Lua takes long to get out of them.
local most_caught = engine.limits.pcall_in_each_other

--- What was caught. Where memory has run out, how much there was differs from run to run: nothing may depend on it.
--- `is_counted`: whether steps were counted before, as they are again, also where an error came out of the engine.
local function caught(battle, is_counted, good, ...)
  battle.catching = battle.catching - 1
  if is_counted and not battle.is_counted then
    battle.is_counted = true
    battle.host.go_on_counting()
  end
  if not good and ... == out_of_memory then
    events.memory_ran_out(out_of_memory)
    error(out_of_memory, 0)
  end
  return good, ...
end

local function bounded_pcall(...)
  local battle = engine.current
  if battle.catching >= most_caught then error("more than " .. most_caught .. " pcall are at work in each other", 2) end
  battle.catching = battle.catching + 1
  return caught(battle, battle.is_counted, pcall(...))
end

library.names = {
  assert = assert, error = error, ipairs = ipairs, select = select, tonumber = tonumber, type = type,
  pcall = bounded_pcall, tostring = engine.in_words, pairs = ordered.pairs, next = ordered.next,
  string = frozen("string", strings), table = frozen("table", tables), math = frozen("math", maths),
}

--- `("text"):rep(…)` goes by the bounded functions as well. To be called once the engine's own files are read, by a host
--- whose strings nobody else uses; again, it does nothing.
function library.guard_strings()
  local meta = getmetatable("")
  if not meta then return end
  meta.__index, meta.__metatable = strings, false
end
