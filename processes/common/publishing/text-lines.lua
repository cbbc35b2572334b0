--- Lists of lines as one JSON text, which lacks the quotes of a list: each of them costs, twice. A line separator (U+2028) is in no text of
-- people.
local json = require('json')

local SEPARATOR = utf8.char(0x2028)

local textLines = {}

--- Returns a text of people as a line has it.
---@param text string
---@return string
function textLines.quoted(text)
  if not text:find('[%c"\\]') then return text end
  return json.encode(text):sub(2, -2)
end

--- Returns lines as one JSON text.
---@param lines string[]
---@return string
function textLines.join(lines)
  return '"' .. table.concat(lines, SEPARATOR) .. '"'
end

return textLines
