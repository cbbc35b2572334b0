--- `People`: returns a page of the people who signed up.
local admission = require('common.admission.admission')
local constants = require('common.constants')
local pagedList = require('common.paged-list')
local ballots = require('domain.ballots')
local people = require('domain.people')
local teams = require('domain.teams')
local teamName = require('views.team-name')

--- Returns a person, for JSON.
---@param state MinibuildState
---@param person integer
---@return table
local function personRow(state, person)
  local rows, team = state.personRows, teams.of(state, person)
  return {
    person = person,
    address = rows.address[person],
    nickname = rows.nickname[person],
    website = rows.website[person] ~= '' and rows.website[person] or nil,
    team = team and teamName(state, team),
    signedUpAt = rows.signedUpAt[person],
    hasVoted = ballots.of(state, rows.address[person]) ~= nil,
    isPerson = admission.isPerson(state, rows.address[person]) or nil,
    removedFor = people.isRemoved(state, person) and rows.removedFor[person] or nil,
  }
end

return pagedList({
  reply = 'People',
  of = 'personRows',
  longest = constants.DEFAULT_PAGE_LIMIT,
  row = personRow,
})
