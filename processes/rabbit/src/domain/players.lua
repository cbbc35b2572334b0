--- Players and their rabbits: one number for both, in the order they registered.
--
-- Columns by player: `address`, `nickname`, `xUsername`, `contact` (sealed) and `roleKey` (raw bytes), `banned`,
-- `chain` (the newest), `held` (a column for each colour, see domain/claims), and what the board sorts by: `count` of
-- colours and `at`, when the last of them was claimed (0 at first).
local unicodeFold = require('common.codec.unicode-fold')
local packedColumn = require('common.columns.packed-column')
local fields = require('common.fields')
local board = require('domain.board')
local chains = require('domain.chains')
local colours = require('domain.colours')

local players = { MAX = 65535, CONTACT_BYTES = 413 }

--- Columns without rows.
function players.new()
  local columns = { total = 0, address = {}, nickname = {}, xUsername = {}, banned = {}, chain = {}, held = {} }
  columns.contact, columns.roleKey = packedColumn.new(players.CONTACT_BYTES), packedColumn.new(fields.PUBLIC_KEY_BYTES)
  columns.count, columns.at = {}, {}
  for colour = 1, #colours do
    columns.held[colour] = {}
  end
  return columns
end

--- Whether a number is a player's.
function players.exists(state, rabbit)
  return rabbit >= 1 and rabbit <= state.players.total
end

--- The number of an address's player, or nil.
function players.of(state, address)
  return state.rabbitByAddress[address]
end

--- Whether a nickname is taken, however it is written.
function players.hasNickname(state, nickname)
  return state.rabbitByNickname[unicodeFold.fold(nickname)] ~= nil
end

--- Whether every rabbit number is taken.
function players.full(state)
  return state.players.total >= players.MAX
end

--- Adds a player from {address, nickname, xUsername, contact, roleKey, chain}; returns the number.
function players.add(state, player)
  local columns = state.players
  local rabbit = columns.total + 1
  columns.total = rabbit
  columns.address[rabbit], columns.nickname[rabbit] = player.address, player.nickname
  columns.xUsername[rabbit], columns.banned[rabbit] = player.xUsername, false
  packedColumn.set(columns.contact, rabbit, player.contact)
  packedColumn.set(columns.roleKey, rabbit, player.roleKey)
  columns.chain[rabbit] = chains.add(state, player.chain, false)
  columns.count[rabbit], columns.at[rabbit] = 0, 0
  for colour = 1, #colours do
    columns.held[colour][rabbit] = false
  end
  state.rabbitByAddress[player.address] = rabbit
  state.rabbitByNickname[unicodeFold.fold(player.nickname)] = rabbit
  board.add(state, rabbit)
  return rabbit
end

--- Gives a player's rabbit a new chain, and the player another role key if there is one.
function players.rekey(state, rabbit, chain, roleKey)
  local columns = state.players
  columns.chain[rabbit] = chains.add(state, chain, columns.chain[rabbit])
  if roleKey then packedColumn.set(columns.roleKey, rabbit, roleKey) end
end

--- Bans a player or takes the ban back.
function players.setBanned(state, rabbit, banned)
  local columns = state.players
  if columns.banned[rabbit] == banned then return end
  if banned then board.remove(state, rabbit) end
  columns.banned[rabbit] = banned
  if not banned then board.add(state, rabbit) end
end

return players
