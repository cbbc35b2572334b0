--- Converts text to Unicode code points, and finds them in ranges.
local codePoints = {}

--- Returns the code points of a UTF-8 text, or nil when it is not valid UTF-8 (RFC 3629: no surrogates either).
---@param text string
---@return integer[]?
function codePoints.of(text)
  if not utf8.len(text) then return nil end
  local list = {}
  for _, point in utf8.codes(text) do
    if point >= 0xd800 and point <= 0xdfff then return nil end
    list[#list + 1] = point
  end
  return list
end

--- Returns true for a code point in one of some ascending ranges.
---@param ranges integer[][] first and last of each
---@param point integer
---@return boolean
function codePoints.isIn(ranges, point)
  for _, range in ipairs(ranges) do
    if point < range[1] then return false end
    if point <= range[2] then return true end
  end
  return false
end

return codePoints
