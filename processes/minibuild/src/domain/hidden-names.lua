--- Hidden names of teams: `#` and the team's number is in the name's place in the state itself, so that no reply and no picture made of one has
-- the name. It stays taken, also once the team has ended. Where a member has it as the nickname, as somebody who submits alone has, the nickname
-- is hidden with it, and can't be changed meanwhile.
local unicodeFold = require('common.codec.unicode-fold')
local entries = require('domain.entries')
local teams = require('domain.teams')

local hiddenNames = {}

---@class HiddenNames
---@field ofTeam table<integer, HiddenTeamName>
---@field ofPerson table<integer, string> chosen nicknames by person

---@class HiddenTeamName
---@field name string the team's choice
---@field reason string
---@field person integer? whose nickname is hidden with it

--- Returns the part of a new state.
---@return HiddenNames
function hiddenNames.new()
  return { ofTeam = {}, ofPerson = {} }
end

--- Returns the reason for which the name of a team is hidden.
---@param state MinibuildState
---@param team integer
---@return string?
function hiddenNames.reasonOf(state, team)
  local hidden = state.hiddenNames.ofTeam[team]
  return hidden and hidden.reason
end

--- Returns true when a name is hidden as that of a team, in some spelling.
---@param state MinibuildState
---@param name string
---@return boolean
function hiddenNames.includes(state, name)
  local team = state.teams.ofName[unicodeFold.fold(name)]
  return team ~= nil and state.hiddenNames.ofTeam[team] ~= nil
end

--- Returns true when the nickname of a person is hidden with the name of a team.
---@param state MinibuildState
---@param person integer
---@return boolean
function hiddenNames.hasPerson(state, person)
  return state.hiddenNames.ofPerson[person] ~= nil
end

--- Returns the member, or the maker of the entry, who has the name of a team as the nickname.
---@param state MinibuildState
---@param team integer
---@param folded string
---@return integer?
local function namesakeOf(state, team, folded)
  local person, entry = state.people.ownerOf[folded], entries.ofTeam(state, team)
  if not person or hiddenNames.hasPerson(state, person) then return nil end
  local isOwn = teams.of(state, person) == team or entry and entries.isOf(state, entry, person)
  return isOwn and person or nil
end

--- Hides the name of a team.
---@param state MinibuildState
---@param team integer
---@param reason string
local function hide(state, team, reason)
  local name, nicknames, kept = state.teamRows.name[team], state.personRows.nickname, state.hiddenNames
  local folded, shown = unicodeFold.fold(name), '#' .. team
  local person = namesakeOf(state, team, folded)
  kept.ofTeam[team] = { name = name, reason = reason, person = person }
  state.teamRows.name[team] = shown
  state.teams.ofName[folded] = state.teams.ofName[folded] or team
  if person then
    kept.ofPerson[person], nicknames[person] = nicknames[person], shown
  end
end

--- Shows the name of a team again.
---@param state MinibuildState
---@param team integer
---@param hidden HiddenTeamName
local function show(state, team, hidden)
  local ofName, kept, folded = state.teams.ofName, state.hiddenNames, unicodeFold.fold(hidden.name)
  state.teamRows.name[team], kept.ofTeam[team] = hidden.name, nil
  if ofName[folded] == team and not teams.living(state, team) then ofName[folded] = nil end
  local person = hidden.person
  if person then
    state.personRows.nickname[person], kept.ofPerson[person] = kept.ofPerson[person], nil
  end
end

--- Hides the name of a team for a reason, or shows it again without one; doing it twice changes nothing more but the reason.
---@param state MinibuildState
---@param team integer
---@param reason string?
function hiddenNames.set(state, team, reason)
  local hidden = state.hiddenNames.ofTeam[team]
  if hidden and reason then
    hidden.reason = reason
  elseif reason then
    hide(state, team, reason)
  elseif hidden then
    show(state, team, hidden)
  end
  entries.renameTeam(state, team)
end

return hiddenNames
