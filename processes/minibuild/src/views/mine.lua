--- All that a contest knows of one address: the reply to `Mine` and to each act of a person about itself, its team and its entry.
local admission = require('common.admission.admission')
local roster = require('common.staff.roster')
local ballots = require('domain.ballots')
local contest = require('domain.contest')
local entries = require('domain.entries')
local hiddenNames = require('domain.hidden-names')
local judges = require('domain.judges')
local people = require('domain.people')
local teams = require('domain.teams')
local ballotView = require('views.ballot')
local entryView = require('views.entry')
local teamView = require('views.team')

--- Returns the public part of a person.
---@param state MinibuildState
---@param person integer
---@return table
local function personView(state, person)
  local rows = state.personRows
  return {
    person = person,
    nickname = rows.nickname[person],
    hasHiddenName = hiddenNames.hasPerson(state, person) or nil,
    website = rows.website[person] ~= '' and rows.website[person] or nil,
    hasContact = rows.contact[person] ~= '',
    signedUpAt = rows.signedUpAt[person],
    removedFor = people.isRemoved(state, person) and rows.removedFor[person] or nil,
  }
end

--- Returns all that is known of an address, for JSON.
---@param request MinibuildRequest
---@param address string
---@return table
return function(request, address)
  local state = request.state
  local person = people.of(state, address)
  local team = person and teams.of(state, person)
  local entry = entries.ofTeam(state, team)
  return {
    address = address,
    phase = contest.phase(state, request.now),
    isStaff = roster.includes(state, request.owner, address),
    isJudge = judges.of(state, address) ~= nil,
    admission = admission.statusOf(state, address),
    vote = ballots.rightOf(state, address),
    person = person and personView(state, person),
    team = team and teamView(state, team),
    entry = entry and entryView(state, entry, false),
    ballot = ballotView(state, address),
  }
end
