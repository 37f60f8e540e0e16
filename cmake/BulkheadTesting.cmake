# SPDX-License-Identifier: MIT
# How tests are registered: each once as it is and, where a comma locale is at hand, those that read or write numbers
# once more under it, so that one run of ctest answers for both. That nothing else depends on the locale is shown by
# tests/locale, from what the object files call.

# A folder (LOCPATH) that holds the locale de_DE.UTF-8, in which 1.5 is printed as 1,5. `./test` makes it.
set(BULKHEAD_COMMA_LOCALE "" CACHE PATH "Folder with a comma locale to run the tests of numbers under once more")

# The environment of the second run; the tests' main() refuses to run if it does not get the comma it expects.
set(bulkhead_comma_environment
  "LC_ALL=de_DE.UTF-8" "LOCPATH=${BULKHEAD_COMMA_LOCALE}" "BULKHEAD_EXPECT_COMMA=1")

# bulkhead_test(<name> [NUMBERS] LABEL <label> COMMAND <program> <argument>…): a program as one test. NUMBERS: it reads or
# writes numbers.
function(bulkhead_test name)
  cmake_parse_arguments(PARSE_ARGV 1 test "NUMBERS" "LABEL" "COMMAND")
  add_test(NAME ${name} COMMAND ${test_COMMAND})
  set_tests_properties(${name} PROPERTIES TIMEOUT 600 LABELS "${test_LABEL}")
  if(BULKHEAD_COMMA_LOCALE AND test_NUMBERS)
    add_test(NAME comma-locale/${name} COMMAND ${test_COMMAND})
    set_tests_properties(comma-locale/${name} PROPERTIES
      TIMEOUT 600 LABELS "${test_LABEL};comma-locale" ENVIRONMENT "${bulkhead_comma_environment}")
  endif()
endfunction()

# bulkhead_tests(<room> [<library>…] [NUMBERS <filter>]): all of <room>/*.cpp as one program `<room>_tests`, each case a
# test of its own that is named `<room>/<suite>.<case>`. Nothing where there are no sources. NUMBERS: the cases that read
# or write numbers, as a filter of GoogleTest.
function(bulkhead_tests room)
  cmake_parse_arguments(PARSE_ARGV 1 test "" "NUMBERS" "")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${room}/*.cpp)
  if(NOT sources)
    return()
  endif()
  add_executable(${room}_tests ${sources})
  bulkhead_precompile(${room}_tests ${bulkhead_test_headers})
  target_link_libraries(${room}_tests PRIVATE bulkhead_test_support ${test_UNPARSED_ARGUMENTS})
  if(TARGET bulkhead_${room})
    target_link_libraries(${room}_tests PRIVATE bulkhead_${room})
  endif()
  gtest_discover_tests(${room}_tests TEST_PREFIX ${room}/ NO_PRETTY_VALUES DISCOVERY_TIMEOUT 60
    PROPERTIES TIMEOUT 600 LABELS ${room})
  if(BULKHEAD_COMMA_LOCALE AND test_NUMBERS)
    set(list ${room}_tests_under_comma_locale)
    gtest_discover_tests(${room}_tests TEST_PREFIX comma-locale/${room}/ TEST_LIST ${list}
      TEST_FILTER "${test_NUMBERS}" NO_PRETTY_VALUES DISCOVERY_TIMEOUT 60 PROPERTIES TIMEOUT 600)
    # Discovery takes no properties that are lists, so ctest sets them when it knows the cases.
    set(script "${CMAKE_CURRENT_BINARY_DIR}/${list}.cmake")
    file(WRITE "${script}"
      "set_tests_properties(\${${list}} PROPERTIES\n"
      "  LABELS \"${room};comma-locale\" ENVIRONMENT \"${bulkhead_comma_environment}\")\n")
    set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES "${script}")
  endif()
endfunction()
