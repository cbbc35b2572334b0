--- Converts text to Unicode code points.
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

return codePoints
