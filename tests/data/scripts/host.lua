-- SPDX-License-Identifier: MIT
-- Loads the rules file arg[1] as docs/rules-lua.md says, runs each section's function, and keeps what they say.
found, environment, has_function = {}, {}, {}
function rule(fields, body)
  local own = {}
  found[fields.id], environment[fields.id], has_function[fields.id] = fields, own, body ~= nil
  if body then pcall(body, own) end
end
mission_objective, stratagem = rule, rule
dofile(arg[1])
