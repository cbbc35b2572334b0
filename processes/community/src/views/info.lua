--- The community at a glance: the reply to `Info` and to every act of the staff.
local admission = require('common.admission.admission')
local roster = require('common.staff.roster')
local pot = require('domain.token')

--- Returns the community at a glance, for JSON.
---@param request CommunityRequest
---@return table
return function(request)
  local state, owner = request.state, request.owner
  return {
    version = state.version,
    owner = owner,
    staff = roster.everybody(state, owner),
    admission = admission.view(state),
    token = pot.process(state),
  }
end
