--- `Configure`: lets the staff set the facts of the contest, all of them each time.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local shownText = require('common.shown-text')
local constants = require('constants')
local ballots = require('domain.ballots')
local contest = require('domain.contest')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local configure = {}

local timeFields = {}
for index, phase in ipairs(constants.TIMED_PHASES) do
  timeFields[index] = { name = phase, rule = contestRules.time }
end

local criterion = rules.object({
  { name = 'name', rule = shownText.line(constants.MAX_CRITERION_LENGTH) },
  { name = 'weight', rule = rules.integer(1, constants.MAX_WEIGHT) },
})

local prize = rules.object({
  { name = 'title', rule = shownText.line(constants.MAX_PRIZE_TITLE_LENGTH) },
  { name = 'amount', rule = contestRules.quantity, optional = true },
})

--- Returns true for a text that can be the name of a time zone.
---@param text string
---@return boolean
local function isZone(text)
  return #text <= constants.MAX_ZONE_LENGTH and text:find('^%a[%w_+/-]*$') ~= nil
end

local zone = rules.form('time zone', constants.MAX_ZONE_LENGTH, isZone)
local kinds = rules.list(rules.choice(constants.ENTRY_KINDS), 1, #constants.ENTRY_KINDS)

configure.fields = declareFields(errors, {
  { name = 'times', rule = rules.object(timeFields), code = 'staff.malformed' },
  { name = 'teamSize', rule = rules.integer(1, constants.MAX_TEAM_SIZE), code = 'staff.malformed' },
  { name = 'voteWeight', rule = rules.integer(0, 100), code = 'staff.malformed' },
  { name = 'kinds', rule = kinds, code = 'staff.malformed' },
  { name = 'criteria', rule = rules.list(criterion, 0, constants.MAX_CRITERIA), code = 'staff.malformed' },
  { name = 'prizes', rule = rules.list(prize, 0, constants.MAX_PRIZES), code = 'staff.malformed' },
  { name = 'zone', rule = zone, code = 'staff.malformed' },
  { name = 'place', rule = shownText.line(constants.MAX_PLACE_LENGTH), code = 'staff.malformed', optional = true },
  { name = 'event', rule = rules.address, code = 'staff.malformed', optional = true },
  { name = 'token', rule = rules.address, code = 'staff.malformed', optional = true },
  { name = 'contactKey', rule = rules.publicKey, code = 'staff.malformed', optional = true },
  { name = 'original', rule = contestRules.language, code = 'staff.malformed' },
})

--- Returns true when two lists of criteria weigh scores alike.
---@param before table[]
---@param after table[]
---@return boolean
local function weighAlike(before, after)
  if #before ~= #after then return false end
  for index, one in ipairs(before) do
    if one.weight ~= after[index].weight then return false end
  end
  return true
end

--- Refuses facts that would change what votes and scores that stand were given by.
---@param state MinibuildState
---@param before ContestFacts
---@param facts ContestFacts
local function expectFair(state, before, facts)
  -- ballots that wait count for nobody, and anybody can send one
  local hasBallots = state.ballotRows.total > 0
  local hasSheets = state.sheetRows.total > 0
  errors.expect(not hasBallots or facts.event == before.event, 'contest.rules-fixed')
  errors.expect(not (hasBallots or hasSheets) or facts.voteWeight == before.voteWeight, 'contest.rules-fixed')
  errors.expect(not hasSheets or weighAlike(before.criteria, facts.criteria), 'contest.rules-fixed')
end

---@param request MinibuildRequest
---@return ContestFacts
function configure.check(request)
  local state, facts = request.state, {}
  contestRules.expectUnpublished(state)
  for _, field in ipairs(configure.fields.list) do
    facts[field.name] = configure.fields.read(request, field.name)
  end
  errors.expect(contest.areAscending(facts.times), 'contest.times')
  local own = state.contest
  if own.isOpen then
    local isSamePhase = contest.phaseOf(facts.times, request.now) == contest.phase(state, request.now)
    errors.expect(isSamePhase, 'contest.phase-moved')
  end
  if own.facts then expectFair(state, own.facts, facts) end
  return facts
end

---@param request MinibuildRequest
---@param facts ContestFacts
---@return table detail
function configure.apply(request, facts)
  local state = request.state
  local before = state.contest.facts
  if before and before.event ~= facts.event then ballots.refuseWaiting(state) end
  contest.configure(state, facts)
  return { teamSize = facts.teamSize, voteWeight = facts.voteWeight, event = facts.event, token = facts.token }
end

return configure
