// SPDX-License-Identifier: MIT
#include "editor/panels/parts/flow_panel.h"

#include <algorithm>
#include <vector>
#include <wx/button.h>

#include "editor/panels/parts/words.h"

namespace bulkhead {
namespace {

constexpr int gap = 4;

/// The words of a button on lines of at most `width` pixels; a word that is wider has a line of its own.
wxString broken(const wxButton& button, const wxString& words, int width) {
  wxString lines;
  wxString line;
  for (const auto& word : wxSplit(words, ' ', '\0')) {
    const auto longer = line.empty() ? word : line + " " + word;
    if (line.empty() || button.GetTextExtent(longer).x <= width) {
      line = longer;
      continue;
    }
    lines += line + "\n";
    line = word;
  }
  return lines + line;
}

void fit(wxButton& button, int width) {
  auto words = button.GetLabelText();
  words.Replace("\n", " ");
  const int around = button.GetBestSize().x - button.GetTextExtent(button.GetLabelText()).x;
  const auto label = broken(button, words, width - std::max(around, button.FromDIP(24)));
  if (label != button.GetLabelText()) button.SetLabel(as_label(label));
}

}  // namespace

FlowPanel::FlowPanel(wxWindow* parent, std::function<void()> reflow) : wxPanel(parent), reflow_(std::move(reflow)) {
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    if (GetClientSize().x == arranged_at_) return;
    // By then it may have another width again.
    CallAfter([this] {
      if (const int width = GetClientSize().x; width != arranged_at_) place(width);
    });
  });
}

void FlowPanel::arrange() { place(GetClientSize().x > 1 ? GetClientSize().x : GetParent()->GetClientSize().x); }

void FlowPanel::place(int width) {
  arranged_at_ = width;
  const int space = FromDIP(gap);
  int x = 0;
  int y = 0;
  int line = 0;
  std::vector<wxWindow*> on_line;
  const auto end_line = [&] {
    for (auto* const child : on_line) child->Move(child->GetPosition().x, y + (line - child->GetSize().y) / 2);
    on_line.clear();
  };
  for (auto* const child : GetChildren()) {
    if (!child->IsShown()) continue;
    if (auto* const button = dynamic_cast<wxButton*>(child)) fit(*button, width);
    child->InvalidateBestSize();
    auto size = child->GetBestSize();
    size.IncTo(child->GetMinSize());
    if (x > 0 && x + size.x > width) {
      end_line();
      x = 0;
      y += line + space;
      line = 0;
    }
    child->SetSize(x, y, size.x, size.y);
    on_line.push_back(child);
    x += size.x + space;
    line = std::max(line, size.y);
  }
  end_line();
  const int height = y + line;
  if (height == GetMinSize().y) return;
  SetMinSize(wxSize(FromDIP(40), height));
  InvalidateBestSize();
  reflow_();
}

}  // namespace bulkhead
