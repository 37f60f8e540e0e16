// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rendering/look/designs.h"
#include "rendering/page/page.h"
#include "rendering/tokens/token_face.h"

namespace bulkhead {

struct TokenSheetOptions {
  /// Upright, in millimetres.
  Vec paper = {210, 297};
  /// Of these markers, items and units alone; empty: of all.
  std::vector<Id> only;
  const Design* design = &usual_design();
};

/// A token on a page.
struct TokenSlot {
  std::size_t token = 0;
  Vec centre;
};

struct TokenPage {
  std::vector<TokenSlot> slots;
  std::string note;
};

/// All tokens and where each lies.
struct TokenDeck {
  std::vector<Token> tokens;
  /// One each.
  std::vector<TokenFace> faces;
  Vec page;
  std::vector<TokenPage> pages;
  /// What is left out or cut.
  std::vector<std::string> warnings;
};
[[nodiscard]] Result<TokenDeck> lay_out_tokens(const Mission& mission, const TokenSheetOptions& options);

struct TokenSheets {
  Pages pages;
  std::vector<std::string> warnings;
};

/// A mission's tokens to cut out, each side's together, of them who leads first and then the largest; those that do not
/// fit on the paper are left out. Fails, saying why, where none are left.
[[nodiscard]] Result<TokenSheets> token_sheets(const Mission& mission, const TokenSheetOptions& options);

}  // namespace bulkhead
