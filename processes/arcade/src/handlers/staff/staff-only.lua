--- Refuses a message from anybody but the staff.
local roster = require('common.staff.roster')
local errors = require('errors')

---@param request ArcadeRequest
return function(request)
  errors.expect(roster.includes(request.state, request.owner, request.from), 'staff.only')
end
