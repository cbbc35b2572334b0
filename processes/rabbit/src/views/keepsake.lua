--- The look of an event's keepsakes.
local calendar = require('common.calendar')

local MONTHS = 12

--- The title and the sign of each kind.
local SHOWN = {
  attendance = { title = 'I was there', sign = 'ticket' },
  rainbow = { title = 'A whole rainbow', sign = 'rainbow' },
  win = { title = 'The grand prize', sign = 'key' },
  role = { title = 'The White Rabbit', sign = 'hat', isWhite = true },
}

--- Returns what a keepsake shows.
---@param request RabbitRequest
---@param kind string
---@return KeepsakeOf
return function(request, kind)
  local event, shown = request.state.event, SHOWN[kind]
  local frozen = request.state.registrations.frozen
  return {
    scene = {
      title = shown.title,
      name = event.name,
      place = ('%s · %d'):format(event.slug, calendar.monthOf(frozen and frozen.at or request.now) // MONTHS),
      sign = shown.sign,
      isWhite = shown.isWhite == true,
    },
    description = 'A keepsake of ' .. event.name .. ', made by the process of the event. It is not for sale.',
  }
end
