# SPDX-License-Identifier: MIT
# What needs many or large libraries and is seldom asked for, so that a program may load it when it is: the command line
# starts sooner without them (docs/performance.md).

set(bulkhead_module_folder "${CMAKE_INSTALL_LIBDIR}/bulkhead")

# bulkhead_on_demand(<name> USES <room>… PRIVATE <library>… BASE <source>…): the present folder as three targets.
#   bulkhead_<name>            a library of all its sources, without two, for programs that always have it
#   bulkhead_<name>_module     bulkhead-<name>.so: that library and module.cpp, with the BASE, which is what it uses of
#                              other rooms, compiled as modules want it
#   bulkhead_<name>_on_demand  on_demand.cpp: the same functions, which load the module
function(bulkhead_on_demand name)
  cmake_parse_arguments(PARSE_ARGV 1 part "" "" "USES;PRIVATE;BASE")
  bulkhead_room(${name} USES ${part_USES} PRIVATE ${part_PRIVATE} EXCLUDE on_demand.cpp module.cpp)
  set_target_properties(bulkhead_${name} PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden)

  add_library(bulkhead_${name}_module MODULE module.cpp ${part_BASE})
  target_link_libraries(bulkhead_${name}_module PRIVATE bulkhead_${name} fmt::fmt)
  target_link_options(bulkhead_${name}_module PRIVATE "LINKER:--as-needed")
  target_compile_definitions(bulkhead_${name}_module PRIVATE BULKHEAD_VERSION="${PROJECT_VERSION}")
  target_include_directories(bulkhead_${name}_module PRIVATE "${CMAKE_BINARY_DIR}/generated")
  set_target_properties(bulkhead_${name}_module PROPERTIES PREFIX "" OUTPUT_NAME bulkhead-${name}
    CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
    LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/${bulkhead_module_folder}")
  install(TARGETS bulkhead_${name}_module DESTINATION "${bulkhead_module_folder}")

  add_library(bulkhead_${name}_on_demand STATIC on_demand.cpp)
  foreach(used IN LISTS part_USES)
    target_link_libraries(bulkhead_${name}_on_demand PUBLIC bulkhead_${used})
  endforeach()
endfunction()

# bulkhead_uses_on_demand(<room> <name>): a room that uses such a part. A program has it linked, or loads it when it is
# needed if its property BULKHEAD_ON_DEMAND is set.
function(bulkhead_uses_on_demand room name)
  set(on_demand "$<BOOL:$<TARGET_PROPERTY:BULKHEAD_ON_DEMAND>>")
  target_link_libraries(bulkhead_${room} PUBLIC "$<IF:${on_demand},bulkhead_${name}_on_demand,bulkhead_${name}>")
endfunction()

# What such parts use of the model.
foreach(source IN ITEMS contracts plain_text result source_date)
  list(APPEND module_base "${CMAKE_SOURCE_DIR}/model/base/${source}.cpp")
endforeach()
