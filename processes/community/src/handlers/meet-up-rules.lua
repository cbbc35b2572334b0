--- Rules of the fields that are about meet-ups, see common/field-rules.
local rules = require('common.field-rules')
local webAddress = require('common.web-address')
local constants = require('constants')
local meetUps = require('domain.meet-ups.meet-ups')
local errors = require('errors')

local meetUpRules = {}

--- Number of a meet-up, from 1.
---@type FieldRule
meetUpRules.id = rules.integer(1, 0xffffffff)

--- An address on the web, https only.
---@type FieldRule
meetUpRules.mapUrl = webAddress.rule(constants.MAX_MAP_URL_LENGTH)

--- Refuses the number of no meet-up; returns the number.
---@param state CommunityState
---@param id integer
---@return integer
function meetUpRules.existing(state, id)
  errors.expect(meetUps.exists(state, id), 'meetup.unknown')
  return id
end

return meetUpRules
