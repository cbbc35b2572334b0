--- `EndChallenge`: lets the organiser of a challenge, or the staff, end it now. Runs that were begun before still count.
local challenges = require('domain.challenges')
local errors = require('errors')
local organisersOnly = require('handlers.challenges.organisers-only')
local ownChallenge = require('handlers.challenges.own-challenge')

local endChallenge = { right = organisersOnly.expect, fields = ownChallenge.fields }

---@param request ArcadeRequest
---@return string slug
function endChallenge.check(request)
  local slug, challenge = ownChallenge.read(request)
  errors.expect(not challenges.isOver(challenge, request.now), 'challenge.over')
  return slug
end

---@param request ArcadeRequest
---@param slug string
---@return table detail
function endChallenge.apply(request, slug)
  challenges.finish(challenges.of(request.state, slug), request.now)
  return { slug = slug }
end

return endChallenge
