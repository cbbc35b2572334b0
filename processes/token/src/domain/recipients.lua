--- Addresses that can hold a token: those of Arweave (43 characters) and, since AO knows them, those of Ethereum.
local fields = require('common.fields')

local recipients = {}

--- Reads an address; nil when it is not acceptable.
---@param value any
---@return string?
function recipients.read(value)
  if type(value) == 'string' and #value == 42 and value:find('^0x%x+$') then return value end
  return fields.address(value)
end

return recipients
