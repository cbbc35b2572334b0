--- A challenge, for JSON.
local challenges = require('domain.challenges')

--- Returns a challenge.
---@param state ArcadeState
---@param slug string
---@param now integer
---@return table
return function(state, slug, now)
  local challenge = challenges.of(state, slug)
  return {
    slug = slug,
    name = challenge.name,
    game = challenge.game,
    city = challenge.city,
    startsAt = challenge.startsAt,
    endsAt = challenge.endsAt,
    pace = challenge.pace,
    sameCourse = challenge.sameCourse,
    isEnded = challenges.isOver(challenge, now),
    isHidden = challenge.isHidden,
    organiser = challenge.organiser,
  }
end
