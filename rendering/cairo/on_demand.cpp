// SPDX-License-Identifier: MIT
// The functions of this folder for a program that loads it when they are called.
#include "model/base/module.h"
#include "rendering/cairo/module.h"

namespace bulkhead {
namespace {

const Result<const CairoFunctions*>& cairo() {
  static const auto functions = load_module<CairoFunctions>("cairo");
  return functions;
}

}  // namespace

/// Without them nothing can be drawn, which `shipped_fonts()` says.
std::string in_capitals(std::string_view text) { return cairo() ? (*cairo())->capitals(text) : std::string(text); }

const Result<std::shared_ptr<const Fonts>>& shipped_fonts() {
  static const Result<std::shared_ptr<const Fonts>> missing =
      cairo() ? nullptr : Result<std::shared_ptr<const Fonts>>(tl::unexpected(cairo().error()));
  return cairo() ? (*cairo())->fonts() : missing;
}

Result<std::string> draw_pdf(const Pages& pages, const DocumentInfo& info) {
  return cairo().and_then([&](const CairoFunctions* functions) { return functions->pdf(pages, info); });
}

Result<std::string> to_png(const Page& page, double dpi) {
  return cairo().and_then([&](const CairoFunctions* functions) { return functions->png(page, dpi); });
}

}  // namespace bulkhead
