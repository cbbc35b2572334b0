--- Acknowledgements: each player's sealed word to have read the role card of an edition, the latest one of each player. All
-- have one size, and only the holder of the contact key can open them.
local columns = require('common.state.columns')
local packedColumn = require('common.state.packed-column')
local constants = require('constants')
local changes = require('domain.changes')
local roles = require('domain.roles')

local acknowledgements = {}

---@class Acknowledgements: Rows
---@field player integer[]
---@field edition integer[]
---@field at integer[] in milliseconds
---@field sealed PackedColumn

---@class Acknowledgement
---@field edition integer
---@field sealed string

---@type ColumnGroup
acknowledgements.COLUMNS = {
  player = 0,
  edition = 0,
  at = 0,
  sealed = columns.packed(constants.ACKNOWLEDGEMENT_BYTES),
}

--- Returns the edition that a player acknowledged last; nil before.
---@param state RabbitState
---@param player integer
---@return integer?
function acknowledgements.editionOf(state, player)
  local row = state.acknowledgementOf[player]
  return row and state.acknowledgements.edition[row]
end

--- Returns the code that an acknowledgement of a player is refused with; nil when it can be taken.
---@param state RabbitState
---@param player integer
---@param edition integer
---@return string?
function acknowledgements.refusal(state, player, edition)
  if roles.edition(state) == 0 then return 'acknowledgement.no-edition' end
  if edition ~= roles.edition(state) then return 'acknowledgement.stale' end
  if player > roles.latest(state).count then return 'acknowledgement.no-envelope' end
  if acknowledgements.editionOf(state, player) == edition then return 'acknowledgement.repeated' end
end

--- Keeps an acknowledgement in the place of the player's earlier one.
---@param state RabbitState
---@param player integer
---@param given Acknowledgement
---@param now integer in milliseconds
function acknowledgements.keep(state, player, given, now)
  local rows = state.acknowledgements
  local row = state.acknowledgementOf[player] or rows.total + 1
  rows.total, state.acknowledgementOf[player] = math.max(rows.total, row), row
  rows.player[row], rows.edition[row], rows.at[row] = player, given.edition, now
  packedColumn.set(rows.sealed, row, given.sealed)
  changes.standing(player)
end

return acknowledgements
