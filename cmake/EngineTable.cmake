# SPDX-License-Identifier: MIT
# cmake -DFOLDER=scripting/engine -DHEADER=… -P EngineTable.cmake
# Writes a header with the files of the battle engine, in the order of files.txt.
file(STRINGS "${FOLDER}/files.txt" names)
set(rows "")
foreach(name IN LISTS names)
  file(READ "${FOLDER}/${name}.lua" text)
  string(APPEND rows "    {\"${name}\", R\"engine(${text})engine\"},\n")
endforeach()
file(WRITE "${HEADER}" "// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace bulkhead {

struct EngineFile {
  std::string_view name;
  std::string_view text;
};

inline constexpr EngineFile engine_files[] = {
${rows}};

}  // namespace bulkhead
")
