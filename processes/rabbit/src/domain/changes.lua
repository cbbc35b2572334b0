--- Changes that are to be published (common/publishing/marks.lua): each function says what a message changed, and of whom.
local marks = require('common.publishing.marks')

local changes = {}

--- Says that a player came or went.
---@param player integer
function changes.player(player)
  marks.row('player', player)
  marks.row('me', player)
  marks.row('caught', player)
end

--- Says that a player's own standing changed.
---@param player integer
function changes.standing(player)
  marks.row('me', player)
end

--- Says that a player is called by another name.
---@param player integer
function changes.name(player)
  marks.part('names', player)
end

--- Says that the claims on a rabbit changed.
---@param rabbit integer
function changes.catches(rabbit)
  marks.row('caught', rabbit)
end

--- Says that a claim came, went or has another status, which its player's screen shows and its rabbit's.
---@param state RabbitState
---@param claim integer
function changes.claim(state, claim)
  changes.standing(state.claims.scanner[claim])
  changes.catches(state.claims.rabbit[claim])
end

--- Says that a player's row of the board changed, or came or went.
---@param player integer
function changes.place(player)
  marks.part('board', player)
  marks.part('numbers', player)
end

return changes
