--- `MeetUpById`: returns one meet-up.
local declareFields = require('common.declare-fields')
local errors = require('errors')
local meetUpRules = require('handlers.meet-up-rules')
local meetUpView = require('views.meet-up')

local readMeetUp = {}

readMeetUp.fields = declareFields(errors, {
  { name = 'id', rule = meetUpRules.id, code = 'meetup.unknown' },
})

---@param request CommunityRequest
---@return integer id
function readMeetUp.check(request)
  return meetUpRules.existing(request.state, readMeetUp.fields.read(request, 'id'))
end

---@param request CommunityRequest
---@param id integer
---@return string action
---@return table data
function readMeetUp.apply(request, id)
  return 'MeetUpById', meetUpView(request.state, id)
end

return readMeetUp
