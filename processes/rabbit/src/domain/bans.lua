--- Bans: a banned player neither gives nor takes. What the rabbit gave is withheld, and given back, in parts (see
-- domain/settling).
local answers = require('domain.answers')
local board = require('domain.board')
local changes = require('domain.changes')
local registrations = require('domain.registrations')
local settling = require('domain.settling')

local bans = {}

--- Bans a player or takes the ban back; doing it twice changes nothing more.
---@param state RabbitState
---@param rabbit integer
---@param banned boolean
function bans.set(state, rabbit, banned)
  local rows = state.players
  if rows.banned[rabbit] == banned then return end
  if banned then board.remove(state, rabbit) end
  rows.banned[rabbit] = banned
  changes.standing(rabbit)
  answers.setBan(state, rabbit, banned)
  registrations.setOut(state, rabbit, banned)
  if not banned then board.add(state, rabbit) end
  settling.review(state, rabbit)
end

return bans
