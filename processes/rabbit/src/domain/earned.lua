--- The keepsakes that players of an event have earned. All of them wait for its end: until then nothing may show who has a role.
local colours = require('domain.colours')
local judging = require('domain.judging')
local roles = require('domain.roles')

local earned = {}

--- Returns true for a player who met somebody: with a confirmed scan, given or taken.
---@param state RabbitState
---@param player integer
---@return boolean
local function attended(state, player)
  return state.players.count[player] > 0 or state.players.given[player] > 0
end

--- Returns true for a player with all colours.
---@param state RabbitState
---@param player integer
---@return boolean
local function hasRainbow(state, player)
  return state.players.count[player] == #colours
end

--- Returns true for the winner.
---@param state RabbitState
---@param player integer
---@return boolean
local function hasWon(state, player)
  local winner = state.judging.winner
  return winner ~= nil and judging.isRevealed(state) and state.answers.player[winner] == player
end

---@type table<string, fun(state: RabbitState, player: integer): boolean>
local reasons = { attendance = attended, rainbow = hasRainbow, win = hasWon, role = roles.hasKept }

--- Returns true for a keepsake that a player has earned.
---@param state RabbitState
---@param player integer
---@param kind string
---@return boolean
function earned.is(state, player, kind)
  return state.event.phase == 'ended' and not state.players.banned[player] and reasons[kind](state, player)
end

return earned
