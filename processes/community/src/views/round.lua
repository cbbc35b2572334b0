--- A round of the league.
local league = require('domain.league.league')

--- Returns a round, for JSON.
---@param number integer
---@param round Round
---@param now integer in milliseconds
---@return table
return function(number, round, now)
  return {
    number = number,
    kind = round.kind,
    ref = round.ref,
    title = round.title,
    startsAt = round.startsAt,
    endsAt = round.endsAt,
    state = league.stateOf(round, now),
  }
end
