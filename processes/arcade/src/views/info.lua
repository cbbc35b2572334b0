--- The arcade at a glance: the reply to `Info` and to every act of the staff and of organisers.
local admission = require('common.admission.admission')
local roster = require('common.staff.roster')
local scores = require('domain.scores')

--- Returns the arcade at a glance, for JSON.
---@param request ArcadeRequest
---@return table
return function(request)
  local state, owner = request.state, request.owner
  return {
    version = state.version,
    owner = owner,
    staff = roster.everybody(state, owner),
    admission = admission.view(state),
    organisers = state.organisers.list,
    community = state.reports.community,
    runs = scores.total(state),
    batch = state.reports.batch,
    acknowledged = state.reports.acknowledged,
  }
end
