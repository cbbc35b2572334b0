--- Texts of people inside JSON texts that are put together.
local json = require('json')

--- Returns a text as a JSON text has it between its quotes.
---@param text string
---@return string
return function(text)
  if not text:find('[%c"\\]') then return text end
  return json.encode(text):sub(2, -2)
end
