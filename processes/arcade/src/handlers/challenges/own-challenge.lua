--- The challenge that an act of its organiser or the staff is about.
local declareFields = require('common.declare-fields')
local challenges = require('domain.challenges')
local errors = require('errors')
local arcadeRules = require('handlers.arcade-rules')
local organisersOnly = require('handlers.challenges.organisers-only')

local ownChallenge = {}

ownChallenge.fields = declareFields(errors, {
  { name = 'slug', rule = arcadeRules.challenge, code = 'challenge.unknown' },
})

--- Reads the slug of a challenge over which the sender, an organiser or one of the staff, has the rights.
---@param request ArcadeRequest
---@return string slug
---@return Challenge
function ownChallenge.read(request)
  local slug = ownChallenge.fields.read(request, 'slug')
  local challenge = errors.expect(challenges.of(request.state, slug), 'challenge.unknown')
  organisersOnly.expectOwn(request, challenge)
  return slug, challenge
end

return ownChallenge
