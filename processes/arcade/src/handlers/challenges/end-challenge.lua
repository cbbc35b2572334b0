--- `EndChallenge`: lets the organiser of a challenge, or the staff, end it now. Runs that were begun before still count.
local challenges = require('domain.challenges')
local errors = require('errors')
local ownChallenge = require('handlers.challenges.own-challenge')

local endChallenge = { fields = ownChallenge.fields }

---@param request ArcadeRequest
---@return string slug
function endChallenge.check(request)
  local slug, challenge = ownChallenge.read(request)
  errors.expect(not challenges.isOver(challenge, request.now), 'challenge.over')
  return slug
end

---@param state ArcadeState
---@param slug string
---@param now integer
---@return table detail
function endChallenge.apply(state, slug, now)
  challenges.finish(challenges.of(state, slug), now)
  return { slug = slug }
end

return endChallenge
