-- SPDX-License-Identifier: MIT
-- Marks of things: the only place where rules keep anything, so that it is logged, shown and replayed.
local engine = ...
local classes, names, ordered = engine.classes, engine.names, engine.ordered
local states = engine.states

local marks = engine.marks

--- The marks of most things.
local none = {}

local function marks_of(object) return states[object].marks end

local function words_of(value) return value == true and "" or " " .. engine.in_words(value) end

local function simple(value)
  local kind = type(value)
  if kind == "nil" or kind == "boolean" or kind == "string" then return true end
  if kind == "number" then return value == value and value ~= math.huge and value ~= -math.huge end
  return states[value] ~= nil
end

--- Who is shocked may hold less; of no other mark does it depend who holds a marker, unless a rule says who may.
local function change_for(key) return key == "shocked" and engine.change_of_place or engine.change_of_points end

local longest, most = engine.limits.characters_of_mark, engine.limits.marks_of_thing

local function put(object, key, value, secret)
  if type(key) ~= "string" then error("a mark has a name, this one has a " .. type(key), 3) end
  if #key > longest or type(value) == "string" and #value > longest then
    error("a mark holds no more than " .. longest .. " characters", 3)
  end
  if not simple(value) then error('a mark holds yes or no, a number, a text or a thing; "' .. key .. '" was given a ' .. type(value), 3) end
  local state = states[object]
  if value == nil then value = true end
  local before = state.marks[key]
  if not before and #state.order >= most then error("one thing has no more than " .. most .. " marks", 3) end
  if before and before.value == value and not before.ends and not before.several then return before end
  local battle = engine.current
  change_for(key)("{}: {}{}", object, key, secret and ", in secret" or battle.is_read and words_of(value) or "")
  if state.marks == none then state.marks, state.order = {}, {} end
  if not before then state.order[#state.order + 1] = key end
  state.marks[key] = { value = value }
  return state.marks[key]
end

local function take(object, key, why)
  local state = states[object]
  if not state.marks[key] then return end
  change_for(key)("{}: no longer {}{}", object, key, why and ": " .. engine.in_words(why) or "")
  state.marks[key] = nil
  for index, other in ipairs(state.order) do
    if other == key then table.remove(state.order, index) break end
  end
end

--- How long a mark or an effect lasts. What is asked for last holds.
local duration = classes.define({ name = "duration", article = "a duration" })

local function ends(self, edge, what, player)
  local state = states[self]
  local next_one = false
  -- Before the first round the next one is the first; and the next to start is the next.
  if what == "next round" then what, next_one = "round", edge == "end" and engine.current.round > 0 end
  if not engine.current.sequence.spans[what] then
    error('there is no "' .. engine.in_words(what) .. '" that ' .. edge .. "s" ..
      names.hint(what, ordered.keys(engine.current.sequence.spans)), 3)
  end
  if not state.is_timed then engine.current.timed[#engine.current.timed + 1] = state end
  state.is_timed = true
  state.mark.ends = { edge = edge, what = what, player = player, left = next_one and 1 or 0 }
  return self
end

function duration.methods:until_end_of(what, player) return ends(self, "end", what, player) end
function duration.methods:until_start_of(what, player) return ends(self, "start", what, player) end
function duration.methods:until_it_moves()
  local state = states[self]
  state.mark.ends = { edge = "move" }
  return self
end

--- Marks a thing with something; the log does not say what.
function marks.set_secretly(object, key, value) put(object, key, value, true) end

marks.methods = {}

function marks.methods:set(key, value) put(self, key, value) end
function marks.methods:get(key)
  local mark = marks_of(self)[key]
  return mark and mark.value
end
--- Whether it has a mark; with a value, whether that is its value, or among others.
function marks.methods:has(key, value)
  local mark = marks_of(self)[key]
  if not mark then return false end
  if value == nil then return mark.value ~= false end
  if mark.several then
    for _, each in ipairs(mark.several) do if each == value then return true end end
    return false
  end
  return mark.value == value
end
function marks.methods:clear(key, why) take(self, key, why) end
function marks.methods:add_to(key, value)
  local state = states[self]
  local mark = state.marks[key]
  local several = mark and (mark.several or { mark.value }) or {}
  for _, each in ipairs(several) do if each == value then return end end
  mark = put(self, key, value)
  several[#several + 1] = value
  mark.several = several
end
function marks.methods:count_up(key, by)
  local before = marks.methods.get(self, key)
  if before ~= nil and type(before) ~= "number" then
    error("count_up adds to a number, and the mark \"" .. engine.in_words(key) .. "\" is " .. engine.in_words(before), 2)
  end
  local now = (before or 0) + (by or 1)
  put(self, key, now)
  return now
end
function marks.methods:mark(key, value)
  local mark = put(self, key, value)
  return classes.new(duration, { name = key, of = self, key = key, mark = mark })
end
--- What only players can heed, shown beside the thing while it lasts.
function marks.methods:effect(words) return marks.methods.mark(self, engine.in_words(words)) end

function marks.give(class)
  classes.inherit(class, marks.methods)
end

function marks.begin(state)
  state.marks, state.order = none, none
  return state
end

local function is_over(mark_of, edge, what, player)
  local last = mark_of.mark.ends
  if not last or last.edge ~= edge or last.what ~= what then return false end
  if last.player and player and last.player ~= player then return false end
  if last.left > 0 then
    last.left = last.left - 1
    return false
  end
  return true
end

--- Takes away what lasts until this start or end; `player` is whose turn or phase it is.
function marks.expire(edge, what, player)
  local timed = engine.current.timed
  if #timed == 0 then return end
  local kept = {}
  engine.current.timed = kept
  for _, each in ipairs(timed) do
    local there = states[each.of].marks[each.key] == each.mark
    if there and is_over(each, edge, what, player) then
      take(each.of, each.key)
    elseif there then
      kept[#kept + 1] = each
    end
  end
end

--- Takes away what lasts until the unit moves.
function marks.expire_with_move(object)
  local state = states[object]
  for _, key in ipairs({ table.unpack(state.order) }) do
    local last = state.marks[key].ends
    if last and last.edge == "move" then take(object, key) end
  end
end
