-- SPDX-License-Identifier: MIT
-- Reads the signatures of `api.lua`.
local engine = ...

local signature = {}
engine.signature = signature

local function parameter(text)
  if text:sub(1, 3) == "..." then return { name = "...", type = text:match(": (.+)$"), optional = true, rest = true } end
  local name, type, mark = text:match("^([%w_]+): (.-)(%??)$")
  return { name = name, type = type, optional = mark == "?" }
end

--- `within(thing: place, inches: number): boolean` or `models: integer` as word, parameters (nothing for what is no
--- function) and results, each with type and whether it may be missing.
function signature.parse(text)
  local word, inside, behind = text:match("^([%w_]+)%((.-)%)(.*)$")
  if not word then
    word, behind = text:match("^([%w_]+)(: .+)$")
    inside = nil
  end
  local parsed = { word = word, parameters = inside and {}, results = {} }
  for each in (inside or ""):gmatch("[^,]+") do
    parsed.parameters[#parsed.parameters + 1] = parameter(each:match("^%s*(.-)$"))
  end
  for each in (behind:match("^: (.+)$") or ""):gmatch("[^,]+") do
    local type, mark = each:match("^%s*(.-)(%??)$")
    parsed.results[#parsed.results + 1] = { type = type, optional = mark == "?" }
  end
  return parsed
end
