# SPDX-License-Identifier: MIT
# cmake -DCORPUS=<folder> -P check_seeds.cmake: seeds are few, and their names say what they are.
set(most 100)
file(GLOB_RECURSE seeds RELATIVE "${CORPUS}" "${CORPUS}/*/*")
list(LENGTH seeds count)
if(count EQUAL 0 OR count GREATER most)
  message(FATAL_ERROR "There are ${count} seeds; let there be ${most} at most, and the others in the archives.")
endif()
foreach(seed IN LISTS seeds)
  if(NOT seed MATCHES "^[a-z_]+/seed-[a-z]+(-[a-z]+)*\\.[a-z]+$")
    message(FATAL_ERROR "${seed}: name a seed after what it is, such as seed-empty-board.bulkhead.")
  endif()
endforeach()
