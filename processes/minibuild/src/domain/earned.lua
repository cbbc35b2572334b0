--- The keepsakes that people of a contest have earned.
local entries = require('domain.entries')
local people = require('domain.people')
local teams = require('domain.teams')

local earned = {}

--- Returns true for somebody whose team has an entry in the results that won a prize, and whom the staff haven't removed.
---@param state MinibuildState
---@param address string
---@return boolean
function earned.prize(state, address)
  local person = people.of(state, address)
  if not state.contest.publishedAt or not person or people.isRemoved(state, person) then return false end
  local entry = entries.ofTeam(state, teams.of(state, person))
  if not entry or not entries.isShown(state, entry) then return false end
  local place = state.entryRows.place[entry]
  return place > 0 and place <= #state.contest.facts.prizes
end

return earned
