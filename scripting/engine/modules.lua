-- SPDX-License-Identifier: MIT
-- The engine's modules, each a table that a file of its own fills: any file may hold on to any of them, whichever is read
-- first.
local engine = ...

for name in string.gmatch([[
  activations answers asides battle cards chart classes collections coming control cures decisions deployment events
  expectations given goals ground guard home items lengths library lines log_of_battle lookup marks measure names
  offer ordered patterns placing random record rehearsal report scoring sequence space tables verbs
]], "[%a_]+") do engine[name] = {} end

--- What the objects that scripts hold stand for, each by its object.
engine.states = setmetatable({}, { __mode = "k" })
