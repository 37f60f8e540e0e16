# SPDX-License-Identifier: MIT
# How tests are registered: each once as it is and, where a comma locale is at hand, those that read or write numbers
# once more under it, so that one run of ctest answers for both. That nothing else depends on the locale is shown by
# tests/locale, from what the object files call.

# A folder, as LOCPATH names one, that holds the locale de_DE.UTF-8, in which 1.5 is printed as 1,5. `./test` makes it.
set(BULKHEAD_COMMA_LOCALE "" CACHE PATH "Folder with a comma locale to run the tests of numbers under once more")

# The environment of the second run; the tests' main() takes it (tests/support/locale.h) and refuses to run where it does
# not get a comma.
set(bulkhead_comma_environment "LC_ALL=de_DE.UTF-8" "BULKHEAD_COMMA_LOCALE=${BULKHEAD_COMMA_LOCALE}")

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

# bulkhead_tests(<room> [<library>…] [NUMBERS <filter>]): all of <room>/*.cpp as one program `<room>_tests`, each suite a
# test of its own that is named `<room>/<suite>`; most cases take milliseconds, less than the start of a process. Nothing
# where there are no sources. NUMBERS: the cases that read or write numbers, as a filter of GoogleTest.
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
  bulkhead_list_suites(${room}_tests ${room}_suites FILTER "*" PREFIX "${room}/" LABELS "${room}")
  if(BULKHEAD_COMMA_LOCALE AND test_NUMBERS)
    bulkhead_list_suites(${room}_tests ${room}_suites_under_comma_locale FILTER "${test_NUMBERS}"
      PREFIX "comma-locale/${room}/" LABELS "${room};comma-locale" ENVIRONMENT "${bulkhead_comma_environment}")
  endif()
endfunction()

# bulkhead_list_suites(<program> <file> FILTER <filter> PREFIX <prefix> LABELS <labels> [ENVIRONMENT <environment>]): the
# suites of a program as tests; they are known as soon as it is built.
function(bulkhead_list_suites program file)
  cmake_parse_arguments(PARSE_ARGV 2 suites "" "FILTER;PREFIX;LABELS;ENVIRONMENT" "")
  set(script "${CMAKE_CURRENT_BINARY_DIR}/${file}.cmake")
  add_custom_command(TARGET ${program} POST_BUILD
    COMMAND "${CMAKE_COMMAND}" "-DPROGRAM=$<TARGET_FILE:${program}>" "-DFILTER=${suites_FILTER}"
      "-DPREFIX=${suites_PREFIX}" "-DLABELS=${suites_LABELS}" "-DENVIRONMENT=${suites_ENVIRONMENT}"
      "-DOUTPUT=${script}" -P "${PROJECT_SOURCE_DIR}/cmake/ListSuites.cmake"
    BYPRODUCTS "${script}" VERBATIM)
  set(include "${CMAKE_CURRENT_BINARY_DIR}/include_${file}.cmake")
  file(WRITE "${include}"
    "if(EXISTS [=[${script}]=])\n"
    "  include([=[${script}]=])\n"
    "else()\n"
    "  add_test([=[${suites_PREFIX}not-built]=] [=[${program} is not built]=])\n"
    "endif()\n")
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES "${include}")
endfunction()
