--- The rule of addresses on the web, https only.
local rules = require('common.field-rules')

local webAddress = {}

--- Returns true for an address on the web as browsers write it: a host name in ASCII without credentials, then at most a port, a
-- path, a query and a fragment.
---@param text string
---@return boolean
function webAddress.is(text)
  local host, port, rest = text:match('^https://([%w.-]+)(:?%d*)(.*)$')
  if not host or port == ':' or not host:find('^%w') or not host:find('%.%w+$') then return false end
  return rest == '' or rest:find('^[/?#][%w%-._~:/?#@!$&()*+,;=%%]*$') ~= nil
end

--- Returns the rule of an address on the web.
---@param max integer in characters
---@return FieldRule
function webAddress.rule(max)
  ---@param text string
  ---@return boolean
  local function fits(text) return #text <= max and webAddress.is(text) end
  return rules.form('https address', max, fits)
end

return webAddress
