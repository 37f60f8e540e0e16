// SPDX-License-Identifier: MIT
#pragma once

class wxWindow;

namespace bulkhead {

/// Lets the mouse's wheel over a control move the scrolled window that it stands in: whoever scrolls a form does not
/// mean to choose another value. Only a text that is higher than its control keeps the wheel.
void leave_wheel_to_form(wxWindow& control);

}  // namespace bulkhead
