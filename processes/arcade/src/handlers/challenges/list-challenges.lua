--- `Challenges`: returns a page of the challenges that are not hidden, newest first. It looks at a fixed number of challenges, and
-- says from where to go on when there are more.
local declareFields = require('common.declare-fields')
local pageFields = require('common.page-fields')
local constants = require('constants')
local challenges = require('domain.challenges')
local errors = require('errors')
local arcadeRules = require('handlers.arcade-rules')
local challengeView = require('views.challenge')

local page = pageFields.upTo(constants.MAX_CHALLENGES_PAGE)

local listChallenges = {}

listChallenges.fields = declareFields(errors, {
  page.fields,
  { name = 'game', rule = arcadeRules.game, code = 'message.malformed', optional = true },
  { name = 'city', rule = arcadeRules.city, code = 'message.malformed', optional = true },
})

---@class AskedChallenges
---@field page Page
---@field game string?
---@field city string?

---@param request ArcadeRequest
---@return AskedChallenges
function listChallenges.check(request)
  local read = listChallenges.fields.read
  return { page = page.check(request), game = read(request, 'game'), city = read(request, 'city') }
end

--- Returns true when a challenge belongs to a list.
---@param challenge Challenge
---@param asked AskedChallenges
---@return boolean
local function isShown(challenge, asked)
  if challenge.isHidden or asked.game and challenge.game ~= asked.game then return false end
  return not asked.city or challenge.city == asked.city
end

---@param request ArcadeRequest
---@param asked AskedChallenges
---@return string action
---@return table data
function listChallenges.apply(request, asked)
  local state, rows = request.state, {}
  local order, next = state.challenges.order, asked.page.offset
  local last = math.min(#order, next + constants.SEARCHED_FOR_CHALLENGES)
  while next < last and #rows < asked.page.limit do
    local slug = order[#order - next]
    if isShown(challenges.of(state, slug), asked) then rows[#rows + 1] = challengeView(state, slug, request.now) end
    next = next + 1
  end
  return 'Challenges', { total = #order, rows = rows, next = next < #order and next or nil }
end

return listChallenges
