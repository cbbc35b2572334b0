--- Rules for the names that players choose.
local codePoints = require('common.codec.code-points')
local unassigned = require('common.codec.unassigned')
local constants = require('constants')

local names = {}

local SPACE = 0x20

--- First and last of each range of code points that are invisible or change how the text around them is shown:
-- controls, soft hyphen, joiners, fillers, bidi marks and overrides, line separators, byte order mark, tags; spaces
-- besides U+0020, and private use, which each phone shows in another way.
local HIDDEN = {
  { 0x00, 0x1f }, { 0x7f, 0xa0 }, { 0xad, 0xad }, { 0x34f, 0x34f }, { 0x61c, 0x61c }, { 0x115f, 0x1160 },
  { 0x1680, 0x1680 }, { 0x17b4, 0x17b5 }, { 0x180b, 0x180f }, { 0x2000, 0x200f }, { 0x2028, 0x202f },
  { 0x205f, 0x206f }, { 0x2800, 0x2800 }, { 0x3000, 0x3000 }, { 0x3164, 0x3164 }, { 0xe000, 0xf8ff }, { 0xfeff, 0xfeff }, { 0xffa0, 0xffa0 }, { 0xfff0, 0xfffb },
  { 0x1bca0, 0x1bca3 }, { 0x1d173, 0x1d17a }, { 0xe0000, 0xe0fff },
  { 0xf0000, 0x10ffff },
}

--- First and last of each range of marks, which are drawn over the character before.
local MARKS = {
  { 0x300, 0x36f }, { 0x483, 0x489 }, { 0x591, 0x5bd }, { 0x5bf, 0x5bf }, { 0x5c1, 0x5c2 }, { 0x5c4, 0x5c5 },
  { 0x5c7, 0x5c7 }, { 0x610, 0x61a }, { 0x64b, 0x65f }, { 0x670, 0x670 }, { 0x6d6, 0x6dc }, { 0x6df, 0x6e4 },
  { 0x6e7, 0x6e8 }, { 0x6ea, 0x6ed }, { 0xe31, 0xe31 }, { 0xe34, 0xe3a }, { 0xe47, 0xe4e }, { 0x1ab0, 0x1aff },
  { 0x1dc0, 0x1dff }, { 0x20d0, 0x20ff }, { 0x302a, 0x302f }, { 0x3099, 0x309a }, { 0xfe00, 0xfe0f },
  { 0xfe20, 0xfe2f },
}

--- Marks that one character may have.
local MAX_MARKS = 2

--- Letters of the scripts whose letters look alike, of which a name has one.
local SCRIPTS = {
  { { 0x41, 0x5a }, { 0x61, 0x7a }, { 0xc0, 0xd6 }, { 0xd8, 0xf6 }, { 0xf8, 0x24f }, { 0x1e00, 0x1eff } },
  { { 0x370, 0x3ff }, { 0x1f00, 0x1fff } },
  { { 0x400, 0x482 }, { 0x48a, 0x52f }, { 0x1c80, 0x1c8f }, { 0xa640, 0xa69f } },
}

--- Returns true for a code point in one of some ascending ranges.
---@param ranges integer[][]
---@param point integer
---@return boolean
local function isIn(ranges, point)
  for _, range in ipairs(ranges) do
    if point < range[1] then return false end
    if point <= range[2] then return true end
  end
  return false
end

--- Returns true when the letters of a name are of several scripts whose letters look alike.
---@param points integer[]
---@return boolean
local function mixesScripts(points)
  local found
  for _, point in ipairs(points) do
    for script, ranges in ipairs(SCRIPTS) do
      if isIn(ranges, point) then
        if found and found ~= script then return true end
        found = script
      end
    end
  end
  return false
end

--- Returns true when no mark lacks a character to stand on, and no character has too many.
---@param points integer[]
---@return boolean
local function marksFit(points)
  local marks = MAX_MARKS
  for _, point in ipairs(points) do
    if isIn(MARKS, point) then
      marks = marks + 1
    else
      marks = point == SPACE and MAX_MARKS or 0
    end
    if marks > MAX_MARKS then return false end
  end
  return true
end

--- Returns true when a text can be a nickname: 1 to 24 visible characters, with at most single spaces between words, at
-- most two marks on a character, and no mix of Latin, Greek and Cyrillic letters.
---@param text string
---@return boolean
function names.isNickname(text)
  local points = codePoints.of(text)
  if not points or #points == 0 or #points > constants.MAX_NICKNAME_LENGTH then return false end
  local before = SPACE
  for _, point in ipairs(points) do
    if isIn(HIDDEN, point) or unassigned.includes(point) then return false end
    if point == SPACE and before == SPACE then return false end
    before = point
  end
  return before ~= SPACE and marksFit(points) and not mixesScripts(points)
end

--- Returns true when a text can be an X username.
---@param text string
---@return boolean
function names.isXUsername(text)
  return #text <= constants.MAX_X_USERNAME_LENGTH and text:find('^[%w_]+$') ~= nil
end

return names
