--- The effect of a claim on its player's own screen: the reply to `Scan` and `ScanPrinted`.
local claims = require('domain.claims')
local colours = require('domain.colours')
local playerView = require('views.player')

--- Returns the effect of a claim: its colour is `collected`, shows already (`reserve`), or is `waiting` to be confirmed.
---@param state RabbitState
---@param claim integer
---@return string
local function outcomeOf(state, claim)
  local rows = state.claims
  local scanner, colour = rows.scanner[claim], colours.dealtTo(rows.rabbit[claim])
  if claims.isDistrusted(state, scanner) then return 'waiting' end
  return claims.shown(state, scanner, colour, state.clock) == claim and 'collected' or 'reserve'
end

--- Returns what a claim that was just made shows, for JSON.
---@param state RabbitState
---@param claim integer
---@return table
return function(state, claim)
  local scanner, rabbit = state.claims.scanner[claim], state.claims.rabbit[claim]
  local collected = playerView.shown(state, scanner)
  return {
    rabbit = rabbit,
    nickname = state.players.nickname[rabbit],
    colour = colours[colours.dealtTo(rabbit)],
    slot = state.claims.slot[claim],
    outcome = outcomeOf(state, claim),
    collected = collected,
    complete = #collected == #colours,
    block = claims.rainbowBlock(state, scanner),
  }
end
