--- The contest at the glance of its staff: the reply to `Info` and to every act of the staff.
local admission = require('common.admission.admission')
local flags = require('common.flags.flags')
local roster = require('common.staff.roster')
local ballots = require('domain.ballots')
local contest = require('domain.contest')
local entries = require('domain.entries')

--- Returns the contest at a glance, for JSON.
---@param request MinibuildRequest
---@return table
return function(request)
  local state = request.state
  local count = entries.count(state)
  return {
    version = state.version,
    owner = request.owner,
    staff = roster.everybody(state, request.owner),
    phase = contest.phase(state, request.now),
    isOpen = state.contest.isOpen,
    admission = admission.view(state),
    people = state.personRows.total,
    removed = state.people.removed,
    teams = state.teams.live,
    entries = state.entryRows.total,
    hidden = count.hidden,
    withdrawn = count.withdrawn,
    flags = flags.total(state),
    ballots = state.ballots.counting,
    judges = state.judges.list,
    payments = state.paymentRows.total,
    publishedAt = state.contest.publishedAt,
  }
end
