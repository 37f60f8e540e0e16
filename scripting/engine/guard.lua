-- SPDX-License-Identifier: MIT
-- Methods that scripts call get what `api.lua` says of their arguments checked first, so that a mistake is told where it
-- was made and in the author's words.
local engine = ...
local states = engine.states

local guard = {}
engine.guard = guard

local aliases, lists = {}, {}
for _, each in ipairs(engine.api.aliases) do aliases[each[1]] = each[2] end
for _, each in ipairs(engine.api.lists) do lists[each[1]] = true end

local plain = {
  any = function() return true end,
  integer = function(value) return math.type(value) == "integer" end,
  number = function(value) return type(value) == "number" end,
  string = function(value) return type(value) == "string" end,
  boolean = function(value) return type(value) == "boolean" end,
  ["function"] = function(value) return type(value) == "function" end,
  table = function(value)
    return type(value) == "table" and not engine.collections.is(value) and
      (engine.state(value) == nil or engine.classes.is(value, "table"))
  end,
}

--- The types that a type stands for, each once.
local function parts(type, found)
  for each in string.gmatch(type, "[^|]+") do
    if aliases[each] then parts(aliases[each], found) else found[#found + 1] = each end
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
  if #plains == 1 and not any_list and next(classes) == nil and not optional then return plains[1] end
  return function(value)
    local state = states[value]
    if state then
      if classes[state.class] then return true end
    elseif any_list and engine.collections.is(value) then
      return true
    end
    if value == nil and optional then return true end
    for _, is in ipairs(plains) do if is(value) then return true end end
    return false
  end
end

local articles = { integer = "a whole number", number = "a number", string = "a text", boolean = "true or false",
  ["function"] = "a function", table = "a table", things = "several things", place = "something on the map",
  ground = "an area or a zone", name = "a name", value = "yes or no, a number, a text or a thing" }

local in_words
function in_words(type)
  local words = {}
  for each in string.gmatch(type, "[^|]+") do
    local class = engine.classes[each]
    words[#words + 1] = articles[each] or class and class.article or aliases[each] and in_words(aliases[each]) or each
  end
  if #words == 1 then return words[1] end
  return table.concat(words, ", ", 1, #words - 1) .. " or " .. words[#words]
end

--- What came, as messages say it.
local function came(value)
  local state = engine.state(value)
  if state then return engine.classes[state.class].article .. ", " .. tostring(value) end
  if engine.collections.is(value) then return "several things" end
  if value == nil then return "nothing" end
  if type(value) == "string" then return 'the text "' .. value .. '"' end
  if type(value) == "table" or type(value) == "function" then return "a " .. type(value) end
  return engine.in_words(value)
end

--- What a signature wants of each argument, and whether more may follow.
local function wanted(text)
  local parameters, rest = {}, false
  for _, each in ipairs(engine.signature.parse(text).parameters) do
    if each.rest then rest = true
    else parameters[#parameters + 1] = { name = each.name, type = each.type, fits = test_of(each.type, each.optional) } end
  end
  return parameters, rest
end

local function refuse(word, parameter, value)
  error(word .. " wants " .. in_words(parameter.type) .. ' as "' .. parameter.name .. '", and was given ' .. came(value), 3)
end

--- `method` behind a check of what it is called on and with. The signature is read when it is first called.
local function guarded(article, is_self, word, text, method)
  local parameters, most, rest
  return function(self, ...)
    if not parameters then
      parameters, rest = wanted(text)
      most = #parameters
    end
    if not is_self(self) then
      error(word .. " is asked of " .. article .. ", with a colon before it: `:" .. word .. "(…)`", 2)
    end
    local given = select("#", ...)
    if given > most and not rest then
      error(word .. " takes " .. (most == 0 and "nothing" or most .. (most == 1 and " argument" or " arguments")) ..
        ", and was given " .. given, 2)
    end
    if most > 0 then
      local first, second, third = ...
      if not parameters[1].fits(first) then refuse(word, parameters[1], first) end
      if most > 1 and not parameters[2].fits(second) then refuse(word, parameters[2], second) end
      if most > 2 and not parameters[3].fits(third) then refuse(word, parameters[3], third) end
      for index = 4, most do
        local value = select(index, ...)
        if not parameters[index].fits(value) then refuse(word, parameters[index], value) end
      end
    end
    return method(self, ...)
  end
end

--- The signatures of methods by their word, by who describes them.
local signatures = {}
for _, described in ipairs(engine.api.words) do
  local of_owner = signatures[described[1]] or {}
  signatures[described[1]] = of_owner
  for _, entry in ipairs(described[2]) do
    local word = string.match(entry[1], "^([%w_]+)%(")
    if word then of_owner[word] = entry[1] end
  end
end

local function guard_methods(methods, owner, article, is_self)
  for word, text in next, signatures[owner] or {} do
    if methods[word] then methods[word] = guarded(article, is_self, word, text, methods[word]) end
  end
end

--- What several classes have from one place is guarded once, for all of them.
local shared = {}
local function guard_shared(methods, owner, name)
  local of_owner = shared[owner] or { classes = {}, methods = {} }
  shared[owner] = of_owner
  of_owner.classes[name] = true
  local function is_self(value)
    local state = states[value]
    return state ~= nil and of_owner.classes[state.class] == true
  end
  for word, text in next, signatures[owner] or {} do
    local method = methods[word]
    if method then
      of_owner.methods[method] = of_owner.methods[method] or guarded("a thing", is_self, word, text, method)
      methods[word] = of_owner.methods[method]
    end
  end
end

for _, described in ipairs(engine.api.classes) do
  local name, article = described[1], described[2]
  local methods = engine.classes[name].methods
  guard_methods(methods, name, article, function(value)
    local state = states[value]
    return state ~= nil and state.class == name
  end)
  for _, owner in ipairs(described[3]) do guard_shared(methods, owner, name) end
end
guard_methods(engine.collections.methods, "things", "several things", engine.collections.is)
