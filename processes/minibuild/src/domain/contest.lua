--- The contest itself: its facts and texts, and the phase, which follows from the times alone once staff have opened it.
local constants = require('constants')
local changes = require('domain.changes')

local contest = {}

---@class Contest
---@field isOpen boolean
---@field facts ContestFacts? nil until the contest is configured
---@field texts table<string, ContestTexts> by language
---@field keyVersion integer number of the contact key
---@field keySetAt integer? time at which the owner set that key, in milliseconds
---@field publishedAt integer? time of the results, in milliseconds

---@class ContestFacts
---@field times table<string, integer> beginning of each phase, in milliseconds
---@field teamSize integer
---@field voteWeight integer in percent
---@field kinds string[]
---@field criteria { name: string, weight: integer }[]
---@field prizes { title: string, amount: string? }[]
---@field zone string
---@field place string?
---@field voters string kind of those who vote
---@field token string? id of the token
---@field contactKey string? bytes of the public key
---@field original string language

---@class ContestTexts
---@field name string
---@field brief string
---@field rules string
---@field judging string?

--- Returns the part of a new state.
---@return Contest
function contest.new()
  return { isOpen = false, texts = {}, keyVersion = 0 }
end

--- Returns the phase that times give at a moment.
---@param times table<string, integer>
---@param now integer
---@return string
function contest.phaseOf(times, now)
  local phase = 'draft'
  for _, name in ipairs(constants.TIMED_PHASES) do
    if name ~= 'results' and times[name] <= now then phase = name end
  end
  return phase
end

--- Returns the phase of the contest at a moment.
---@param state MinibuildState
---@param now integer
---@return string
function contest.phase(state, now)
  local own = state.contest
  if own.publishedAt then return 'results' end
  if not own.isOpen then return 'draft' end
  return contest.phaseOf(own.facts.times, now)
end

--- Returns true when each time is later than the one before.
---@param times table<string, integer>
---@return boolean
function contest.areAscending(times)
  local before = -1
  for _, name in ipairs(constants.TIMED_PHASES) do
    if times[name] <= before then return false end
    before = times[name]
  end
  return true
end

--- Returns the place of a phase among all phases, from 1.
---@param phase string
---@return integer
local function placeOf(phase)
  local place = 1
  while constants.PHASE_NAMES[place] ~= phase do
    place = place + 1
  end
  return place
end

--- Returns true when staff can let a phase begin: it is the next one, or the one before.
---@param state MinibuildState
---@param to string
---@param now integer
---@return boolean
function contest.canMoveTo(state, to, now)
  if not state.contest.isOpen or to == 'results' then return false end
  return math.abs(placeOf(to) - placeOf(contest.phase(state, now))) == 1
end

--- Lets a phase begin now. The times of later phases move as far as they have to: the phase that staff went back from begins again
-- after a day, and a minute lies at least between phases.
---@param state MinibuildState
---@param to string
---@param now integer
function contest.moveTo(state, to, now)
  local times = state.contest.facts.times
  local isBack = placeOf(to) < placeOf(contest.phase(state, now))
  local earliest = now + (isBack and constants.PHASE_BACK_MS or constants.MIN_PHASE_MS)
  changes.contest()
  times[to] = now
  for place = placeOf(to) + 1, #constants.PHASE_NAMES do
    local phase = constants.PHASE_NAMES[place]
    times[phase] = math.max(times[phase], earliest)
    earliest = times[phase] + constants.MIN_PHASE_MS
  end
end

--- Returns true when facts have another contact key than the contest.
---@param state MinibuildState
---@param facts ContestFacts
---@return boolean
function contest.changesKey(state, facts)
  local own = state.contest
  return facts.contactKey ~= (own.facts and own.facts.contactKey)
end

--- Takes facts in the place of earlier ones.
---@param state MinibuildState
---@param facts ContestFacts
---@param now integer
function contest.configure(state, facts, now)
  local own = state.contest
  changes.facts()
  if contest.changesKey(state, facts) then own.keyVersion, own.keySetAt = own.keyVersion + 1, now end
  own.facts = facts
end

return contest
