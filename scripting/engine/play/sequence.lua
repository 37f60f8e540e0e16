-- SPDX-License-Identifier: MIT
-- The order of play, as the game system says it: set-up steps, rounds, turns, phases, steps. At each moment marks end,
-- items are told, actions are done, objectives are scored; then the players may decide something.
local engine = ...
local activations, cards, coming, control = engine.activations, engine.cards, engine.coming, engine.control
local decisions, events, goals, marks = engine.decisions, engine.events, engine.goals, engine.marks
local placing, scoring = engine.placing, engine.scoring
local states = engine.states

local sequence = engine.sequence

local function underscored(name) return (string.gsub(name, "-", "_")) end

--- All moments that a battle of this system has, as records call them; not to be changed.
function sequence.moments() return engine.current.sequence.moments end

--- A moment: its `name` as objectives and records call it, and the `event` by which items hear of it.
local function named(name, event) return { name = name, event = event or "on_" .. underscored(name) } end

--- A phase with its moments, and what those call it who say how long something lasts.
local function phase_of(data)
  local phase = { id = data.id, is_of_turn = data.of == "turn", span = string.gsub(data.id, "-", " ") .. " phase", steps = {} }
  phase.starts, phase.ends = named(phase.id .. "-phase-start"), named(phase.id .. "-phase-end")
  for index, step in ipairs(data.steps) do phase.steps[index] = named(step.id .. "-step") end
  return phase
end

local battle_starts, battle_ends = named("battle-start"), named("battle-end")
local round_starts, round_ends = named("round-start"), named("round-end")
local turn_starts, turn_ends = named("turn-start"), named("turn-end")
--- Where units are activated in turn; items hear of the turn of the one that is.
sequence.activation = { name = "activation" }

