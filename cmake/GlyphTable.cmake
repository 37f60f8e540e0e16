# SPDX-License-Identifier: MIT
# cmake -DFC_QUERY=… -DFONT=… -DHEADER=… -P GlyphTable.cmake
# Writes a header with the characters that a font file has glyphs for.
execute_process(COMMAND "${FC_QUERY}" --format "%{charset}" "${FONT}"
  OUTPUT_VARIABLE charset COMMAND_ERROR_IS_FATAL ANY)
if(NOT charset)
  message(FATAL_ERROR "${FONT} names no characters")
endif()
string(REPLACE " " ";" ranges "${charset}")
set(rows "")
foreach(range IN LISTS ranges)
  if(range MATCHES "^([0-9a-f]+)-([0-9a-f]+)$")
    string(APPEND rows "    {0x${CMAKE_MATCH_1}, 0x${CMAKE_MATCH_2}},\n")
  else()
    string(APPEND rows "    {0x${range}, 0x${range}},\n")
  endif()
endforeach()
file(WRITE "${HEADER}" "// SPDX-License-Identifier: MIT
#pragma once

namespace bulkhead {

struct CharacterRange {
  char32_t first = 0;
  char32_t last = 0;
};

/// In ascending order.
inline constexpr CharacterRange glyphs_of_shipped_type[] = {
${rows}};

}  // namespace bulkhead
")
