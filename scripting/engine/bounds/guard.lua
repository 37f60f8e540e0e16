-- SPDX-License-Identifier: MIT
-- Methods that scripts call get what `api.lua` says of their arguments checked first, so that a mistake is told where it
-- was made and in the author's words.
local engine = ...
local collections, ordered = engine.collections, engine.ordered
local states = engine.states

local guard = engine.guard

local alias_of, lists = engine.api.alias_of, {}
for _, each in ipairs(engine.api.lists) do lists[each[1]] = true end

local plain = {
  any = function() return true end,
  integer = function(value) return math.type(value) == "integer" end,
  number = function(value) return type(value) == "number" end,
  string = function(value) return type(value) == "string" end,
  boolean = function(value) return type(value) == "boolean" end,
  ["function"] = function(value) return type(value) == "function" end,
  plain_table = function(value)
    return type(value) == "table" and not collections.is(value) and states[value] == nil
  end,
}

--- The types that a type stands for, each once.
local function parts(type, found)
  for each in string.gmatch(type, "[^|]+") do
    if alias_of[each] and not plain[each] then parts(alias_of[each], found) else found[#found + 1] = each end
  end
  return found
end

--- A function that says whether a value is of a type, or nothing where it may be missing.
local function test_of(type, optional)
  local plains, classes, any_list = {}, {}, false
  for _, each in ipairs(parts(type, {})) do
    if lists[each] then any_list = true
    elseif plain[each] then plains[#plains + 1] = plain[each]
    else classes[each] = true end
  end
  local is = plains[1]
  if #plains == 1 and not any_list and next(classes) == nil then
    return optional and function(value) return value == nil or is(value) end or is
  end
  return function(value)
    local state = states[value]
    if state then
      if classes[state.class] then return true end
    elseif any_list and collections.is(value) then
      return true
    end
    if value == nil and optional then return true end
    for index = 1, #plains do if plains[index](value) then return true end end
    return false
  end
end

--- What came, as messages say it.
local function came(value)
  local state = states[value]
  if state then
    local article, name = engine.classes[state.class].article, tostring(value)
    return name == article and article or article .. ", " .. name
  end
  if collections.is(value) then return "several things" end
  if value == nil then return "nothing" end
  if type(value) == "string" then return 'the text "' .. value .. '"' end
  if type(value) == "table" or type(value) == "function" then return "a " .. type(value) end
  return engine.in_words(value)
end

guard.test_of, guard.came = test_of, came

--- Of what a table may hold, each by its name, and the names in their order.
local function options_of(entries)
  local options, names = {}, {}
  for index, entry in ipairs(entries) do
    local parsed = engine.signature.parse(entry[1])
    local type = parsed.results[1].type
    options[parsed.word], names[index] = { name = parsed.word, type = type, fits = test_of(type) }, parsed.word
  end
  return options, names
end

--- What the signature of an entry wants of each argument, and whether more may follow.
local function wanted(entry)
  local parameters, rest = {}, false
  for _, each in ipairs(engine.signature.parse(entry[1]).parameters) do
    if each.rest then
      rest = true
    else
      local parameter = { name = each.name, type = each.type, fits = test_of(each.type, each.optional) }
      if entry.options and entry.options.of == each.name then parameter.options, parameter.names = options_of(entry.options) end
      parameters[#parameters + 1] = parameter
    end
  end
  return parameters, rest
end

--- Of these any text may be one.
local any_text = { string = true, mark = true, reason = true, keyword = true }

--- The text that was meant by a number; nothing where none was.
local function text_meant(type, value)
  if any_text[type] and math.type(value) then return tostring(value) end
  local is_die = type == "die" and math.type(value) == "integer" and value > 1 and value <= engine.limits.sides_of_die
  return is_die and "D" .. value or nil
end

local function refuse(word, parameter, value, level)
  local meant = text_meant(parameter.type, value)
  error(word .. " takes " .. engine.api.in_words(parameter.type) .. ' as "' .. parameter.name .. '", ' ..
    (value == nil and "and was given " or "not ") .. came(value) .. (meant and '; did you mean "' .. meant .. '"?' or ""),
    level or 3)
end

--- That a table holds what it may, and nothing else.
local function check_options(word, parameter, value)
  if value == nil then return end
  if states[value] then refuse(word, parameter, value, 4) end
  for _, key in ipairs(ordered.keys(value)) do
    local option = parameter.options[key]
    if not option then
      error(word .. " knows " .. table.concat(parameter.names, ", ") .. ' in "' .. parameter.name .. '", not "' .. key .. '"' ..
        engine.names.hint(key, parameter.names), 3)
    end
    if not option.fits(value[key]) then refuse(word, option, value[key], 4) end
  end
end

local function refuse_self(word, article)
  error(word .. " is asked of " .. article .. ", with a colon before it: `:" .. word .. "(…)`", 3)
end

local function refuse_more(word, most, more)
  local takes = most == 0 and "no arguments" or engine.counted(most, "argument")
  error(word .. " takes " .. takes .. ", and was given more: " .. came(more), 3)
end

--- What a method gave; the Lua of the item that has called it goes on, and is counted again.
local function given(battle, ...)
  battle.is_counted = true
  return battle.host.go_on_counting(...)
end

--- Where the Lua of an item, whose steps are counted, calls a method: those of the engine are not.
local function pause(battle)
  battle.is_counted = false
  battle.host.pause_counting()
end

--- Whether one of them may be a function of the item, which the method then calls: its steps are counted.
local function takes_function(parameters)
  for _, each in ipairs(parameters) do if string.find(each.type, "function", 1, true) then return true end end
  return false
end

--- `method` behind a check that it is asked of one of `selves`, those that are `known` and, where it says `classes`, of one
--- of these; by how many arguments it takes: these are called more often than all else is, and to gather and count
--- arguments takes longer than to check them. One too many is told; nil, or what stands behind it, is let pass.
local by_count = {
  [0] = function(article, selves, word, _, method)
    local known, classes = selves.known, selves.classes
    return function(self, more)
      local battle = engine.current
      local is_counted = battle.is_counted
      if is_counted then pause(battle) end
      local state = known[self]
      if not state or classes and not classes[state.class] then refuse_self(word, article) end
      if more ~= nil then refuse_more(word, 0, more) end
      if is_counted then return given(battle, method(self)) end
      return method(self)
    end
  end,
  function(article, selves, word, parameters, method)
    local known, classes = selves.known, selves.classes
    local one = parameters[1]
    local fits = one.fits
    return function(self, first, more)
      local battle = engine.current
      local is_counted = battle.is_counted
      if is_counted then pause(battle) end
      local state = known[self]
      if not state or classes and not classes[state.class] then refuse_self(word, article) end
      if more ~= nil then refuse_more(word, 1, more) end
      if not fits(first) then refuse(word, one, first) end
      if is_counted then return given(battle, method(self, first)) end
      return method(self, first)
    end
  end,
  function(article, selves, word, parameters, method)
    local known, classes = selves.known, selves.classes
    local one, two = parameters[1], parameters[2]
    local fits, second_fits = one.fits, two.fits
    return function(self, first, second, more)
      local battle = engine.current
      local is_counted = battle.is_counted
      if is_counted then pause(battle) end
      local state = known[self]
      if not state or classes and not classes[state.class] then refuse_self(word, article) end
      if more ~= nil then refuse_more(word, 2, more) end
      if not fits(first) then refuse(word, one, first) end
      if not second_fits(second) then refuse(word, two, second) end
      if is_counted then return given(battle, method(self, first, second)) end
      return method(self, first, second)
    end
  end,
}

--- The same for any number of arguments, and for tables of which it is said what they hold.
local function checked_one_by_one(article, selves, word, parameters, rest, method)
  local known, classes, most = selves.known, selves.classes, #parameters
  return function(self, ...)
    local state = known[self]
    if not state or classes and not classes[state.class] then refuse_self(word, article) end
    local more = select(most + 1, ...)
    if more ~= nil and not rest then refuse_more(word, most, more) end
    for index = 1, most do
      local parameter, value = parameters[index], (select(index, ...))
      if not parameter.fits(value) then refuse(word, parameter, value) end
      if parameter.options then check_options(word, parameter, value) end
    end
    return method(self, ...)
  end
end

--- `method` behind a check of what it is called on and with. The signature is read when it is first called; from then on
--- what `replace` is given does the same.
local function guarded(article, selves, word, entry, method, replace)
  local checked
  return function(...)
    if not checked then
      local parameters, rest = wanted(entry)
      local of_count = not rest and not entry.options and not takes_function(parameters) and by_count[#parameters]
      checked = of_count and of_count(article, selves, word, parameters, method) or
        checked_one_by_one(article, selves, word, parameters, rest, method)
      replace(checked)
    end
    return checked(...)
  end
end

--- The entries of methods by their word, by who describes them.
local signatures = {}
for _, described in ipairs(engine.api.words) do
  local of_owner = signatures[described[1]] or {}
  signatures[described[1]] = of_owner
  for _, entry in ipairs(described[2]) do
    local word = string.match(entry[1], "^([%w_]+)%(")
    if word then of_owner[word] = entry end
  end
end

local function guard_methods(methods, owner, article, selves)
  for word, entry in next, signatures[owner] or {} do
    if methods[word] then
      methods[word] = guarded(article, selves, word, entry, methods[word], function(checked) methods[word] = checked end)
    end
  end
end

--- What several classes have from one place is guarded once, for all of them.
local shared = {}
local function guard_shared(methods, owner, name)
  local of_owner = shared[owner] or { classes = {}, tables = {}, methods = {} }
  shared[owner] = of_owner
  of_owner.classes[name], of_owner.tables[#of_owner.tables + 1] = true, methods
  local selves = { known = states, classes = of_owner.classes }
  for word, entry in next, signatures[owner] or {} do
    local method = methods[word]
    if method then
      of_owner.methods[method] = of_owner.methods[method] or guarded("a thing", selves, word, entry, method, function(checked)
        for _, of_class in ipairs(of_owner.tables) do
          if of_class[word] == of_owner.methods[method] then of_class[word] = checked end
        end
        of_owner.methods[method] = checked
      end)
      methods[word] = of_owner.methods[method]
    end
  end
end

for _, described in ipairs(engine.api.classes) do
  local name, article = described[1], described[2]
  local methods = engine.classes[name].methods
  guard_methods(methods, name, article, { known = states, classes = { [name] = true } })
  for _, owner in ipairs(described[3]) do guard_shared(methods, owner, name) end
end
guard_methods(collections.methods, "things", "several things", { known = collections.lists })
