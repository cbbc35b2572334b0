--- Hidden nicknames: the number of the rabbit is in the nickname's place in the state itself, so that no reply, no published part
-- and no picture made of them has it. The nickname stays taken. The X username leaves with it, since it can hold the same words.
local changes = require('domain.changes')
local claims = require('domain.claims')
local colours = require('domain.colours')
local nicknames = require('domain.nicknames')
local settling = require('domain.settling')

local hiddenNames = {}

---@class HiddenName
---@field nickname string the player's choice
---@field xUsername string | false
---@field reason string

--- Hides a player's nickname and X username for a reason, or shows them again without one; doing it twice changes nothing more but the reason. The texts
-- of those who collected the rabbit follow in parts (domain/settling).
---@param state RabbitState
---@param rabbit integer
---@param reason string?
function hiddenNames.set(state, rabbit, reason)
  local chosen, hidden, rows = nicknames.chosen(state, rabbit), state.hiddenNames[rabbit], state.players
  local xUsername = hidden and hidden.xUsername or rows.xUsername[rabbit]
  state.hiddenNames[rabbit] = reason and { nickname = chosen, xUsername = xUsername, reason = reason } or nil
  rows.xUsername[rabbit] = not reason and xUsername
  changes.standing(rabbit)
  if (hidden == nil) == (reason == nil) then return end
  rows.nickname[rabbit] = reason and '#' .. rabbit or chosen
  changes.name(rabbit)
  changes.place(rabbit)
  for colour = 1, #colours do
    for claim in claims.listOf(state, rabbit, colour) do
      changes.catches(state.claims.rabbit[claim])
    end
  end
  settling.rename(state, rabbit)
end

return hiddenNames
