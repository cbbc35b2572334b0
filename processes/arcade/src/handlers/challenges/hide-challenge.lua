--- `HideChallenge`: lets the organiser of a challenge, or the staff, hide it from visitors, or show it again.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local challenges = require('domain.challenges')
local errors = require('errors')
local ownChallenge = require('handlers.challenges.own-challenge')

local hideChallenge = { isOfOrganisers = true }

hideChallenge.fields = declareFields(errors, {
  ownChallenge.fields,
  { name = 'isHidden', rule = rules.boolean, code = 'challenge.malformed' },
})

---@class Hiding
---@field slug string
---@field isHidden boolean

---@param request ArcadeRequest
---@return Hiding
function hideChallenge.check(request)
  local slug = ownChallenge.read(request)
  return { slug = slug, isHidden = hideChallenge.fields.read(request, 'isHidden') }
end

---@param state ArcadeState
---@param hiding Hiding
---@return table detail
function hideChallenge.apply(state, hiding)
  challenges.of(state, hiding.slug).isHidden = hiding.isHidden
  return { slug = hiding.slug, isHidden = hiding.isHidden }
end

return hideChallenge
