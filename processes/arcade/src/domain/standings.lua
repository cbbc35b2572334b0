--- Keeps each person's places on the list that they belong on: of people who are admitted, or of everybody else. Whoever becomes
-- admitted moves over with all places, some at each message, since a person can have many. After a change of who is admitted,
-- later messages look at everybody, some people at each.
local admission = require('common.admission.admission')
local constants = require('constants')
local boards = require('domain.boards')
local scores = require('domain.scores')

local standings = {}

---@class Standings
---@field first integer place of the first person whose entries move
---@field last integer place of the last one
---@field person table<integer, integer> by place
---@field recheck integer next person to look at after a change of who is admitted, 0 for nobody

--- Returns the part of a new state.
---@return Standings
function standings.new()
  return { first = 1, last = 0, person = {}, recheck = 0 }
end

--- Notes if a person is admitted now; the entries follow.
---@param state ArcadeState
---@param person integer
function standings.refresh(state, person)
  local own, people = state.standings, state.people
  local isAdmitted = admission.isPerson(state, people.address[person])
  if isAdmitted == people.isAdmitted[person] then return end
  people.isAdmitted[person] = isAdmitted
  if people.moving[person] == 0 then
    own.last = own.last + 1
    own.person[own.last] = person
  end
  people.moving[person] = people.entries[person]
end

--- Moves some entries of people who wait for it.
---@param state ArcadeState
---@param count integer of the entries that are looked at, at most
local function move(state, count)
  local own, moving, older = state.standings, state.people.moving, state.entryRows.older
  for _ = 1, count do
    local person = own.person[own.first]
    if not person then return end
    local entry = moving[person]
    if entry ~= 0 then
      moving[person] = older[entry]
      boards.move(state, entry)
    end
    if moving[person] == 0 then own.person[own.first], own.first = nil, own.first + 1 end
  end
end

--- Looks again at some people.
---@param state ArcadeState
---@param count integer of the people who are looked at, at most
local function recheck(state, count)
  local own, total = state.standings, state.people.total
  if own.recheck == 0 then return end
  local last = math.min(total, own.recheck + count - 1)
  for person = own.recheck, last do
    standings.refresh(state, person)
  end
  own.recheck = last < total and last + 1 or 0
end

--- Goes on with what waits.
---@param state ArcadeState
function standings.advance(state)
  recheck(state, constants.RECHECKED_PEOPLE)
  move(state, constants.MOVED_PLACES)
end

--- Takes note that an address may be admitted now.
---@param state ArcadeState
---@param address string
function standings.admitted(state, address)
  local person = scores.personOf(state, address)
  if not person then return end
  standings.refresh(state, person)
  move(state, constants.MOVED_PLACES)
end

--- Takes note that others may be admitted now.
---@param state ArcadeState
function standings.changed(state)
  state.standings.recheck = 1
end

return standings
