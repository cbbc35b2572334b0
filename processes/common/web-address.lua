--- The rules of addresses on the web, encrypted ones only.
local rules = require('common.field-rules')

local webAddress = {}

--- Returns true for an address on the web as browsers write it: a host name in ASCII without credentials, then at most a port, a
-- path, a query and a fragment.
---@param text string
---@param scheme string? `https` unless this says otherwise
---@return boolean
function webAddress.is(text, scheme)
  local host, port, rest = text:match('^' .. (scheme or 'https') .. '://([%w.-]+)(:?%d*)(.*)$')
  if not host or port == ':' or not host:find('^%w') or not host:find('%.%w+$') then return false end
  return rest == '' or rest:find('^[/?#][%w%-._~:/?#@!$&()*+,;=%%]*$') ~= nil
end

--- Returns the rule of an address on the web.
---@param max integer in characters
---@param scheme string? `https` unless this says otherwise
---@return FieldRule
function webAddress.rule(max, scheme)
  ---@param text string
  ---@return boolean
  local function fits(text) return #text <= max and webAddress.is(text, scheme) end
  return rules.form((scheme or 'https') .. ' address', max, fits)
end

return webAddress
