--- `Strike`: takes a colour from a player.
local claims = require('domain.claims')
local colours = require('domain.colours')
local errors = require('errors')
local rabbitField = require('handlers.rabbit-field')

local strike = {}

function strike.check(request)
  local player = rabbitField(request)
  local colour = errors.expect(colours.index(request.data.colour), 'staff.malformed')
  errors.expect(claims.any(player, colour), 'staff.colour-missing')
  return { player = player, colour = colour }
end

function strike.apply(state, plan)
  claims.strike(state, plan.player, plan.colour)
  return { rabbit = plan.player.rabbit, colour = colours[plan.colour] }
end

return strike
