# SPDX-License-Identifier: MIT
# Run after a test program was linked (see bulkhead_tests): writes a file for ctest in which each of its suites is a test.
#   cmake -DPROGRAM=… -DFILTER=… -DPREFIX=… -DLABELS=… -DENVIRONMENT=… -DOUTPUT=… -P ListSuites.cmake

execute_process(COMMAND "${PROGRAM}" --gtest_list_tests "--gtest_filter=${FILTER}"
  OUTPUT_VARIABLE listing RESULT_VARIABLE result TIMEOUT 60)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "${PROGRAM} does not list its tests: ${result}\n${listing}")
endif()

# A suite begins its line; its cases follow, indented. Comments may hold anything.
string(REGEX REPLACE " *#[^\n]*" "" listing "${listing}")
string(REPLACE "\n" ";" lines "${listing}")
set(script "")
set(suite "")
set(cases "")
macro(finish_suite)
  if(cases)
    # What the filter leaves of the suite, so that the same program can be registered twice.
    list(JOIN cases ":" filter)
    string(APPEND script "add_test([=[${PREFIX}${suite}]=] [=[${PROGRAM}]=] [=[--gtest_filter=${filter}]=])\n"
      "set_tests_properties([=[${PREFIX}${suite}]=] PROPERTIES TIMEOUT 1200 "
      "LABELS [=[${LABELS}]=] ENVIRONMENT [=[${ENVIRONMENT}]=])\n")
  endif()
  set(cases "")
endmacro()
foreach(line IN LISTS lines)
  if(line MATCHES "^([^ ]+)\\.$")
    finish_suite()
    set(suite "${CMAKE_MATCH_1}")
  elseif(line MATCHES "^  ([^ ]+)")
    list(APPEND cases "${suite}.${CMAKE_MATCH_1}")
  endif()
endforeach()
finish_suite()
if(script STREQUAL "")
  message(FATAL_ERROR "${PROGRAM} has no tests that match ${FILTER}")
endif()
file(WRITE "${OUTPUT}" "${script}")
