# SPDX-License-Identifier: MIT
# wxWidgets for the editor, and for nothing else, as one target. SYSTEM: its headers raise no warnings.
find_package(wxWidgets 3.2 REQUIRED COMPONENTS core base aui propgrid stc adv)

add_library(bulkhead_wx INTERFACE)
target_include_directories(bulkhead_wx SYSTEM INTERFACE ${wxWidgets_INCLUDE_DIRS})
target_compile_definitions(bulkhead_wx INTERFACE ${wxWidgets_DEFINITIONS})
target_compile_options(bulkhead_wx INTERFACE ${wxWidgets_CXX_FLAGS})
target_link_directories(bulkhead_wx INTERFACE ${wxWidgets_LIBRARY_DIRS})
target_link_libraries(bulkhead_wx INTERFACE ${wxWidgets_LIBRARIES})

# Names for assistive technology are set with GTK itself.
if(UNIX AND NOT APPLE)
  pkg_check_modules(gtk REQUIRED IMPORTED_TARGET gtk+-3.0)
  target_link_libraries(bulkhead_wx INTERFACE PkgConfig::gtk)
endif()
