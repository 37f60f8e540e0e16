-- SPDX-License-Identifier: MIT
-- What Lua says of mistakes that are often made, with what to do.
local engine = ...
local classes, names, ordered = engine.classes, engine.names, engine.ordered

local cures = engine.cures

-- The library's own: texts answer to the bounded ones once they are guarded.
local find, gmatch, gsub, match = string.find, string.gmatch, string.gsub, string.match

--- What a chunk writes for a name that conditions alone have.
local of_conditions = {
  attacker = "here write battle.attacker", defender = "here write battle.defender",
  player = "here it has to stand among the arguments of the function, or write battle.attacker, battle.active",
  battle = "here it has to stand among the arguments of the function, as the last one",
  objective = "here it is the first argument of the function",
}

--- A name that is neither a variable of the chunk nor a word for everybody.
local function unknown_name(name)
  local cure = of_conditions[name]
  if cure then return name .. " is known in conditions only: " .. cure end
  return name .. " is nothing here: it is neither a variable nor an argument of the function"
end

--- A function that is called by itself, where some class has it as a method.
local function unknown_function(name)
  local owners = classes.owners_of(name, true)
  if not owners then return "there is no function " .. name .. " here" end
  return "there is no function " .. name .. " here: it is asked of " .. owners .. ", with a colon before it, as in thing:" .. name .. "(…)"
end

