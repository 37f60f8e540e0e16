// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string_view>
#include <wx/panel.h>

namespace bulkhead {

class ShareSplitter;

/// What of a mission fills the middle of the window.
enum class WorkPage : unsigned char { map, both, texts };
/// `map`, `both`, `texts`.
[[nodiscard]] std::string_view to_text(WorkPage page);
/// The map for what is none.
[[nodiscard]] WorkPage page_of(std::string_view text);

/// The map, the page of texts and rules, or the one beside the other.
class WorkArea final : public wxPanel {
 public:
  explicit WorkArea(wxWindow* parent);

  /// The map is to be a child of this.
  [[nodiscard]] wxWindow* ground();
  void set_map(wxWindow* map);
  /// How the page of texts is built, which it is when it is first shown. Until this is called there is only the map.
  void set_texts(std::function<wxWindow*(wxWindow* parent)> build);
  /// Has it built, if it is not yet.
  void need_texts();

  void show(WorkPage page);
  [[nodiscard]] WorkPage page() const { return page_; }
  /// The map's share of the width beside the texts, from 0 to 1.
  [[nodiscard]] double map_share() const;
  void set_map_share(double share);

 private:
  void lay_out();

  ShareSplitter* splitter_;
  wxWindow* map_ = nullptr;
  wxWindow* texts_ = nullptr;
  std::function<wxWindow*(wxWindow* parent)> build_texts_;
  WorkPage page_ = WorkPage::map;
};

}  // namespace bulkhead
