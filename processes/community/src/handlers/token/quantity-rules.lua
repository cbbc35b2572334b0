--- Rules of fields that are quantities of a token: whole numbers in decimal digits, in the token's smallest units.
local decimal = require('common.codec.decimal')
local constants = require('constants')

local quantityRules = {}

--- Returns the rule of a quantity of at most `max` digits, which it reads without leading zeros.
---@param max integer
---@return FieldRule
local function upTo(max)
  ---@param value any
  ---@return string?
  local function read(value)
    if type(value) == 'string' and #value <= max and decimal.isDigits(value) then return decimal.trimmed(value) end
  end
  return { type = 'quantity', min = 1, max = max, read = read }
end

quantityRules.rate = upTo(constants.MAX_RATE_DIGITS)

quantityRules.notice = upTo(constants.MAX_NOTICE_DIGITS)

return quantityRules
