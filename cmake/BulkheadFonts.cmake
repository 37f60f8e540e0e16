# SPDX-License-Identifier: MIT
# The type Bulkhead ships (Inter, SIL Open Font License), from Debian's package fonts-inter: copied into the build tree
# and installed beside the program, and a header with the characters it has.

set(BULKHEAD_FONT_FOLDER "/usr/share/fonts/opentype/inter" CACHE PATH "Where the font files of Inter are")
set(font_licence "/usr/share/doc/fonts-inter/copyright")
find_program(FC_QUERY fc-query REQUIRED)

foreach(face Regular Medium SemiBold Bold)
  list(APPEND font_files "${BULKHEAD_FONT_FOLDER}/Inter-${face}.otf")
endforeach()
foreach(file IN LISTS font_files font_licence)
  if(NOT EXISTS "${file}")
    message(FATAL_ERROR "${file} is missing; install the package fonts-inter")
  endif()
endforeach()

file(COPY ${font_files} DESTINATION "${CMAKE_BINARY_DIR}/${CMAKE_INSTALL_DATADIR}/bulkhead/fonts")
install(FILES ${font_files} DESTINATION "${CMAKE_INSTALL_DATADIR}/bulkhead/fonts")
install(FILES "${font_licence}" DESTINATION "${CMAKE_INSTALL_DATADIR}/bulkhead/fonts" RENAME LICENCE)

# All faces have the same characters.
list(GET font_files 0 regular_face)
set(glyph_table "${CMAKE_BINARY_DIR}/generated/rendering/text/glyph_table.h")
add_custom_command(OUTPUT "${glyph_table}"
  COMMAND "${CMAKE_COMMAND}" "-DFC_QUERY=${FC_QUERY}" "-DFONT=${regular_face}" "-DHEADER=${glyph_table}"
    -P "${CMAKE_SOURCE_DIR}/cmake/GlyphTable.cmake"
  DEPENDS "${regular_face}" "${CMAKE_SOURCE_DIR}/cmake/GlyphTable.cmake"
  COMMENT "Reading which characters Inter has")
