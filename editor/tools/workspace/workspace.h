// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/tools/document/document.h"
#include "editor/tools/overlays/overlay_choice.h"
#include "editor/tools/pointing/lattice_cursor.h"
#include "editor/tools/tool/hatchway_tool.h"
#include "editor/tools/tool/look_tool.h"
#include "editor/tools/tool/measure_tool.h"
#include "editor/tools/tool/objective_tool.h"
#include "editor/tools/tool/pan_tool.h"
#include "editor/tools/tool/pillar_tool.h"
#include "editor/tools/tool/select_tool.h"
#include "editor/tools/tool/wall_brush.h"
#include "editor/tools/tool/zone_brush.h"
#include "editor/tools/typing/drafts.h"

namespace bulkhead {

/// All that goes on around a document on its canvas: view, tools, selection, pen, cursor. The window hands in events
/// and draws what comes out. Everything in logical pixels of the canvas.
class Workspace {
 public:
  enum class Event : unsigned char {
    /// The document has another mission.
    mission,
    /// Comes before `mission` where that is not an edit, undo or redo but another document: nothing that was about the
    /// old one is worth keeping.
    replaced,
    /// The document's path or mark of unsaved changes.
    state,
    selection,
    /// Tool, pen, unit, or what a tool paints with.
    tool,
    view,
    /// Which overlays of the analysis are wanted, and how hatchways stand for looking.
    insights,
    /// Only what is above the board.
    overlay,
    /// There is something to be told: see `message`.
    message
  };
  using Listener = std::function<void(Event)>;

  /// How far the pointer feels, in pixels.
  static constexpr double reach = 10;
  /// Left free around the battlefield by `fit`: room for the coordinates and the names of boards.
  static constexpr double fit_margin = 46;

  /// The document and the workspace must live as long as each other: the one calls the other.
  explicit Workspace(Document& document);
  Workspace(const Workspace&) = delete;
  Workspace& operator=(const Workspace&) = delete;
  ~Workspace();

  void listen(Listener listener);

  [[nodiscard]] Document& document() { return document_; }
  [[nodiscard]] const Document& document() const { return document_; }
  [[nodiscard]] const Mission& mission() const { return *document_.mission(); }
  [[nodiscard]] const Table& table() const { return table_; }

  // The view.
  [[nodiscard]] const View& view() const { return view_; }
  /// What was fitted into sight stays so; the first time everything is.
  void resize(ScreenPoint size);
  void wheel(ScreenPoint pointer, double steps);
  void zoom_steps(double steps);
  void fit();
  void pan_by(ScreenPoint by);
  /// Brings an address into sight; nothing for what is gone or stands nowhere.
  void reveal(const Address& address);
  [[nodiscard]] RulerUnit unit() const { return unit_; }
  void set_unit(RulerUnit unit);

  // Overlays of the analysis; the mission is never touched by them.
  [[nodiscard]] const OverlayChoice& insights() const { return insights_; }
  void set_insights(OverlayChoice choice);
  /// Shows one that is not shown, and the reverse.
  void toggle_insight(std::string_view overlay);
  void set_hatchway_mode(HatchwayLook::Mode mode);
  /// Where the pointer is on the table, else the cursor.
  [[nodiscard]] std::optional<Vec> pointed() const;

  // Tools.
  [[nodiscard]] ToolKind tool() const { return kind_; }
  /// Ends what the tool before was doing.
  void choose(ToolKind tool);
  [[nodiscard]] SymmetryPen pen() const { return pen_; }
  void set_pen(SymmetryPen pen);
  /// What the zone (area) brush paints with in this mission; nothing where the system has no such kinds.
  [[nodiscard]] std::optional<ZonePaint> paint(bool area) const;
  void set_paint(bool area, const ZonePaint& paint);
  /// The diameter of the bases between which is measured; nothing: between points.
  [[nodiscard]] const std::optional<Length>& base() const { return measure_tool_.base(); }
  void set_base(std::optional<Length> base);
  void set_marker_kind(const std::optional<Id>& kind);

  // Events. The middle button, and any while `hold_pan` is on (the space bar), pans whatever the tool.
  void press(ScreenPoint at, Button button, Modifiers modifiers);
  void move(ScreenPoint at, Modifiers modifiers);
  void release(ScreenPoint at, Modifiers modifiers);
  /// The pointer has left the canvas.
  void leave();
  /// Escape: ends the gesture or paste, and takes back what it did; else clears the selection.
  void cancel();
  void hold_pan(bool hold);
  [[nodiscard]] bool in_gesture() const { return gesture_.has_value(); }

  // The keyboard's cursor.
  void move_cursor(Compass direction, bool far);
  /// A click of the tool where the cursor stands. With the select tool it selects.
  void click_at_cursor(Button button, Modifiers modifiers);
  [[nodiscard]] const LatticeCursor& cursor() const { return cursor_; }

