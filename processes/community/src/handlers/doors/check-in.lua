--- `CheckIn`: takes the sender's claim to have seen the code of a meet-up's door, which waits for the token of its slot.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local checkIns = require('domain.doors.check-ins')
local doorSlots = require('domain.doors.door-slots')
local doors = require('domain.doors.doors')
local attendees = require('domain.meet-ups.attendees')
local errors = require('errors')
local meetUpRules = require('handlers.meet-up-rules')
local walletsOnly = require('handlers.wallets-only')

local checkIn = {}

checkIn.fields = declareFields(errors, {
  { name = 'meetUp', rule = meetUpRules.id, code = 'meetup.unknown' },
  { name = 'slot', rule = rules.integer(0, 0xffffffff), code = 'checkin.malformed' },
  { name = 'claim', rule = rules.bytes(constants.DOOR_CLAIM_BYTES), code = 'checkin.malformed' },
})

--- Returns the door that gives a slot its token; refuses when a claim of that slot doesn't count now.
---@param state CommunityState
---@param meetUp integer
---@param slot integer
---@param now integer
---@return integer door
local function openDoor(state, meetUp, slot, now)
  errors.expect(now >= doorSlots.opens(slot), 'checkin.future')
  errors.expect(now <= doorSlots.closes(slot), 'checkin.stale')
  errors.expect(now <= doorSlots.doorUntil(state, meetUp), 'meetup.over')
  local door = errors.expect(doors.covering(state, meetUp, slot), 'checkin.no-door')
  errors.expect(not doors.isDisclosed(state, door, slot), 'checkin.stale')
  return door
end

---@param request CommunityRequest
---@return NewCheckIn
function checkIn.check(request)
  local state, read = request.state, checkIn.fields.read
  walletsOnly(request)
  local meetUp = meetUpRules.existing(state, read(request, 'meetUp'))
  local slot, proof = read(request, 'slot'), read(request, 'claim')
  local new = { meetUp = meetUp, slot = slot, proof = proof, address = request.from }
  if checkIns.isNewest(state, new) then return new end
  local attendee = attendees.of(state, meetUp, request.from)
  errors.expect(checkIns.attendedOf(state, attendee) ~= 'yes', 'checkin.done')
  local claims = attendee and state.attendees.claims[attendee] or 0
  errors.expect(claims < constants.MAX_CHECK_INS_PER_PERSON, 'checkin.too-many')
  errors.expect(not state.meetUps.cancelled[meetUp], 'meetup.cancelled')
  new.door = openDoor(state, meetUp, slot, request.now)
  return new
end

---@param request CommunityRequest
---@param new NewCheckIn
---@return string action
---@return table data
function checkIn.apply(request, new)
  local state = request.state
  -- a claim that the network delivered again has no door
  if new.door then checkIns.add(state, new) end
  local attendee = attendees.of(state, new.meetUp, request.from)
  return 'CheckedIn', { meetUp = new.meetUp, attended = checkIns.attendedOf(state, attendee) }
end

return checkIn
