// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <sstream>

namespace bulkhead::test {

/// Runs a property on 500 examples.
template <typename Property>
void check_500(const Property& property) {
  auto parameters = rc::detail::configuration().testParams;
  parameters.maxSuccess = 500;
  const auto result = rc::detail::checkTestable(property, rc::detail::TestMetadata(), parameters);
  if (result.template is<rc::detail::SuccessResult>()) return;
  std::ostringstream message;
  rc::detail::printResultMessage(result, message);
  FAIL() << message.str();
}

}  // namespace bulkhead::test
