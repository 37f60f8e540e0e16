-- SPDX-License-Identifier: MIT
-- Text for a narrow screen: wrapped at words, cut only where a message wants a part, and nothing in it that a terminal would obey.
local _, home = ...

local paper = {}
home.paper = paper

paper.columns = 40

local len, sub, gsub, find = string.len, string.sub, string.gsub, string.find

--- Without control characters and marks that turn the direction of writing; bytes that are no text become question marks.
function paper.clean(text)
  text = tostring(text)
  if not utf8.len(text) then text = gsub(text, "[\128-\255]", "?") end
  text = gsub(text, "[%c\127]", " ")
  text = gsub(gsub(text, "\226\128[\168-\174]", " "), "\226\129[\166-\169]", " ")
  return (gsub(text, "\194[\128-\159]", " "))
end

local function width(text) return utf8.len(text) or len(text) end

--- The first so many characters of a word, and the rest.
local function broken(word, most)
  local at = utf8.offset(word, most + 1) or len(word) + 1
  return sub(word, 1, at - 1), sub(word, at)
end

--- So much of a text as a message wants of it.
function paper.short(text, most)
  text = paper.clean(text)
  if width(text) <= most then return text end
  return (broken(text, most)) .. " …"
end

--- The lines of a text; those behind the first begin with `indent` blanks. Lines of the text stay lines.
function paper.wrap(text, indent)
  local lines, before = {}, string.rep(" ", indent or 0)
  for line in string.gmatch(text .. "\n", "(.-)\n") do
    line = paper.clean(line)
    local lead = string.match(line, "^ *")
    local now, is_empty = lead, true
    for word in string.gmatch(line, "%S+") do
      if not is_empty and width(now) + 1 + width(word) > paper.columns then
        lines[#lines + 1] = now
        now, is_empty = before, true
      end
      while width(now) + width(word) > paper.columns do
        local first, rest = broken(word, paper.columns - width(now))
        lines[#lines + 1] = now .. first
        now, word = before, rest
      end
      now = now .. (is_empty and "" or " ") .. word
      is_empty = false
    end
    lines[#lines + 1] = find(now, "%S") and now or ""
  end
  return lines
end

--- Several words as one: `A, B and C`.
function paper.several(words)
  if #words < 2 then return words[1] or "none" end
  return table.concat(words, ", ", 1, #words - 1) .. " and " .. words[#words]
end