--- All moments that a battle of a system has, as records call them.
local function moments_of(system)
  local all = { "battle-start", "battle-end", "round-start", "round-end", "turn-start", "turn-end" }
  for _, step in ipairs(system.set_up) do
    for _, edge in ipairs({ "", "-start", "-end" }) do all[#all + 1] = step.id .. edge end
  end
  for _, phase in ipairs(system.phases) do
    all[#all + 1], all[#all + 2] = phase.id .. "-phase-start", phase.id .. "-phase-end"
    for _, step in ipairs(phase.steps) do all[#all + 1] = step.id .. "-step" end
  end
  if system.turns == "activations" then all[#all + 1] = "activation" end
  return all
end

--- The names of a system's moments, by step, its phases, those of a round and those of a turn, and what marks may last
--- until: `round`, `turn`, `phase`, `battle`, and each phase by its name.
local function names_in(system)
  local all = { battle_starts, battle_ends, round_starts, round_ends, turn_starts, turn_ends, sequence.activation }
  local names = { spans = { battle = true, round = true, turn = true, phase = true }, of = {}, phases = { round = {}, turn = {} }, all = all }
  for _, step in ipairs(system.set_up) do
    names.of[step] = {
      -- A step and its start are one moment with two names.
      alias = step.id .. "-start",
      starts = named(step.id, "on_" .. underscored(step.id) .. "_start"), ends = named(step.id .. "-end"),
    }
    all[#all + 1], all[#all + 2] = names.of[step].starts, names.of[step].ends
  end
  for index, data in ipairs(system.phases) do
    local phase, others = phase_of(data), names.phases[data.of]
    others[#others + 1], names.spans[phase.span] = phase, true
    all[#all + 1], all[#all + 2] = phase.starts, phase.ends
    table.move(phase.steps, 1, #phase.steps, #all + 1, all)
    for _, at in ipairs({ phase.starts, phase.ends, table.unpack(phase.steps) }) do at.phase = phase end
    -- Where units are activated in turn, that is what the last phase of a round is for.
    phase.has_activations = index == #system.phases and system.turns == "activations"
  end
  names.moments = moments_of(system)
  return names
end

--- By system, as all battles of a mission have it in common.
local names_known = setmetatable({}, { __mode = "k" })

function sequence.begin(battle)
  local system = battle.data.system
  local names = names_known[system] or names_in(system)
  names_known[system] = names
  battle.sequence = {
    spans = names.spans, names = names.of, phases = names.phases, moments = names.moments,
    counts = { battle = 1, round = 0, turn = 0, phase = 0 },
  }
end

--- Notes at which moments items hear of it, or objectives are scored, or something may be placed, and the phases that have
--- such moments or activations, of a round and of a turn also whether one has. To be called once the items are there.
function sequence.note_concerned(battle)
  local concerned, all = {}, names_known[battle.data.system].all
  local hearers, scored_rows, places = battle.hearers, battle.scored_rows, battle.placing_items[1] ~= nil
  for index = 1, #all do
    local at = all[index]
    if hearers[at.event] or scored_rows[at.name] or places then
      concerned[at] = true
      if at.phase then concerned[at.phase] = true end
    end
  end
  for _, phases in next, battle.sequence.phases do
    for index = 1, #phases do
      local phase = phases[index]
      if phase.has_activations or concerned[phase] then concerned[phase], concerned[phases] = true, true end
    end
  end
  battle.concerned = concerned
end

--- What comes of a moment by itself.
local function happen(battle, at, whose)
  local name, event = at.name, at.event
  if battle.hearers[event] then
    if whose then events.tell(event, whose) else events.tell(event) end
  end
  if battle.placing_items[1] then placing.at(name, battle.alias) end
  if battle.begun_actions[1] then cards.complete_at(name, whose) end
  control.look(name)
  if battle.scored_rows[name] then scoring.at(name, whose) end
  battle.depth = 0
end

--- Whether something waits for a moment, whichever it is.
local function is_anything_due(battle)
  return battle.looked ~= battle.version or battle.has_secured or battle.begun_actions[1]
end

--- One moment; `whose` is the player whose own it is. Most are passed, and concern nobody.
local function moment(at, whose)
  local battle = engine.current
  if battle.over then return end
  battle.moment, battle.whose = at.name, whose
  if battle.concerned[at] or is_anything_due(battle) then
    happen(battle, at, whose)
  end
  local target = battle.target
  if target and (target.to_end and not battle.ending or decisions.is_passed(at.name, whose)) then return end
  battle.open_moments = { { name = at.name, alias = battle.alias, of = "", about = battle.chosen, whose = whose } }
  decisions.free(at.name, whose)
  battle.open_moments = {}
end

--- Items hear of the set-up as a whole; of a step that is called so they hear as of any other.
local function begin_set_up(battle)
  for _, step in ipairs(battle.data.system.set_up) do if step.id == "set-up" then return end end
  events.tell("on_set_up_start")
  battle.depth = 0
end

local function set_up(battle)
  begin_set_up(battle)
  for _, step in ipairs(battle.data.system.set_up) do
    local names = battle.sequence.names[step]
    goals.at(step.id)
    battle.alias = names.alias
    moment(names.starts)
    battle.alias = nil
    if step.id == "first-turn-decided" and not battle.first_decided then sequence.decide_first() end
    moment(names.ends)
  end
end

--- Who goes first, by what the system says.
function sequence.decide_first()
  local battle = engine.current
  local order = battle.data.system.order
  local first = battle.first
  if order == "attacker" or order == "defender" then
    first = engine.battle.by_role(order)
  elseif order == "alternate" then
    -- Whoever is first begins; after that the other one.
    first = battle.first_decided and battle.first.opponent or battle.first
  elseif order == "first-deployed" then
    first = battle.first_deployed or battle.first
  elseif order == "roll-off" or order == "initiative" then
    first = engine.battle.roll_off("the first turn")
  end
  battle.first = first or battle.players[1]
  battle.first_decided = true
  engine.change("First turn: {}", battle.first)
end

--- Why nothing is done any more that a turn is for: it was ended, or the battle; nothing where it goes on, or, of what is
--- there `for_ends`, where this is the end of a phase, of the turn or of the battle, which come all the same.
function sequence.over_refusal(for_ends)
  local battle = engine.current
  if for_ends and string.find(battle.moment or "", "%-end$") then return nil end
  if battle.ending then return "the battle ends here, and nothing more is done" end
  if battle.turn_was_ended and battle.active then
    return "the turn of " .. tostring(battle.active) .. " was ended, and nothing more is done in it"
  end
end

local run_turn

--- The players go no farther than the next moment, as the one that they go to comes no more.
local function stop_short(battle, target)
  engine.log("{} comes no more: the next moment is as far as this goes", coming.in_words(target))
  battle.target = { next_one = true }
end

--- What lasts until a phase starts or ends: this one, by its name, or any.
local function expire(edge, span, whose)
  marks.expire(edge, span, whose)
  marks.expire(edge, "phase", whose)
end

--- On the way to the end of the battle nobody notices a phase, or several, that concern nobody.
local function passes_unnoticed(battle, concerning)
  local target = battle.target
  if not target or not target.to_end or battle.concerned[concerning] then return false end
  return not battle.timed[1] and not is_anything_due(battle)
end

local function run_phase(battle, phase, whose)
  local counts = battle.sequence.counts
  counts.phase = counts.phase + 1
  if passes_unnoticed(battle, phase) then return end
  if battle.timed[1] then expire("start", phase.span, whose) end
  local who = phase.is_of_turn and whose or nil
  moment(phase.starts, who)
  local steps = phase.steps
  for index = 1, #steps do
    if battle.turn_is_over then break end
    moment(steps[index], who)
  end
  if phase.has_activations then activations.run(moment, run_turn) end
  moment(phase.ends, who)
  if battle.timed[1] then expire("end", phase.span, whose) end
end

local function run_phases(battle, of, whose)
  local phases, counts = battle.sequence.phases[of], battle.sequence.counts
  if passes_unnoticed(battle, phases) then
    counts.phase = counts.phase + #phases
    return
  end
  for index = 1, #phases do
    if battle.over or battle.turn_is_over then return end
    battle.phase = phases[index].id
    run_phase(battle, phases[index], whose)
    battle.phase = nil
  end
end

--- What held for a turn is forgotten.
local function forget_turn(battle)
  if not battle.has_facts then return end
  battle.has_facts = false
  for index = 1, #battle.units do
    local facts = states[battle.units[index]].facts
    facts.moved, facts.advanced, facts.fell_back, facts.charged = nil, nil, nil, nil
    facts.shot_at, facts.arrived, facts.acted = nil, nil, nil
  end
end

--- One turn of a player; `unit` is the one that is activated, where that is what a turn is.
function run_turn(battle, whose, unit)
  battle.active, battle.turn_is_over, battle.turn_was_ended = whose, false, false
  battle.sequence.counts.turn = battle.sequence.counts.turn + 1
  forget_turn(battle)
  marks.expire("start", "turn", whose)
  if unit then events.tell("on_activation_start", unit) end
  moment(turn_starts, whose)
  if not unit then run_phases(battle, "turn", whose) end
  local target = battle.target
  if battle.turn_is_over and target and target.round == battle.round and target.whose == whose and not coming.comes(battle, target) then
    stop_short(battle, target)
  end
  battle.turn_is_over = false
  if unit then events.tell("on_activation_end", unit) end
  moment(turn_ends, whose)
  marks.expire("end", "turn", whose)
  battle.active, battle.turn_was_ended = nil, false
end

--- Whether a player has a turn now.
local function has_turn(battle, player)
  local reasons = events.refusals("take_turn", player)
  if #reasons == 0 then return true end
  engine.change("{} has no turn: {}", player, table.concat(reasons, "; "))
  local target = battle.target
  if target and target.round == battle.round and target.whose == player then stop_short(battle, target) end
  return false
end

local function run_turns(battle)
  local order = { battle.first, battle.first.opponent }
  local index = 1
  battle.turns = order
  while order[index] and not battle.over do
    battle.turn_index = index
    if has_turn(battle, order[index]) then run_turn(battle, order[index]) end
    if battle.next_turn then
      table.insert(order, index + 1, battle.next_turn)
      battle.next_turn = nil
    end
    index = index + 1
  end
  battle.turns = nil
end

--- Of a system that does not say how many rounds a battle has.
local usual_rounds = 5

local function rounds_of(system) return system.rounds > 0 and system.rounds or usual_rounds end

--- The round that no other comes after, whatever is rolled.
function sequence.last_round()
  local system = engine.current.data.system
  local last = rounds_of(system)
  for _, another in ipairs(system.another_rounds) do last = math.max(last, another.after + 1) end
  return last
end

local function goes_on(battle)
  local system = battle.data.system
  if battle.round < rounds_of(system) then return true end
  for index, another in ipairs(system.another_rounds) do
    if another.after == battle.round then
      -- Whoever goes first rolls for the first of them, the other for the next, and so in turn.
      local by = index % 2 == 0 and battle.first.opponent or battle.first
      return by:roll("D" .. another.die, "another round") >= another.needs
    end
  end
  return false
end

local function run_round(battle)
  battle.round = battle.round + 1
  battle.sequence.counts.round = battle.round
  marks.expire("start", "round")
  local order = battle.data.system.order
  if not battle.first_decided or (battle.round > 1 and (order == "initiative" or order == "alternate")) then
    sequence.decide_first()
  end
  battle.initiative = battle.first
  local target = battle.target
  if target and target.round and target.round < battle.round then stop_short(battle, target) end
  moment(round_starts)
  run_phases(battle, "round", nil)
  if battle.data.system.turns == "players" then run_turns(battle) end
  target = battle.target
  local is_later = target and (target.moment == "round-end" or target.moment == "battle-end")
  if target and target.round == battle.round and not is_later then stop_short(battle, target) end
  moment(round_ends)
  marks.expire("end", "round")
end

--- The whole battle.
function sequence.run()
  local battle = engine.current
  set_up(battle)
  scoring.begin()
  moment(battle_starts)
  battle.begun = true
  repeat run_round(battle) until battle.over or not goes_on(battle)
  battle.over, battle.ending = false, true
  if battle.target and decisions.is_passed(battle_ends.name) then stop_short(battle, battle.target) end
  moment(battle_ends)
  battle.over = true
  battle.winner = scoring.winner() or false
  battle.decided = true
  engine.log("{}", battle.winner and "Winner: " .. tostring(battle.winner) or "Winner: nobody, it is a draw")
  decisions.aftermath()
end
