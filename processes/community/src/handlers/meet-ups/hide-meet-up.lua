--- `HideMeetUp`: lets the staff hide a meet-up, which then is unknown to every message and in no list, or show it again.
local declareFields = require('common.declare-fields')
local hiding = require('common.flags.hiding')
local flagged = require('domain.flagged')
local meetUps = require('domain.meet-ups.meet-ups')
local errors = require('errors')
local meetUpRules = require('handlers.meet-up-rules')

local hideMeetUp = {}

hideMeetUp.fields = declareFields(errors, { { name = 'meetUp', rule = meetUpRules.id, code = 'meetup.unknown' } })

---@class GivenMeetUp
---@field meetUp integer

---@param request CommunityRequest
---@return GivenMeetUp
function hideMeetUp.check(request)
  local id = hideMeetUp.fields.read(request, 'meetUp')
  errors.expect(meetUps.wasGiven(request.state, id), 'meetup.unknown')
  return { meetUp = id }
end

---@param given GivenMeetUp
---@return FlaggedThing
function hideMeetUp.key(given)
  return flagged.key('meetup', tostring(given.meetUp))
end

---@param state CommunityState
---@param given GivenMeetUp
---@param reason string?
function hideMeetUp.set(state, given, reason)
  meetUps.setHidden(state, given.meetUp, reason ~= nil)
end

return hiding(errors, hideMeetUp)
