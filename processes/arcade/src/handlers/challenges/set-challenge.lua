--- `SetChallenge`: lets an organiser make a challenge, or change one. Once it has started only its name and its end can change.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local roster = require('common.staff.roster')
local constants = require('constants')
local challenges = require('domain.challenges')
local errors = require('errors')
local arcadeRules = require('handlers.arcade-rules')
local organisersOnly = require('handlers.challenges.organisers-only')

local setChallenge = { right = organisersOnly.expect }

setChallenge.fields = declareFields(errors, {
  { name = 'slug', rule = arcadeRules.challenge, code = 'challenge.malformed' },
  { name = 'name', rule = rules.line(constants.MAX_CHALLENGE_NAME_LENGTH), code = 'challenge.malformed' },
  { name = 'game', rule = arcadeRules.game, code = 'challenge.malformed' },
  { name = 'city', rule = arcadeRules.city, code = 'challenge.malformed', optional = true },
  { name = 'startsAt', rule = arcadeRules.time, code = 'challenge.malformed' },
  { name = 'endsAt', rule = arcadeRules.time, code = 'challenge.malformed' },
  { name = 'pace', rule = arcadeRules.pace, code = 'challenge.malformed' },
  { name = 'sameCourse', rule = rules.boolean, code = 'challenge.malformed' },
})

--- The fields that stay once a challenge has started.
local FIXED = { 'game', 'city', 'startsAt', 'pace', 'sameCourse' }

---@class ChallengeChange
---@field slug string
---@field challenge Challenge as it is afterwards
---@field detail table

--- Refuses a change that a challenge can't have.
---@param request ArcadeRequest
---@param before Challenge
---@param given table
local function expectChangeable(request, before, given)
  organisersOnly.expectOwn(request, before)
  errors.expect(not challenges.isOver(before, request.now), 'challenge.over')
  if not challenges.hasStarted(before, request.now) then return end
  for _, name in ipairs(FIXED) do
    errors.expect(given[name] == before[name], 'challenge.started')
  end
end

--- Refuses times that no challenge can have.
---@param given table
---@param now integer
local function expectTimes(given, now)
  local length = given.endsAt - given.startsAt
  errors.expect(given.endsAt > now and length > 0 and length <= constants.LONGEST_CHALLENGE_MS, 'challenge.times')
end

---@param request ArcadeRequest
---@return ChallengeChange
function setChallenge.check(request)
  local state, given, detail = request.state, {}, {}
  for _, field in ipairs(setChallenge.fields.list) do
    detail[field.name] = setChallenge.fields.read(request, field.name)
    if field.name ~= 'slug' then given[field.name] = detail[field.name] end
  end
  local before = challenges.of(state, detail.slug)
  if before then
    expectChangeable(request, before, given)
  else
    errors.expect(#state.challenges.order < constants.MAX_CHALLENGES, 'challenge.too-many')
    local isOfStaff = roster.includes(state, request.owner, request.from)
    local made = challenges.madeBy(state, request.from)
    errors.expect(isOfStaff or made < constants.MAX_CHALLENGES_MADE, 'challenge.too-many')
  end
  expectTimes(given, request.now)
  given.organiser = before and before.organiser or request.from
  given.isHidden = before ~= nil and before.isHidden
  given.isHiddenByStaff = before ~= nil and before.isHiddenByStaff
  return { slug = detail.slug, challenge = given, detail = detail }
end

---@param request ArcadeRequest
---@param change ChallengeChange
---@return table detail
function setChallenge.apply(request, change)
  challenges.set(request.state, change.slug, change.challenge)
  return change.detail
end

return setChallenge
