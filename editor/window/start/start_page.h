// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/panels/parts/scrolled_panel.h"
#include "editor/tools/jobs/job.h"
#include "editor/window/start/template_pictures.h"

class wxBoxSizer;
class wxStaticText;
class wxWrapSizer;

namespace bulkhead {

class TemplateCard;

/// What the window shows while nothing is open: templates to begin with, and other ways to get at a mission.
class StartPage final : public ScrolledPanel {
 public:
  struct Ways {
    std::function<void(const Template&)> begin;
    std::function<void(const std::filesystem::path&)> open_file;
    /// Takes one of the user's own templates away.
    std::function<void(const Template&)> remove;
    /// Begins a mission by hand.
    std::function<void()> custom;
    std::function<void()> open;
    std::function<void()> open_sketch;
    std::function<void()> paste_sketch;
    /// Back to the mission that is open.
    std::function<void()> back;
  };
  StartPage(wxWindow* parent, Ways ways);

  /// From now on the templates are drawn when the page is in sight, once for each design of the map.
  void begin();
  /// There are others than before: they are drawn anew when the page is next in sight.
  void templates_changed();
  /// To be called when the page has come into sight.
  void catch_up();
  void show_recent(const std::vector<std::string>& files);
  /// The mission that one can go back to, if any.
  void show_back(const std::optional<std::string>& mission);
  void theme_changed();
  /// Gives the keyboard to the first template, once there is one.
  void focus_templates();
  [[nodiscard]] const std::vector<TemplateCard*>& cards() const { return cards_; }

 private:
  void build();
  void load_templates();
  wxSizer* build_ways();
  wxSizer* build_templates();
  wxStaticText* heading(const wxString& text);
  void add_card(std::shared_ptr<const TemplatePicture> picture);
  /// No further picture comes.
  void all_loaded();
  void lay_out();

  Ways ways_;
  wxWindow* back_ = nullptr;
  wxBoxSizer* recent_ = nullptr;
  wxStaticText* recent_heading_ = nullptr;
  wxStaticText* waiting_ = nullptr;
  wxWrapSizer* grid_ = nullptr;
  std::vector<wxStaticText*> quiet_;
  std::vector<wxStaticText*> headings_;
  std::vector<TemplateCard*> cards_;
  bool begun_ = false;
  /// The library has other templates than the cards show.
  bool stale_ = false;
  /// What the templates are drawn in; null before.
  const Design* design_ = nullptr;
  /// Null when all are there.
  Job<std::shared_ptr<const TemplatePicture>> pictures_;
};

}  // namespace bulkhead
