--- Rules of the fields that several actions of a token have.
local decimal = require('common.codec.decimal')
local rules = require('common.field-rules')
local constants = require('constants')
local recipients = require('domain.recipients')

local tokenRules = {}

--- A whole number above 0 in decimal digits.
---@param text string
---@return boolean
local function isQuantity(text)
  return #text <= constants.MAX_QUANTITY_DIGITS and decimal.isDigits(text) and text:find('[1-9]') ~= nil
end

tokenRules.quantity = rules.form('quantity', constants.MAX_QUANTITY_DIGITS, isQuantity)

---@type FieldRule
tokenRules.holder = { type = 'address', read = recipients.read }

tokenRules.once = rules.form('name', constants.MAX_ONCE_LENGTH, function(text)
  return #text <= constants.MAX_ONCE_LENGTH and text:find('^[%w_-]+$')
end)

return tokenRules
