# SPDX-License-Identifier: MIT
# How every target of Bulkhead is compiled: one INTERFACE target that all of them link.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

option(BULKHEAD_WARNINGS_AS_ERRORS "Treat compiler warnings as errors" OFF)
set(BULKHEAD_SANITIZE "" CACHE STRING "Sanitizers to build with, for example address,undefined")
option(BULKHEAD_FUZZ "Build the fuzz targets with libFuzzer (needs clang)" OFF)

add_library(bulkhead_compiler INTERFACE)
target_compile_options(bulkhead_compiler INTERFACE
  -Wall -Wextra -Wpedantic
  -Wconversion -Wsign-conversion  # numbers change type only where somebody says so
  # A name means one thing, in a source; where several are compiled at once, its own names are not around those of others.
  $<$<NOT:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>>:-Wshadow>
  -Wnon-virtual-dtor -Woverloaded-virtual
  -Wold-style-cast -Wcast-qual
  -Wimplicit-fallthrough -Wswitch-enum
  -Wformat=2
  $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond -Wlogical-op -Wuseless-cast>
  # GCC 12 sees overlapping copies inside std::string where there are none (GCC bug 105651).
  $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>
  # Clang finds fault with the stable_sort of libstdc++ 12; g++, which .ci/run asks as well, with ours alone.
  $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:Clang>>:-Wno-deprecated-declarations>
  $<$<BOOL:${BULKHEAD_WARNINGS_AS_ERRORS}>:-Werror>)

if(BULKHEAD_SANITIZE)
  set(sanitizers -fsanitize=${BULKHEAD_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_compile_options(bulkhead_compiler INTERFACE ${sanitizers})
  target_link_options(bulkhead_compiler INTERFACE ${sanitizers})
endif()

if(BULKHEAD_FUZZ)
  # Everything reports which of its edges ran, so that the fuzzer is guided by it.
  target_compile_options(bulkhead_compiler INTERFACE -fsanitize=fuzzer-no-link)
  target_link_options(bulkhead_compiler INTERFACE -fsanitize=fuzzer-no-link)
endif()
