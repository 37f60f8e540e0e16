-- SPDX-License-Identifier: MIT
-- A loop without an end where the rule is read, before anything is played.
-- expect: broken | it takes too long
while true do end -- here
