--- The rights over challenges: organisers have them over their own, the staff over all.
local lists = require('common.lists')
local roster = require('common.staff.roster')
local errors = require('errors')

local organisersOnly = {}

--- Refuses a message from anybody but organisers and the staff.
---@param request ArcadeRequest
function organisersOnly.expect(request)
  local state = request.state
  local isOrganiser = lists.indexOf(state.organisers.list, request.from) ~= nil
  errors.expect(isOrganiser or roster.includes(state, request.owner, request.from), 'organisers.only')
end

--- Refuses a message about a challenge from anybody but its organiser and the staff.
---@param request ArcadeRequest
---@param challenge Challenge
function organisersOnly.expectOwn(request, challenge)
  local isOwn = challenge.organiser == request.from
  errors.expect(isOwn or roster.includes(request.state, request.owner, request.from), 'challenge.not-yours')
end

return organisersOnly