  // What the window shows.
  [[nodiscard]] Overlay overlay() const;
  /// What is under the pointer (or the cursor), for the status bar.
  [[nodiscard]] std::string status() const;
  /// What a click will do.
  [[nodiscard]] std::string hint() const;
  /// The last thing to be told; empty from the next event on.
  [[nodiscard]] const std::string& message() const { return message_; }

  /// Marks places on the map that are pointed at elsewhere; those that are not there are left out. Ends with the next
  /// mission.
  void highlight(std::vector<Address> places);

  // Selection.
  [[nodiscard]] const Selection& selection() const { return selection_; }
  void select(Selection selection);
  void select_all();
  /// Do nothing without selection. Under the symmetry pen what they do to the battlefield is mirrored too.
  void remove_selected();
  void duplicate_selected();
  /// While something is pasted: what hangs on the pointer.
  void transform_selected(Transform transform);
  [[nodiscard]] bool pasting() const { return select_tool_.pasting(); }
  /// Turns or mirrors the whole battlefield.
  void transform_all(Transform transform);
  /// Moves by whole cells: the arrow keys with Alt.
  void nudge(int columns, int rows);
  /// The selection for the clipboard; empty where it cannot be copied, which `message` explains.
  [[nodiscard]] std::string copy();
  /// Offers the selection to the clipboard and removes it if that says it has taken it.
  using Clipboard = std::function<bool(const std::string& text)>;
  void cut(const Clipboard& clipboard);
  /// Hangs what the clipboard holds on the pointer (chooses the select tool), or says why it cannot.
  void paste(std::string_view clipboard);

  /// Any edit: of the inspector, a quick fix, a waiver. A gesture ends with what it has done so far. Tells failures in
  /// `message`; false then.
  bool apply(const Edit& edit, std::string_view merge_key = {});
  /// The same for who tells failures in a place of their own.
  [[nodiscard]] Result<void> attempt(const Edit& edit, std::string_view merge_key = {});
  /// Puts another mission in the place of this one, as a step of that name; ends a gesture likewise.
  void replace(Mission mission, const StepName& name);
  void undo();
  void redo();

  // Typing.
  /// A part of the window with fields: called, it makes edits of what is being typed there and gives what is refused.
  using TypingPlace = std::function<std::vector<RefusedText>()>;
  void add_typing_place(TypingPlace place) { typing_places_.push_back(std::move(place)); }
  /// Ends a gesture as it stands, makes edits of all that is being typed anywhere, and gives what cannot be in the
  /// mission; that stays in its fields. To be called before the mission is saved, printed, exported, turned or left.
  /// What is done to the selection, undo and redo begin with it.
  std::vector<RefusedText> commit_typing();

 private:
  [[nodiscard]] Tool& current();
  [[nodiscard]] const Tool& current() const;
  [[nodiscard]] Scene scene() const;
  [[nodiscard]] Pointer pointer(ScreenPoint at, Button button, Modifiers modifiers) const;
  /// Where the pointer is, else the cursor.
  [[nodiscard]] std::optional<Pointer> attention() const;
  [[nodiscard]] std::optional<Pointer> at_cursor(Button button, Modifiers modifiers) const;
  [[nodiscard]] std::string cursor_trouble() const;
  void begin_gesture(const Pointer& pointer);
  void carry_out(const Answer& answer);
  bool carry_out(const Placing& placing, const StepName& name);
  void end_gesture();
  void take_back_gesture();
  /// Ends a gesture with what it has done so far.
  void keep_gesture();
  /// Ends whatever is going on before a command is carried out.
  void begin_command();
  /// Changes the document from here.
  void work(const std::function<void()>& change);
  void document_happened(Document::Event event);
  void keep_selection();
  void announce(Event event) const;
  void say(std::string message);

  Document& document_;
  Table table_;
  View view_;
  RulerUnit unit_ = RulerUnit::inches;
  ToolKind kind_ = ToolKind::wall;
  SymmetryPen pen_ = SymmetryPen::off;
  OverlayChoice insights_;
  std::vector<Address> highlighted_;
  Selection selection_;
  LatticeCursor cursor_;
  std::string message_;

  SelectTool select_tool_;
  WallBrush wall_brush_;
  HatchwayTool hatchway_tool_;
  PillarTool pillar_tool_;
  ZoneBrush zone_brush_{false};
  ZoneBrush area_brush_{true};
  ObjectiveTool objective_tool_;
  MeasureTool measure_tool_;
  PanTool pan_tool_;
  LookTool look_tool_;

  /// Where the pointer last was; nothing outside the canvas.
  std::optional<Pointer> hover_;
  /// The view as `fit` left it.
  std::optional<View> fitted_;
  bool hold_pan_ = false;
  bool panning_ = false;
  /// The document is being changed from here.
  bool at_work_ = false;
  Button button_ = Button::left;
  std::optional<Document::Gesture> gesture_;
  Selection selection_before_gesture_;
  /// The mission that the selection was made for.
  std::shared_ptr<const Mission> seen_;
  std::vector<Listener> listeners_;
  std::vector<TypingPlace> typing_places_;
};

}  // namespace bulkhead