--- A field that is called as if it were a method, which may be one that was meant.
local function field_called(word)
  local methods = {}
  for _, described in ipairs(engine.api.classes) do
    for method in ordered.pairs(engine.classes[described[1]].methods) do methods[#methods + 1] = method end
  end
  return word .. " is a field: write ." .. word .. ", without brackets" .. names.hint(word, methods)
end

local not_there = 'one of the two that are compared is nothing: for a mark that nobody has set write (thing:get("{mark}") or 0)'

--- What Lua has found, in words: by a class of things it is called as that says.
local function called(kind)
  for _, described in ipairs(engine.api.classes) do if described[1] == kind then return described[2] end end
  local kinds = { string = "a text", boolean = "a yes or a no", collection = "a list", number = "a number" }
  return kinds[kind] or "a " .. kind
end

local function of_another_kind(kind)
  return "a number is compared with numbers alone, and the other one is " .. called(kind) ..
    (kind == "string" and ": a number is written without quotes" or "")
end

--- A function that is asked for a thing as a table would be.
local function function_indexed(name)
  local of_battle = classes.battle.methods[name] and "battle:" or ""
  return name .. " is no table: write " .. of_battle .. name .. "(…), with round brackets"
end

local rows = {
  { "attempt to call a %w+ value %(method '([%w_]+)'%)", field_called },
  { "attempt to call a nil value %(global 'print'%)", "there is no print here: battle:tell(…) tells the players" },
  { "attempt to call a nil value %(global '([%w_]+)'%)", unknown_function },
  { "attempt to call a nil value %(field 'random'%)", 'there is no math.random here: dice are rolled where all see them, with player:roll("D6")' },
  { "attempt to index a nil value %(global '([%w_]+)'%)", unknown_name },
  { "attempt to index a nil value %(local 'battle'%)", "battle is nothing here: the function has more arguments than it is given" },
  { "attempt to index a nil value %(%w+ '([%w_]+)'%)", "%1 is nothing here: look first whether it is there, with `if … then`" },
  { "attempt to index a function value %(%w+ '([%w_]+)'%)", function_indexed },
  { "attempt to perform arithmetic on a nil value %(%w+ '([%w_]+)'%)", "%1 is nothing here, not a number: where it may be nothing, write (… or 0)" },
  { "attempt to perform arithmetic on a nil value", 'there is nothing where a number is wanted: a mark that nobody has set is counted with thing:count_up("{mark}"), ' ..
    'or write (thing:get("{mark}") or 0)' },
  { "attempt to perform arithmetic on a boolean value.*", 'a yes or a no stands where a number is wanted: a mark holds a number where it is given one, ' ..
    'as with thing:set("{mark}", 1) or thing:count_up("{mark}")' },
  { "attempt to %l+ a '%l+' with a '%l+'", 'a text stands where a number is wanted: a number is written without quotes, as in thing:set("{mark}", 1)' },
  { "attempt to perform arithmetic on a function value.*", "a method is called with a colon and brackets, as in units:count()" },
  { "attempt to perform arithmetic on a collection value.*", "a list stands where a number is wanted: units:count() tells how many there are" },
  { "attempt to perform arithmetic on a (%w+) value.*", function(kind) return called(kind) .. " stands where a number is wanted" end },
  { "attempt to compare number with function", "a method is called with a colon and brackets, as in units:count() > 3" },
  { "attempt to compare function with number", "a method is called with a colon and brackets, as in units:count() > 3" },
  { "attempt to compare (%w+) with nil", not_there },
  { "attempt to compare nil with (%w+)", not_there },
  { "attempt to compare number with (%w+)", of_another_kind },
  { "attempt to compare (%w+) with number", of_another_kind },
  { "attempt to concatenate a [%w]+ value %(%w+ '([%w_]+)'%)", "%1 is no text: write tostring(%1)" },
  { "not enough memory", "it takes too much memory: does something call itself without end?" },
}

--- By class and field, what is called where a field must not be written.
local instead = {
  player = { vp = "score", points = "score" }, unit = { wounds = "suffer", models = "lose", at = "move_to" },
  hatchway = { is_open = "open", locked = "lock", destroyed = "destroy" }, marker = { at = "move_to" },
}
--- What to do where a field was written, which is refused.
function cures.of_writing(class, word)
  local method = instead[class.name] and instead[class.name][word]
  if method and class.methods[method] then return "that is done with " .. class.name .. ":" .. method .. "(…)" end
  return 'mark it with :set("' .. word .. '", …)'
end

local longest_line = 400

--- What stands between quotes of both kinds, by what a pattern says of that: `before "([^"]*)" behind`, with `"` for either.
local function in_quotes(text, pattern, each)
  for found, other in gmatch(text, pattern) do each(found, other) end
  for found, other in gmatch(text, (gsub(pattern, '"', "'"))) do each(found, other) end
end

--- The only mark that is asked for in a line of the Lua of an item; nothing where there is none, or several are.
local function mark_asked(item, line)
  local number, text = 0, ""
  for each in gmatch(item.lua, "([^\n]*)\n?") do
    number = number + 1
    if number == line then text = each break end
  end
  if #text > longest_line then return nil end
  local found, others = nil, 0
  for _ in gmatch(text, ":%s*get%f[^%w_]") do others = others + 1 end
  in_quotes(text, ':get%(%s*"([^"]*)"%s*[,)]', function(name)
    if not found or found == name then others = others - 1 end
    found = found or name
  end)
  return others == 0 and found or nil
end

local sets = { set = true, mark = true, count_up = true, add_to = true }

--- The marks that the items of the battle set, by their names and these in order; nothing where some Lua sets one under a
--- name that is no whole text there.
local function marks_set()
  local found, whole, calls = {}, 0, 0
  for _, item in ipairs(engine.current.items) do
    for method in gmatch(item.lua, "[:.]%s*([%a_]+)%s*[(\"'[]") do calls = calls + (sets[method] and 1 or 0) end
    in_quotes(item.lua, ':([%a_]+)%(%s*"([^\n"]*)"%s*[,)]', function(method, name)
      if sets[method] then found[name], whole = true, whole + 1 end
    end)
  end
  if whole == calls then return found, ordered.keys(found) end
end

--- Of a mark that is read in a line: the cure for this mark, or which one was meant, where nothing sets it and there is
--- nothing. `is_nothing` says that nil was found.
local function of_mark(item, message, cured, is_nothing)
  local place, line = match(message, '^(.-":(%d+): )')
  local asked = place and item and item.lua and mark_asked(item, math.tointeger(tonumber(line)))
  if not asked then return (gsub(cured, "{mark}", "streak")) end
  local set, all = marks_set()
  local hint = is_nothing and set and not set[asked] and names.hint(asked, all) or ""
  if hint ~= "" then return place .. 'there is no mark "' .. asked .. '"' .. hint end
  return (gsub(cured, "{mark}", function() return asked end))
end

--- The same message in words that say what to do, where that is known. `item` is whose Lua has failed.
function cures.of(message, item)
  for _, row in ipairs(rows) do
    local cured, count = gsub(message, row[1], row[2], 1)
    if count > 0 then
      local is_nothing = find(row[1], " nil ", 1, true) or row[2] == not_there
      return find(cured, "{mark}", 1, true) and of_mark(item, message, cured, is_nothing) or cured
    end
  end
  return message
end
