--- The fields that name a thing which people report, see domain/flagged.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local errors = require('errors')

--- Returns true for a text that has the form of an address, a number or a slug.
---@param text string
---@return boolean
local function isId(text)
  return #text <= constants.MAX_FLAGGED_ID_LENGTH and text:find('^[%w_-]+$') ~= nil
end

return declareFields(errors, {
  { name = 'kind', rule = rules.choice(constants.FLAGGED_KINDS), code = 'flag.malformed' },
  { name = 'id', rule = rules.form('id', constants.MAX_FLAGGED_ID_LENGTH, isId), code = 'flag.malformed' },
})
