--- Players and their rabbits: one number for both, in the order they registered.
--
-- Columns by player: `address`, `nickname`, `xUsername`, `contact` (sealed) and `roleKey` (raw bytes), `banned`,
-- `chain` (the newest), `held` (a column for each colour, see domain/claims), and what the board sorts by: `count` of
-- colours and `at`, when the last of them was claimed (0 at first).
local unicodeFold = require('common.codec.unicode-fold')
local columns = require('common.state.columns')
local packedColumn = require('common.state.packed-column')
local fields = require('common.fields')
local board = require('domain.board')
local chains = require('domain.chains')
local colours = require('domain.colours')

local players = { MAX = 65535, CONTACT_BYTES = 413 }

players.COLUMNS = {
  address = '',
  nickname = '',
  xUsername = false,
  contact = columns.packed(players.CONTACT_BYTES),
  roleKey = columns.packed(fields.PUBLIC_KEY_BYTES),
  banned = false,
  chain = false,
  held = columns.group(#colours, false),
  count = 0,
  at = 0,
}

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
  local rows = state.players
  local rabbit = rows.total + 1
  rows.total = rabbit
  rows.address[rabbit], rows.nickname[rabbit] = player.address, player.nickname
  rows.xUsername[rabbit], rows.banned[rabbit] = player.xUsername, false
  packedColumn.set(rows.contact, rabbit, player.contact)
  packedColumn.set(rows.roleKey, rabbit, player.roleKey)
  rows.chain[rabbit] = chains.add(state, player.chain, false)
  rows.count[rabbit], rows.at[rabbit] = 0, 0
  for colour = 1, #colours do
    rows.held[colour][rabbit] = false
  end
  state.rabbitByAddress[player.address] = rabbit
  state.rabbitByNickname[unicodeFold.fold(player.nickname)] = rabbit
  board.add(state, rabbit)
  return rabbit
end

--- Gives a player's rabbit a new chain, and the player another role key if there is one.
function players.rekey(state, rabbit, chain, roleKey)
  local rows = state.players
  rows.chain[rabbit] = chains.add(state, chain, rows.chain[rabbit])
  if roleKey then packedColumn.set(rows.roleKey, rabbit, roleKey) end
end

--- Bans a player or takes the ban back.
function players.setBanned(state, rabbit, banned)
  local rows = state.players
  if rows.banned[rabbit] == banned then return end
  if banned then board.remove(state, rabbit) end
  rows.banned[rabbit] = banned
  if not banned then board.add(state, rabbit) end
end

return players
