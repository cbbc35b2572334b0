--- `OpenDoor`: lets an organiser commit to the chain of codes that a device shows at a meet-up.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local doorSlots = require('domain.doors.door-slots')
local doors = require('domain.doors.doors')
local errors = require('errors')
local meetUpRules = require('handlers.meet-up-rules')
local organisersOnly = require('handlers.organisers-only')
local doorView = require('views.door')

local openDoor = {}

openDoor.fields = declareFields(errors, {
  { name = 'meetUp', rule = meetUpRules.id, code = 'meetup.unknown' },
  { name = 'anchor', rule = rules.bytes(constants.DOOR_TOKEN_BYTES), code = 'door.malformed' },
  { name = 'start', rule = rules.integer(0, 0xffffffff), code = 'door.malformed' },
  { name = 'length', rule = rules.integer(1, constants.MAX_DOOR_SLOTS), code = 'door.malformed' },
})

---@param request CommunityRequest
---@return NewDoor
function openDoor.check(request)
  local state, now, read = request.state, request.now, openDoor.fields.read
  local meetUp = meetUpRules.existing(state, read(request, 'meetUp'))
  organisersOnly(request, state.meetUps.city[meetUp])
  local new = { meetUp = meetUp, opener = request.from }
  new.anchor, new.start, new.length = read(request, 'anchor'), read(request, 'start'), read(request, 'length')
  if doors.isNewest(state, new) then return new end
  errors.expect(not state.meetUps.cancelled[meetUp], 'meetup.cancelled')
  errors.expect(now >= doorSlots.doorFrom(state, meetUp), 'door.too-early')
  errors.expect(now <= doorSlots.doorUntil(state, meetUp), 'meetup.over')
  errors.expect(math.abs(new.start - doorSlots.at(now)) <= constants.MAX_DOOR_START_DRIFT, 'door.clock-off')
  errors.expect(doors.hasRoom(state, meetUp), 'door.too-many')
  return new
end

---@param request CommunityRequest
---@param new NewDoor
---@return string action
---@return table data
function openDoor.apply(request, new)
  local state = request.state
  if not doors.isNewest(state, new) then doors.open(state, new, request.now) end
  return 'Door', doorView(state, new.meetUp)
end

return openDoor
