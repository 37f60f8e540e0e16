-- SPDX-License-Identifier: MIT
-- Reads the signatures of `api.lua`.
local engine = ...

local signature = {}
engine.signature = signature

-- The library's own: this is done where a method is first called, and texts answer to the bounded ones then.
local match, gmatch, sub = string.match, string.gmatch, string.sub

local function parameter(text)
  if sub(text, 1, 3) == "..." then return { name = "...", type = match(text, ": (.+)$"), optional = true, rest = true } end
  local name, type, mark = match(text, "^([%w_]+): (.-)(%??)$")
  return { name = name, type = type, optional = mark == "?" }
end

--- `within(thing: place, inches: number): boolean` or `models: integer` as word, parameters (nothing for what is no
--- function) and results, each with type and whether it may be missing.
function signature.parse(text)
  local word, inside, behind = match(text, "^([%w_]+)%((.-)%)(.*)$")
  if not word then
    word, behind = match(text, "^([%w_]+)(: .+)$")
    inside = nil
  end
  local parsed = { word = word, parameters = inside and {}, results = {} }
  for each in gmatch(inside or "", "[^,]+") do
    parsed.parameters[#parsed.parameters + 1] = parameter(match(each, "^%s*(.-)$"))
  end
  for each in gmatch(match(behind, "^: (.+)$") or "", "[^,]+") do
    local type, mark = match(each, "^%s*(.-)(%??)$")
    parsed.results[#parsed.results + 1] = { type = type, optional = mark == "?" }
  end
  return parsed
end
