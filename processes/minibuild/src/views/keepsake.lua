--- The look of a contest's keepsakes.
local calendar = require('common.calendar')

local MONTHS = 12

--- Returns what a keepsake shows.
---@param state MinibuildState
---@return KeepsakeOf
return function(state)
  local own = state.contest
  local name = own.texts[own.facts.original].name
  return {
    scene = {
      title = 'A prize-winning entry',
      name = name,
      place = ('contest · %d'):format(calendar.monthOf(own.publishedAt) // MONTHS),
      sign = 'star',
      isWhite = false,
    },
    description = 'A keepsake of ' .. name .. ', made by the process of the contest. It is not for sale.',
  }
end
