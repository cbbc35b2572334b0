--- Readers of the fields that only this game has, see common/fields.
local fields = require('common.fields')
local constants = require('constants')

local gameFields = {}

--- Reads the number of a slot.
---@param value any
---@return integer?
function gameFields.slot(value)
  return fields.integer(value, 0, 0xffffffff)
end

--- Reads a number that a rabbit of some event could have.
---@param value any
---@return integer?
function gameFields.rabbit(value)
  return fields.integer(value, 0, constants.MAX_RABBITS)
end

return gameFields
