// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "rendering/canvas/canvas.h"

namespace bulkhead::test {

/// Keeps what was filled and stroked, and the calls' names in order.
class RecordingCanvas final : public Canvas {
 public:
  using Canvas::fill;
  void fill(const Path& path, Colour) override {
    calls.emplace_back("fill");
    fills.push_back(path);
  }
  void stroke(const Path& path, const Stroke& stroke) override {
    calls.emplace_back("stroke");
    strokes.emplace_back(path, stroke);
  }
  void text(const TextRun&) override { calls.emplace_back("text"); }
  void picture(const Picture&, const Box&) override { calls.emplace_back("picture"); }
  void push_clip(const Path& path) override {
    calls.emplace_back("push_clip");
    clips.push_back(path);
  }
  void pop_clip() override { calls.emplace_back("pop_clip"); }
  void push_opacity(double) override { calls.emplace_back("push_opacity"); }
  void pop_opacity() override { calls.emplace_back("pop_opacity"); }
  void begin_layer(const std::string&, const std::string&) override { calls.emplace_back("begin_layer"); }
  void end_layer() override { calls.emplace_back("end_layer"); }
  void begin_object(const ObjectInfo&) override { calls.emplace_back("begin_object"); }
  void end_object() override { calls.emplace_back("end_object"); }

  std::vector<std::string> calls;
  std::vector<Path> fills;
  std::vector<Path> clips;
  std::vector<std::pair<Path, Stroke>> strokes;
};

}  // namespace bulkhead::test
