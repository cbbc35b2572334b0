--- Readers of the fields that only this game has, see common/fields.
local fields = require('common.fields')
local players = require('domain.players')

local gameFields = {}

--- Reads the number of a slot.
function gameFields.slot(value)
  return fields.integer(value, 0, 0xffffffff)
end

--- Reads a number that a rabbit of some event could have.
function gameFields.rabbit(value)
  return fields.integer(value, 0, players.MAX)
end

return gameFields
