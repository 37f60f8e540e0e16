# SPDX-License-Identifier: MIT
# Headers that most sources of a target read, compiled once for each target. Sources include what they use all the same:
# .ci/run reads those that change with g++ and with clang-tidy, both without precompiled headers.

option(BULKHEAD_PRECOMPILED_HEADERS "Compile the headers of libraries once for each target" ON)

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
