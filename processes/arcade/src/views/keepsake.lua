--- The look of the arcade's keepsakes.
local calendar = require('common.calendar')
local challenges = require('domain.challenges')

local MONTHS = 12

--- Returns what the keepsake of a challenge shows.
---@param state ArcadeState
---@param slug string
---@return KeepsakeOf
return function(state, slug)
  local challenge = challenges.of(state, slug)
  local arcade = challenge.city and challenge.city .. ' arcade' or 'arcade'
  return {
    scene = {
      title = 'First in a challenge',
      name = challenge.name,
      place = ('%s · %d'):format(arcade, calendar.monthOf(challenge.endsAt) // MONTHS),
      sign = 'star',
      isWhite = false,
    },
    description = 'A keepsake of ' .. challenge.name .. ', made by the process of the arcade. It is not for sale.',
  }
end
