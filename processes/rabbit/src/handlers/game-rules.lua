--- Rules of the fields that only this game has, see common/field-rules.
local rules = require('common.field-rules')
local constants = require('constants')

local gameRules = {}

--- The number of a slot.
---@type FieldRule
gameRules.slot = rules.integer(0, 0xffffffff)

--- A number that a rabbit of some event could have. The number 0 is valid, though no rabbit has it.
---@type FieldRule
gameRules.rabbit = rules.integer(0, constants.MAX_RABBITS)

return gameRules
