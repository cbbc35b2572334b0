--- A team that hasn't ended, for JSON.
local entries = require('domain.entries')
local hiddenNames = require('domain.hidden-names')
local teams = require('domain.teams')

--- Returns a team.
---@param state MinibuildState
---@param team integer
---@return table
return function(state, team)
  local rows, members = state.personRows, teams.members(state, team)
  local captain, invites, openInvites = members[1], teams.invites(state, team)
  for index, person in ipairs(members) do
    members[index] = { person = person, address = rows.address[person], nickname = rows.nickname[person] }
  end
  return {
    team = team,
    name = state.teamRows.name[team],
    hiddenFor = hiddenNames.reasonOf(state, team),
    captain = captain,
    members = members,
    invites = invites,
    openInvites = openInvites,
    seeking = state.teamRows.seeking[team] ~= '' and state.teamRows.seeking[team] or nil,
    entry = entries.ofTeam(state, team),
  }
end
