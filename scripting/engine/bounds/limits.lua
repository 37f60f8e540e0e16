-- SPDX-License-Identifier: MIT
-- What a battle may come to, whatever its rules do. What its host limits besides, the process and its memory, stands in
-- scripting/limits.h; docs/rehearsal.md has both as a table, which tests hold to them.
local engine = ...

engine.limits = {
  lines_of_battle = 10000,
  characters_of_line = 10000,
  bytes_of_chunk = 65536,
  bytes_of_battle_file = 2097152,
  things_of_kind = 1000,
  bytes_of_uncounted_condition = 200,
  changes_of_decision = 10000,
  errors_of_item = 3,
  lines_of_log = 50000,
  characters_of_log = 2000000,
  characters_in_log = 1000,
  characters_of_reason = 100,
  marks_of_thing = 1000,
  characters_of_mark = 1000,
  answers = 200,
  questions_of_record = 100000,
  questions_of_line = 200,
  pcall_in_each_other = 100,
  characters_of_text = 100000,
  entries_sorted = 1000,
  entries_of_table = 10000,
  values_at_once = 200,
  steps_of_pattern = 200000,
  captures_of_pattern = 32,
  characters_compared = 100000000,
  events_in_each_other = 16,
  dice_of_roll = 100,
  sides_of_die = 1000,
  lines_of_automatic_battle = 10000,
  tries_of_answer = 20,
}
