// SPDX-License-Identifier: MIT
// Where the kernel takes no filter, no mission's Lua is played.
#include "tests/support/without_filters.h"

#include <gtest/gtest.h>

#include <string>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/cli/program.h"

namespace bulkhead::test {
namespace {

/// What `bulkhead` with these arguments gives in a process to which filters are refused.
Outcome run_without_filters(const Workplace& place, const std::vector<std::string>& arguments) {
  const auto child = ::fork();
  if (child == 0) {
    if (!refuse_filters()) ::_exit(1);
    const auto outcome = place.run(arguments);
    place.write("code", std::to_string(outcome.code));
    place.write("output", outcome.output);
    place.write("errors", outcome.errors);
    ::_exit(0);
  }
  int status = 0;
  EXPECT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0) << "filters can be refused here";
  return {std::stoi(place.read("code")), place.read("output"), place.read("errors")};
}

TEST(WithoutFilters, NothingIsPlayedAndThatIsSaid) {
  const Workplace place;
  ASSERT_EQ(place.run({"new", "boarding-actions/decompression", "-o", "m.bulkhead"}).code, 0);
  place.write("d.battle", "seed 1\ngo 1 round-start\n");
  const std::vector<std::string> arguments = {"rehearse", "m.bulkhead", "--decisions", "d.battle", "--record", "r"};
  const auto refused = run_without_filters(place, arguments);
  EXPECT_EQ(refused.code, 3) << refused.output;
  EXPECT_NE(refused.errors.find("This computer cannot lock up a mission's Lua, so nothing of it is played: the kernel "
                                "takes no filter (seccomp)"),
            std::string::npos)
      << refused.errors;
  EXPECT_EQ(refused.output, "");
  EXPECT_FALSE(place.has("r"));
  // Of many battles none is played either, and what plays nothing works as ever.
  EXPECT_EQ(run_without_filters(place, {"rehearse", "m.bulkhead", "--auto", "--games", "2"}).code, 3);
  EXPECT_EQ(run_without_filters(place, {"info", "m.bulkhead"}).code, 0);
  // Elsewhere the same is played.
  EXPECT_EQ(place.run(arguments).code, 0);
  EXPECT_TRUE(place.has("r"));
}

}  // namespace
}  // namespace bulkhead::test
