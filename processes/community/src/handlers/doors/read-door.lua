--- `Door`: returns the newest door of a meet-up.
local declareFields = require('common.declare-fields')
local doors = require('domain.doors.doors')
local errors = require('errors')
local meetUpRules = require('handlers.meet-up-rules')
local doorView = require('views.door')

local readDoor = {}

readDoor.fields = declareFields(errors, {
  { name = 'meetUp', rule = meetUpRules.id, code = 'meetup.unknown' },
})

---@param request CommunityRequest
---@return integer meetUp
function readDoor.check(request)
  local meetUp = meetUpRules.existing(request.state, readDoor.fields.read(request, 'meetUp'))
  errors.expect(doors.newest(request.state, meetUp), 'door.none')
  return meetUp
end

---@param request CommunityRequest
---@param meetUp integer
---@return string action
---@return table data
function readDoor.apply(request, meetUp)
  return 'Door', doorView(request.state, meetUp)
end

return readDoor
