-- SPDX-License-Identifier: MIT
-- The battle engine: one set of files, at home wherever Lua 5.4 is. Its host measures, compiles, catches errors and hands
-- over the players' lines; it is asked nothing else. A battle runs as a coroutine that gives up whenever a line is wanted.
local engine = ...
local answers, battle, collections, lines = engine.answers, engine.battle, engine.collections, engine.lines
local lookup, marks, ordered, record = engine.lookup, engine.marks, engine.ordered, engine.record
local sequence = engine.sequence

--- The words that an object of a class answers to, for messages: those that all things share come last.
function engine.names_of(name)
  if name == "collection" then return collections.words() end
  local class, words = engine.classes[name], {}
  local function add(members, shared)
    for word in ordered.pairs(members) do
      if (marks.methods[word] ~= nil) == shared then words[#words + 1] = word end
    end
  end
  add(class.fields, false)
  add(class.methods, false)
  add(class.methods, true)
  return words
end

--- Ends the battle for good, with the reason.
function engine.stop(why)
  engine.current.stopped = why
  coroutine.yield({ status = "stopped", why = why })
end

--- An expectation is not met; `why` says so in a sentence.
function engine.fail(line, wanted, got, why)
  engine.current.failed = true
  coroutine.yield({ status = "failed", line = line, wanted = wanted, got = got, why = why })
end
function engine.misunderstood(line, why) coroutine.yield({ status = "misunderstood", line = line, why = why }) end
function engine.not_allowed(line, why) coroutine.yield({ status = "refused", line = line, why = why }) end

--- A rule took more than it may: the battle goes no further.
function engine.give_up(why)
  engine.current.broken = why
  if coroutine.isyieldable() then coroutine.yield({ status = "broken", why = why }) end
end

local asides = { refused = true, expect = true, fact = true, correct = true, answers = true }

--- The words of the next line that decides something; nothing where none is left. What is told or expected before it may
--- be said while something is asked.
local function words_ahead()
  local host, skipped = engine.current.host, 0
  while true do
    local line = host.look_ahead(skipped)
    local words = line and line.words
    if not words or #words > 0 and not asides[words[1]] then return words end
    skipped = skipped + 1
  end
end

--- Whether the next line is about what is offered or asked, or a player is there to be asked.
function engine.is_answered(question)
  local host = engine.current.host
  if not host.look_ahead then return question.kind ~= "agree" or host.interactive == true end
  local words = words_ahead()
  if not words then return host.interactive == true end
  if question.kind == "place" then return words[1] == "pass" or answers.places(words, question) end
  if question.kind == "move" then
    return words[1] == "pass" or words[1] == "move" and lookup.is_unit(words[2], question.unit)
  end
  if question.kind == "choose" then return words[1] == "pass" or words[1] == "choose" end
  if question.kind == "order" then return words[1] == "order" end
  return words[1] == "agree" or answers.plays(words, question.card, question.by)
end

--- What is decided next, as `lines.line` makes it: the next of the lines that are written down, and after them what
--- the host hands over. Where no rule is at work, a host may think of it at once, and nobody has to wait.
function engine.next_line(question)
  local host = engine.current.host
  local written = host.take_line and host.take_line(question)
  if written then return written end
  local thought = host.think and question.kind == "free" and host.think(question)
  if engine.current.broken then engine.give_up(engine.current.broken) end
  -- Nothing is left to decide once the battle has come to its end.
  if host.ends_by_itself and engine.current.ending and question.kind == "free" then return lines.line("go") end
  if thought then record.begin_line(thought) end
  return lines.line(thought or coroutine.yield({ status = "needs", question = question }))
end

--- Begins a battle. The result's `resume(line)` goes on and gives a table with `status`: "needs" a line, "refused" or
--- "misunderstood" the line, "failed" an expectation, "stopped", "ended", or "broken" where a rule took more than it may or
--- the engine itself failed.
function engine.play(data, host, options)
  local state = battle.begin(data, host, options or {})
  local thread = coroutine.create(function()
    sequence.run()
    return { status = "ended" }
  end)
  local playing = { state = state }
  function playing.resume(line)
    engine.current = state
    if state.broken then return { status = "broken", why = state.broken } end
    local good, answer = coroutine.resume(thread, line)
    if not good then return { status = "broken", why = answer } end
    -- What was no decision is not written down.
    if answer.status ~= "needs" and answer.status ~= "ended" and answer.line then record.drop_line() end
    return answer
  end
  --- A line that is not among those that were written down.
  function playing.say(line)
    engine.current = state
    record.begin_line(line)
    return playing.resume(line)
  end
  return playing
end
