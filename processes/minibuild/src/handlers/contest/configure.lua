--- `Configure`: lets the staff set the facts of the contest, all of them each time.
local admission = require('common.admission.admission')
local settings = require('common.admission.settings')
local declareFields = require('common.declare-fields')
local lists = require('common.lists')
local rules = require('common.field-rules')
local languages = require('common.languages.languages')
local constants = require('constants')
local changes = require('domain.changes')
local contest = require('domain.contest')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local configure = {}

local timeFields = {}
for index, phase in ipairs(constants.TIMED_PHASES) do
  timeFields[index] = { name = phase, rule = contestRules.time }
end

local criterion = rules.object({
  { name = 'name', rule = rules.line(constants.MAX_CRITERION_LENGTH) },
  { name = 'weight', rule = rules.integer(1, constants.MAX_WEIGHT) },
})

local prize = rules.object({
  { name = 'title', rule = rules.line(constants.MAX_PRIZE_TITLE_LENGTH) },
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
  { name = 'place', rule = rules.line(constants.MAX_PLACE_LENGTH), code = 'staff.malformed', optional = true },
  settings.field,
  { name = 'voters', rule = rules.choice(constants.VOTER_KINDS), code = 'staff.malformed' },
  { name = 'token', rule = rules.process, code = 'staff.malformed', optional = true },
  { name = 'contactKey', rule = rules.publicKey, code = 'staff.malformed', optional = true },
  { name = 'original', rule = languages.rule, code = 'staff.malformed' },
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

--- Returns true when settings admit those whom the contest admits.
---@param state MinibuildState
---@param asked AdmissionSettings
---@return boolean
local function admitsAlike(state, asked)
  local own = state.admission
  if asked.by ~= own.by or #asked.events ~= #own.events then return false end
  for _, event in ipairs(asked.events) do
    if not lists.indexOf(own.events, event) then return false end
  end
  return true
end

--- Refuses facts that would change the rules by which existing votes and scores were given.
---@param state MinibuildState
---@param before ContestFacts
---@param facts ContestFacts
---@param asked AdmissionSettings
local function expectFair(state, before, facts, asked)
  local hasBallots = state.ballotRows.total > 0
  local hasSheets = state.sheetRows.total > 0
  errors.expect(not hasBallots or admitsAlike(state, asked) and facts.voters == before.voters, 'contest.rules-fixed')
  errors.expect(not (hasBallots or hasSheets) or facts.voteWeight == before.voteWeight, 'contest.rules-fixed')
  errors.expect(not hasSheets or weighAlike(before.criteria, facts.criteria), 'contest.rules-fixed')
end

---@class PlannedFacts
---@field facts ContestFacts
---@field admission AdmissionSettings

---@param request MinibuildRequest
---@return PlannedFacts
function configure.check(request)
  local state, facts = request.state, {}
  contestRules.expectUnpublished(state)
  for _, field in ipairs(configure.fields.list) do
    facts[field.name] = configure.fields.read(request, field.name)
  end
  local asked = facts.admission
  facts.admission = nil
  errors.expect(contest.areAscending(facts.times), 'contest.times')
  errors.expect(asked.by ~= 'anybody' or #facts.prizes == 0, 'contest.anybody-wins')
  errors.expect(facts.voters ~= 'rainbows' or asked.by == 'events', 'contest.no-rainbows')
  -- a key reads what people write: the staff can't slip in one of their own
  errors.expect(not contest.changesKey(state, facts) or request.from == request.owner, 'staff.owner-only')
  local own = state.contest
  if own.isOpen then
    local isSamePhase = contest.phaseOf(facts.times, request.now) == contest.phase(state, request.now)
    errors.expect(isSamePhase, 'contest.phase-moved')
  end
  if own.facts then expectFair(state, own.facts, facts, asked) end
  return { facts = facts, admission = asked }
end

---@param request MinibuildRequest
---@param plan PlannedFacts
---@return table detail
function configure.apply(request, plan)
  local state, facts = request.state, plan.facts
  contest.configure(state, facts, request.now)
  if not admitsAlike(state, plan.admission) then
    for entry = 1, state.entryRows.total do
      changes.entry(entry)
    end
  end
  admission.set(state, plan.admission)
  return {
    teamSize = facts.teamSize,
    voteWeight = facts.voteWeight,
    admission = plan.admission.by,
    voters = facts.voters,
    token = facts.token,
    keyVersion = state.contest.keyVersion,
  }
end

return configure
