# SPDX-License-Identifier: MIT
# cmake "-DICONS=a.svg;b.svg" -DHEADER=… -P IconTable.cmake
# Writes a header with the icons' names and drawings.
set(rows "")
foreach(icon IN LISTS ICONS)
  get_filename_component(name "${icon}" NAME_WE)
  file(READ "${icon}" drawing)
  string(APPEND rows "    {\"${name}\", R\"svg(${drawing})svg\"},\n")
endforeach()
file(WRITE "${HEADER}" "// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace bulkhead {

struct IconDrawing {
  std::string_view name;
  std::string_view svg;
};

inline constexpr IconDrawing icon_drawings[] = {
${rows}};

}  // namespace bulkhead
")
