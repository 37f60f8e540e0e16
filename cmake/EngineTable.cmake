# SPDX-License-Identifier: MIT
# cmake -DFOLDER=scripting -DHEADER=… -P EngineTable.cmake
# Writes a header with the files of the battle engine, in the order of its files.txt, and with those of its home at a table.
function(rows_of folder prefix suffix result)
  file(STRINGS "${FOLDER}/${folder}/files.txt" names)
  set(rows "")
  foreach(name IN LISTS names)
    file(READ "${FOLDER}/${folder}/${name}.lua" text)
    string(APPEND rows "    {\"${prefix}${name}${suffix}\", R\"engine(${text})engine\"sv},\n")
  endforeach()
  set(${result} "${rows}" PARENT_SCOPE)
endfunction()

rows_of(engine "" "" engine)
rows_of(table "table/" ".lua" table)
foreach(name IN ITEMS play.lua README.txt)
  file(READ "${FOLDER}/table/${name}" text)
  string(APPEND table "    {\"${name}\", R\"engine(${text})engine\"sv},\n")
endforeach()
file(WRITE "${HEADER}" "// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace bulkhead {

using std::string_view_literals::operator\"\"sv;  // long texts are not gone through to find how long they are

struct EngineFile {
  std::string_view name;
  std::string_view text;
};

inline constexpr EngineFile engine_files[] = {
${engine}};

/// Besides the engine, what a folder needs in which a mission is played with nothing but Lua.
inline constexpr EngineFile table_files[] = {
${table}};

}  // namespace bulkhead
")
