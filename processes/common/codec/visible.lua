--- Recognises the code points that show something by themselves.
local codePoints = require('common.codec.code-points')

local visible = {}

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

--- Returns true for a code point that is invisible or changes how the text around it is shown.
---@param point integer
---@return boolean
function visible.isHidden(point)
  return codePoints.isIn(HIDDEN, point)
end

--- Returns true for a mark.
---@param point integer
---@return boolean
function visible.isMark(point)
  return codePoints.isIn(MARKS, point)
end

--- Returns true when a text is not blank: one of its code points at least shows something by itself.
---@param points integer[]
---@return boolean
function visible.any(points)
  for _, point in ipairs(points) do
    if point ~= SPACE and not visible.isHidden(point) and not visible.isMark(point) then return true end
  end
  return false
end

return visible
