--- Rules for the names that players choose.
local common = require('common.names')
local constants = require('constants')

local names = {}

--- Returns true when a text can be a nickname (common/names).
---@param text string
---@return boolean
function names.isNickname(text)
  return common.isName(text, constants.MAX_NICKNAME_LENGTH)
end

--- Returns true when a text can be an X username.
---@param text string
---@return boolean
function names.isXUsername(text)
  return #text <= constants.MAX_X_USERNAME_LENGTH and text:find('^[%w_]+$') ~= nil
end

return names
