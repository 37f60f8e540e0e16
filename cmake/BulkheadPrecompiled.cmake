# SPDX-License-Identifier: MIT
# Headers that most sources of a target read, compiled once for each target or for several of its sources. Sources include
# what they use all the same: .ci/run reads those that change with g++ and with clang-tidy, each by itself and without
# precompiled headers.

option(BULKHEAD_PRECOMPILED_HEADERS "Compile headers once for each target, or for several sources of it" ON)

set(bulkhead_standard_headers
  <algorithm> <array> <cmath> <cstdint> <filesystem> <functional> <map> <memory> <optional> <set> <span> <string>
  <string_view> <utility> <variant> <vector> <tl/expected.hpp> <fmt/format.h>
  <model/mission/mission.h>)
set(bulkhead_test_headers ${bulkhead_standard_headers} <gtest/gtest.h> <rapidcheck/gtest.h>)
set(bulkhead_wx_headers
  ${bulkhead_standard_headers} <wx/wx.h> <wx/dataview.h> <wx/propgrid/propgrid.h> <wx/scrolwin.h> <wx/weakref.h>)

# bulkhead_precompile(<target> <header>…): only with clang, whose precompiled headers pay.
function(bulkhead_precompile target)
  if(BULKHEAD_PRECOMPILED_HEADERS AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_precompile_headers(${target} PRIVATE ${ARGN})
    target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")  # the same headers, the same bytes
  endif()
endfunction()

# bulkhead_compile_together(<target> [WITHOUT <source>…]): eight of its sources at once. That pays where headers take most
# of the time, as those of windows do, and costs where sources do (docs/performance.md, Building). What two of them name in
# namespaces without a name must differ; those WITHOUT stand by themselves.
function(bulkhead_compile_together target)
  cmake_parse_arguments(PARSE_ARGV 1 together "" "" "WITHOUT")
  if(BULKHEAD_PRECOMPILED_HEADERS AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
    list(TRANSFORM together_WITHOUT PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
    set_source_files_properties(${together_WITHOUT} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
endfunction()
