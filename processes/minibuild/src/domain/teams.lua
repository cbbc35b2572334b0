--- The teams. A person is in one at a time; a team without members has ended.
local sha256 = require('common.codec.sha256')
local unicodeFold = require('common.codec.unicode-fold')
local constants = require('constants')
local packedNumbers = require('domain.packed-numbers')

local teams = {}

---@class Teams
---@field ofName table<string, integer> by folded name
---@field live integer teams that haven't ended

---@class TeamRows: Rows
---@field name string[]
---@field members string[] numbers of people, packed; the captain first; empty once the team has ended
---@field invites string[] hashes of the codes, joined; zeros for a used one
---@field entry integer[] 0 without one
---@field seeking string[] whom the team looks for, empty for nobody

--- Returns the part of a new state.
---@return Teams
function teams.new()
  return { ofName = {}, live = 0 }
end

---@type table<string, ColumnGroup>
teams.TABLES = { teamRows = { name = '', members = '', invites = '', entry = 0, seeking = '' } }

local USED = ('\0'):rep(constants.INVITE_BYTES)

--- Returns true when there is a team with a number, or was.
---@param state MinibuildState
---@param team integer
---@return boolean
function teams.exists(state, team)
  return team >= 1 and team <= state.teamRows.total
end

--- Returns the team with a number that hasn't ended.
---@param state MinibuildState
---@param team integer
---@return integer?
function teams.living(state, team)
  return teams.exists(state, team) and state.teamRows.members[team] ~= '' and team or nil
end

--- Returns the team of a person.
---@param state MinibuildState
---@param person integer
---@return integer?
function teams.of(state, person)
  local team = state.personRows.team[person]
  return team ~= 0 and team or nil
end

--- Returns the members of a team, the captain first.
---@param state MinibuildState
---@param team integer
---@return integer[]
function teams.members(state, team)
  return packedNumbers.unpack(state.teamRows.members[team])
end

--- Returns how many members a team has.
---@param state MinibuildState
---@param team integer
---@return integer
function teams.size(state, team)
  return packedNumbers.count(state.teamRows.members[team])
end

--- Returns true when a person is the captain of a team.
---@param state MinibuildState
---@param team integer
---@param person integer
---@return boolean
function teams.isCaptain(state, team, person)
  return teams.members(state, team)[1] == person
end

--- Returns true when a name is that of a team that hasn't ended, or is hidden, in some spelling.
---@param state MinibuildState
---@param name string
---@return boolean
function teams.isTaken(state, name)
  return state.teams.ofName[unicodeFold.fold(name)] ~= nil
end

--- Returns whom a team looks for; nil for nobody, and for a team without room.
---@param state MinibuildState
---@param team integer
---@return string?
function teams.seeking(state, team)
  local text = state.teamRows.seeking[team]
  local size = text ~= '' and teams.size(state, team) or 0
  return size > 0 and size < state.contest.facts.teamSize and text or nil
end

--- Makes a team of one person; returns its number.
---@param state MinibuildState
---@param person integer
---@param name string
---@param invites string[] hashes, as bytes
---@return integer
function teams.make(state, person, name, invites)
  local rows, personRows = state.teamRows, state.personRows
  local team = rows.total + 1
  rows.name[team], rows.members[team] = name, packedNumbers.pack({ person })
  rows.invites[team], rows.entry[team], rows.seeking[team] = table.concat(invites), 0, ''
  rows.total, state.teams.ofName[unicodeFold.fold(name)] = team, team
  state.teams.live = state.teams.live + 1
  personRows.team[person], personRows.teamsMade[person] = team, personRows.teamsMade[person] + 1
  return team
end

--- Takes invitations in the place of the earlier ones.
---@param state MinibuildState
---@param team integer
---@param invites string[] hashes, as bytes
function teams.invite(state, team, invites)
  state.teamRows.invites[team] = table.concat(invites)
end

--- Returns the hash of an invitation; nothing for a number that no invitation has.
---@param state MinibuildState
---@param team integer
---@param index integer from 1
---@return string?
local function inviteAt(state, team, index)
  local bytes = constants.INVITE_BYTES
  local hash = state.teamRows.invites[team]:sub((index - 1) * bytes + 1, index * bytes)
  return hash ~= '' and hash or nil
end

--- Returns the code of the refusal of an invitation's code, or nothing when somebody can join with it.
---@param state MinibuildState
---@param team integer
---@param index integer
---@param code string bytes
---@return string?
function teams.inviteFault(state, team, index, code)
  local hash = inviteAt(state, team, index)
  if hash == USED then return 'team.code-used' end
  if hash ~= sha256.digest(code) then return 'team.code-wrong' end
end

--- Returns how many invitations a team has, and the numbers of those that nobody has used.
---@param state MinibuildState
---@param team integer
---@return integer
---@return integer[]
function teams.invites(state, team)
  local open, count = {}, #state.teamRows.invites[team] // constants.INVITE_BYTES
  for index = 1, count do
    if inviteAt(state, team, index) ~= USED then open[#open + 1] = index end
  end
  return count, open
end

--- Lets a person join a team by an invitation.
---@param state MinibuildState
---@param team integer
---@param index integer of the invitation
---@param person integer
function teams.join(state, team, index, person)
  local rows, bytes = state.teamRows, constants.INVITE_BYTES
  local invites = rows.invites[team]
  rows.invites[team] = invites:sub(1, (index - 1) * bytes) .. USED .. invites:sub(index * bytes + 1)
  rows.members[team] = rows.members[team] .. packedNumbers.pack({ person })
  state.personRows.team[person] = team
end

--- Lets a member leave. A captain is followed by the next member; returns true when the team has ended.
---@param state MinibuildState
---@param team integer
---@param person integer
---@param endsInvites boolean true where the team's link may not let anybody in any more
---@return boolean
function teams.leave(state, team, person, endsInvites)
  local rows = state.teamRows
  if endsInvites then rows.invites[team] = '' end
  rows.members[team] = packedNumbers.without(rows.members[team], person)
  state.personRows.team[person] = 0
  if rows.members[team] ~= '' then return false end
  rows.invites[team], state.teams.live = '', state.teams.live - 1
  -- a hidden name stays taken
  if not state.hiddenNames.ofTeam[team] then state.teams.ofName[unicodeFold.fold(rows.name[team])] = nil end
  return true
end

return teams
