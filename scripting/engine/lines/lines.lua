-- SPDX-License-Identifier: MIT
-- Lines of text, in which players decide: their words.
local engine = ...

local lines = engine.lines

-- The library's own: texts answer to the bounded ones once they are guarded, and a record may have many lines.
local find_raw, sub_raw, byte_raw = string.find, string.sub, string.byte
local quotation_mark = byte_raw('"')

--- In bytes.
lines.longest = engine.limits.characters_of_line

--- The words of a line; quotation marks hold several together, `#` as a word of its own begins a comment.
--- `quoted_none` is where a `none` stands in quotation marks, which is a text then; the last one.
function lines.words_of(line)
  if #line > lines.longest then return nil, "the line is longer than " .. lines.longest .. " characters" end
  -- With room for as many as most lines have.
  local words, count, at = { nil, nil, nil, nil }, 0, 1
  while true do
    local start, last, word = find_raw(line, "(%S+)", at)
    if not start or word == "#" then return words end
    if byte_raw(word) == quotation_mark then
      last = find_raw(line, '"', start + 1, true)
      if not last then return nil, "a quotation mark is left open" end
      word = sub_raw(line, start + 1, last - 1)
      if word == "none" then words.quoted_none = count + 1 end
    end
    count, at = count + 1, last + 1
    words[count] = word
  end
end

--- A line as it is kept: its text, its words, or why it has none, and its number where it has one.
function lines.line(text, number)
  local words, why = lines.words_of(text)
  return { text = text, number = number, words = words, why = why }
end

--- How many words a line has at most, by its first one; of those that are not here as many as are wanted.
local most_words = { place = 3, activate = 2, leaves = 4, operate = 3, breach = 3, act = 4, fights = 3, charges = 3, shoots = 5,
  pass = 3, agree = 2, number = 2 }

--- That so many words are all of a line, which has more.
function lines.nothing_behind(words, most)
  return 'nothing comes behind "' .. words[most] .. '": leave "' .. words[most + 1] .. '" out'
end

--- That a line has words behind its end, which nobody can tell what they mean; nothing where it has none.
function lines.superfluous(words)
  local most = most_words[words[1]]
  if (words[1] == "charges" or words[1] == "fights") and words[3] == "at" then
    return "write: " .. words[1] .. ' UNIT UNIT, without the word "at"'
  end
  if most and #words > most then return lines.nothing_behind(words, most) end
  if words[1] == "play" and #words > 2 and #words % 2 == 1 then
    return 'behind the card come "by" and a side, "on" and a target, "for" and how much is paid: leave "' .. words[#words] .. '" out'
  end
  if words[1] == "move" and words[4] and words[4] ~= "via" then return 'behind the place comes via, and places on the way' end
  if words[1] == "shoots" and words[5] and words[5] ~= "ordnance" then return 'behind the target comes ordnance, not "' .. words[5] .. '"' end
end
