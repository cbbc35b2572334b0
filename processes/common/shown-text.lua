--- The rule of texts that people write for others to read, besides names (common/names.lua): none can pass for another one, or
-- change how the text around it is shown.
local codePoints = require('common.codec.code-points')
local visible = require('common.codec.visible')

local shownText = {}

local LINE_FEED = 0x0a
local SPACE = 0x20

--- Most characters of most texts, found first since the rest costs four times the gas.
local PLAIN = {
  { 0x21, 0x7e }, { 0xae, 0x34e }, { 0x61d, 0x115e }, { 0x2010, 0x2027 }, { 0x2070, 0x27ff }, { 0x3001, 0x3163 },
  { 0x3165, 0xdfff }, { 0xff01, 0xff9f }, { 0x1d17b, 0xdffff },
}

local SPACES = {
  { SPACE, SPACE }, { 0xa0, 0xa0 }, { 0x2000, 0x200a }, { 0x202f, 0x202f }, { 0x205f, 0x205f }, { 0x3000, 0x3000 },
}

--- Joiners and variation selectors, which scripts and emoji need behind a character.
local JOINERS = { { 0x180b, 0x180d }, { 0x180f, 0x180f }, { 0x200c, 0x200d }, { 0xfe00, 0xfe0f }, { 0xe0100, 0xe01ef } }

local MAX_JOINERS = 2

--- Flags of regions are written as tags behind the black flag.
local TAGS = { { 0xe0020, 0xe007f } }
local BLACK_FLAG = 0x1f3f4

--- Returns true for a text that is not blank and shows all that it has.
---@param points integer[]
---@param allowsLines boolean true where it may have line feeds
---@return boolean
function shownText.fits(points, allowsLines)
  local joiners, before = MAX_JOINERS, SPACE
  for _, point in ipairs(points) do
    if codePoints.isIn(PLAIN, point) then
      joiners = 0
    elseif codePoints.isIn(SPACES, point) or allowsLines and point == LINE_FEED then
      joiners = MAX_JOINERS
    elseif codePoints.isIn(JOINERS, point) then
      joiners = joiners + 1
      if joiners > MAX_JOINERS then return false end
    elseif codePoints.isIn(TAGS, point) then
      if before ~= BLACK_FLAG and not codePoints.isIn(TAGS, before) then return false end
    elseif visible.isHidden(point) then
      return false
    else
      joiners = 0
    end
    before = point
  end
  return visible.any(points)
end

return shownText
