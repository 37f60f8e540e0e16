// SPDX-License-Identifier: MIT
#include "scripting/lua/small_blocks.h"

#include <algorithm>
#include <cstdint>
#include <sys/mman.h>
#include <unistd.h>

namespace bulkhead {

// Not written to before it is handed out: what is never taken costs nothing.
SmallBlocks::SmallBlocks(std::size_t room)
    : memory_(new std::byte[room]), unused_(memory_.get()), end_(memory_.get() + room) {}

void SmallBlocks::prepare(std::size_t size) {
  const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
  const auto before_page = reinterpret_cast<std::uintptr_t>(memory_.get()) % page;
  const auto skipped = before_page == 0 ? 0 : page - before_page;
  // Where the kernel does not know how, it gives them page by page.
  ::madvise(memory_.get() + skipped,
            std::min(size, static_cast<std::size_t>(end_ - memory_.get()) - page) / page * page, MADV_POPULATE_WRITE);
}

}  // namespace bulkhead
