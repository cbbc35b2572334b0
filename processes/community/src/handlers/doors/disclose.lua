--- `Disclose`: takes the token of a slot of a door whose claims don't count any more, and settles the check-ins that wait for it.
-- The one who opened a door of the meet-up may send it even when no organiser any more: nobody else has its tokens.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local doorSlots = require('domain.doors.door-slots')
local doors = require('domain.doors.doors')
local settling = require('domain.doors.settling')
local errors = require('errors')
local meetUpRules = require('handlers.meet-up-rules')
local organisersOnly = require('handlers.organisers-only')

local disclose = {}

disclose.fields = declareFields(errors, {
  { name = 'meetUp', rule = meetUpRules.id, code = 'meetup.unknown' },
  { name = 'slot', rule = rules.integer(0, 0xffffffff), code = 'door.malformed' },
  { name = 'token', rule = rules.bytes(constants.DOOR_TOKEN_BYTES), code = 'door.malformed' },
})

---@class CheckedDisclosure
---@field meetUp integer
---@field slot integer
---@field token string
---@field door integer? none when the slot is settled already

---@param request CommunityRequest
---@return CheckedDisclosure
function disclose.check(request)
  local state, read = request.state, disclose.fields.read
  local meetUp = meetUpRules.existing(state, read(request, 'meetUp'))
  if not doors.isOpener(state, meetUp, request.from) then organisersOnly(request, state.meetUps.city[meetUp]) end
  local slot, token = read(request, 'slot'), read(request, 'token')
  errors.expect(doors.covering(state, meetUp, slot), 'door.none')
  errors.expect(request.now > doorSlots.closes(slot), 'door.token-early')
  local door, isSettled = doors.prove(state, meetUp, slot, token)
  errors.expect(door or isSettled, 'door.token-wrong')
  return { meetUp = meetUp, slot = slot, token = token, door = door }
end

---@param request CommunityRequest
---@param checked CheckedDisclosure
---@return string action
---@return table data
function disclose.apply(request, checked)
  local state, count = request.state, { honest = 0, void = 0 }
  if checked.door then count = settling.start(state, request.process, checked) end
  return 'Disclosed', {
    meetUp = checked.meetUp,
    slot = checked.slot,
    confirmed = count.honest,
    void = count.void,
    settled = settling.isDone(state),
    checkedIn = state.meetUps.checkedIn[checked.meetUp],
  }
end

return disclose
