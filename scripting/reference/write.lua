-- SPDX-License-Identifier: MIT
-- lua5.4 write.lua ROOT WHAT FILE: writes what is said in scripting/engine/words/api.lua as `table` (a header for C++), `page`
-- (docs/lua-api.md), `definitions` (for language servers) or `standard` (for luacheck).
-- lua5.4 write.lua ROOT check: whether the files in docs/ are as they would be written.
local root, what, path = arg[1], arg[2], arg[3]

local function read(name)
  local file = assert(io.open(root .. "/" .. name, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

local engine = {}
for _, name in ipairs({ "bounds/limits", "words/api", "words/signature" }) do
  assert(load(read("scripting/engine/" .. name .. ".lua"), "@" .. name .. ".lua", "t"))(engine)
end

--- The functions that begin the sections of rules.lua.
local sections = { "rule", "mission_objective", "action", "stratagem", "dice_table", "choice_table", "plain_table" }

local function text_of(name)
  return assert(loadfile(root .. "/scripting/reference/" .. name .. ".lua"))(engine.api, engine.signature.parse, read, sections, engine.limits)
end

if what ~= "check" then
  local file = assert(io.open(path, "wb"))
  file:write(text_of(what))
  file:close()
  os.exit(0)
end
local good = true
for name, kind in pairs({ ["docs/lua-api.md"] = "page", ["docs/lua/bulkhead.lua"] = "definitions", ["docs/lua/luacheckrc"] = "standard" }) do
  if read(name) ~= text_of(kind) then
    good = false
    print(name .. " is not what scripting/engine/words/api.lua says: build the target renew_docs, and look at what changes")
  end
end
os.exit(good)
