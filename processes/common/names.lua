--- The rule of the names that people choose.
local codePoints = require('common.codec.code-points')
local unassigned = require('common.codec.unassigned')
local visible = require('common.codec.visible')

local names = {}

local SPACE = 0x20

--- Marks that one character may have.
local MAX_MARKS = 2

--- Letters of the scripts whose letters look alike, of which a name has one.
local SCRIPTS = {
  { { 0x41, 0x5a }, { 0x61, 0x7a }, { 0xc0, 0xd6 }, { 0xd8, 0xf6 }, { 0xf8, 0x24f }, { 0x1e00, 0x1eff } },
  { { 0x370, 0x3ff }, { 0x1f00, 0x1fff } },
  { { 0x400, 0x482 }, { 0x48a, 0x52f }, { 0x1c80, 0x1c8f }, { 0xa640, 0xa69f } },
}

--- Returns true when the letters of a name are of several scripts whose letters look alike.
---@param points integer[]
---@return boolean
local function mixesScripts(points)
  local found
  for _, point in ipairs(points) do
    for script, ranges in ipairs(SCRIPTS) do
      if codePoints.isIn(ranges, point) then
        if found and found ~= script then return true end
        found = script
      end
    end
  end
  return false
end

--- Returns true when no mark lacks a character to combine with, and no character has too many marks.
---@param points integer[]
---@return boolean
local function marksFit(points)
  local marks = MAX_MARKS
  for _, point in ipairs(points) do
    if visible.isMark(point) then
      marks = marks + 1
    else
      marks = point == SPACE and MAX_MARKS or 0
    end
    if marks > MAX_MARKS then return false end
  end
  return true
end

--- Returns true when a text can be a name: 1 to `max` visible characters, with at most single spaces between words, at
-- most two marks on a character, and no mix of Latin, Greek and Cyrillic letters.
---@param text string
---@param max integer in code points
---@return boolean
function names.isName(text, max)
  local points = codePoints.of(text)
  if not points or #points == 0 or #points > max then return false end
  local before = SPACE
  for _, point in ipairs(points) do
    if visible.isHidden(point) or unassigned.includes(point) then return false end
    if point == SPACE and before == SPACE then return false end
    before = point
  end
  return before ~= SPACE and marksFit(points) and not mixesScripts(points)
end

return names
