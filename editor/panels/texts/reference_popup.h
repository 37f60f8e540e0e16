// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/texts/reference_offers.h"

class wxTextCtrl;

namespace bulkhead {

/// Has a text of several lines offer how a reference goes on that is being typed in it: in a list at the caret, from
/// which Up, Down and Enter or Tab choose, as a click does; Escape puts it away. What the source looks at must outlive
/// the text.
void offer_references(wxTextCtrl& text, ReferenceSource source);

}  // namespace bulkhead
