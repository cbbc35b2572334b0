--- Players and their rabbits: one number for both, in the order they registered.
local commonConstants = require('common.constants')
local columns = require('common.state.columns')
local packedColumn = require('common.state.packed-column')
local constants = require('constants')
local board = require('domain.board')
local chains = require('domain.chains')
local changes = require('domain.changes')
local claims = require('domain.claims')
local colours = require('domain.colours')
local nicknames = require('domain.nicknames')

local players = {}

---@class Players: Rows
---@field address string[]
---@field nickname string[]
---@field xUsername (string | false)[]
---@field contact PackedColumn sealed to the staff
---@field roleKey PackedColumn raw public key
---@field banned boolean[]
---@field removed boolean[]
---@field chain integer[] the newest chain
---@field latest (integer | false)[][] first claim of the list of a colour, by colour, then by player, see `Claims.earlier`
---@field gift (integer | false)[] latest confirmed claim that the rabbit gave, see `Claims.beside`
---@field count integer[] number of colours that are confirmed
---@field at integer[] time when the last of them was claimed, in milliseconds; 0 at first
---@field place TreeLinks place on the board
---@field voided integer[] number of the player's claims that were proven false
---@field claims integer[] number of claims that the player has made
---@field given integer[] number of claims that proved honest of the rabbit's tokens
---@field answer (integer | false)[] latest answer that the player gave, see `Answers.earlier`
---@field reported integer[] points of the player's colours that a community got
---@field byTicket boolean[] true for a player who registered with a ticket

---@class NewPlayer
---@field address string
---@field nickname string
---@field xUsername string | false
---@field contact string
---@field roleKey string
---@field chain NewChain

---@type ColumnGroup
players.COLUMNS = {
  address = '',
  nickname = '',
  xUsername = false,
  contact = columns.packed(constants.SEALED_CONTACT_BYTES),
  roleKey = columns.packed(commonConstants.PUBLIC_KEY_BYTES),
  banned = false,
  removed = false,
  chain = false,
  latest = columns.group(#colours, false),
  gift = false,
  count = 0,
  at = 0,
  place = board.COLUMNS,
  voided = 0,
  claims = 0,
  given = 0,
  answer = false,
  reported = 0,
  byTicket = false,
}

--- Returns true when a number was given to a player, who may have been removed.
---@param state RabbitState
---@param rabbit integer
---@return boolean
function players.wasGiven(state, rabbit)
  return rabbit >= 1 and rabbit <= state.players.total
end

--- Returns true when a number is a player's.
---@param state RabbitState
---@param rabbit integer
---@return boolean
function players.exists(state, rabbit)
  return players.wasGiven(state, rabbit) and not state.players.removed[rabbit]
end

--- Returns the number of the player with an address.
---@param state RabbitState
---@param address string
---@return integer?
function players.of(state, address)
  return state.rabbitByAddress[address]
end

--- Returns the number of players, without those who were removed.
---@param state RabbitState
---@return integer
function players.count(state)
  return state.players.total - state.admission.removed
end

--- Returns true when some more numbers of rabbits can be promised: each ticket that is not used has one.
---@param state RabbitState
---@param count integer
---@return boolean
function players.hasNumbers(state, count)
  local unused = state.admission.tickets.total - state.admission.tickets.usedTotal
  return state.players.total + unused + count <= constants.MAX_RABBITS
end

--- Returns true when there is room for no more players without a ticket, which is a place.
---@param state RabbitState
---@return boolean
function players.full(state)
  return players.count(state) >= state.event.capacity or not players.hasNumbers(state, 1)
end

--- Returns true when a player counts as a person for other processes, which is more than a wallet: who registered with a ticket, has
-- a confirmed scan, given or taken, and isn't banned. Whoever has one ticket is one person by this event, however many wallets scan
-- one another.
---@param state RabbitState
---@param rabbit integer
---@return boolean
function players.isPerson(state, rabbit)
  local rows = state.players
  local takesPart = rows.count[rabbit] > 0 or rows.given[rabbit] > 0
  return rows.byTicket[rabbit] and takesPart and not rows.banned[rabbit]
end

--- Adds a player; returns the number.
---@param state RabbitState
---@param player NewPlayer
---@param byTicket boolean
---@param now integer in milliseconds
---@return integer
function players.add(state, player, byTicket, now)
  local rows = state.players
  local rabbit = rows.total + 1
  rows.total = rabbit
  rows.address[rabbit], rows.nickname[rabbit] = player.address, player.nickname
  rows.xUsername[rabbit], rows.banned[rabbit] = player.xUsername, false
  rows.removed[rabbit] = false
  packedColumn.set(rows.contact, rabbit, player.contact)
  packedColumn.set(rows.roleKey, rabbit, player.roleKey)
  rows.chain[rabbit] = chains.add(state, player.chain, false, now)
  rows.count[rabbit], rows.at[rabbit] = 0, 0
  rows.voided[rabbit], rows.claims[rabbit] = 0, 0
  rows.given[rabbit], rows.gift[rabbit], rows.answer[rabbit] = 0, false, false
  rows.reported[rabbit], rows.byTicket[rabbit] = 0, byTicket
  rows.place.left[rabbit], rows.place.right[rabbit], rows.place.size[rabbit] = 0, 0, 0
  for colour = 1, #colours do
    rows.latest[colour][rabbit] = false
  end
  state.rabbitByAddress[player.address] = rabbit
  nicknames.give(state, player.nickname, rabbit)
  changes.player(rabbit)
  board.add(state, rabbit)
  return rabbit
end

--- Gives a player's rabbit a new chain, and the player another role key if there is one.
---@param state RabbitState
---@param rabbit integer
---@param chain NewChain
---@param roleKey string?
---@param now integer in milliseconds
function players.rekey(state, rabbit, chain, roleKey, now)
  local rows = state.players
  rows.chain[rabbit] = chains.add(state, chain, rows.chain[rabbit], now)
  if roleKey then packedColumn.set(rows.roleKey, rabbit, roleKey) end
  changes.standing(rabbit)
  changes.catches(rabbit)
end

--- Takes the address and the nickname from a player, who should be banned, and makes the place free. The row stays: claims
-- that wait to be settled need it.
---@param state RabbitState
---@param rabbit integer
function players.remove(state, rabbit)
  local rows = state.players
  rows.removed[rabbit] = true
  state.rabbitByAddress[rows.address[rabbit]] = nil
  nicknames.release(state, nicknames.chosen(state, rabbit))
  changes.player(rabbit)
  for colour = 1, #colours do
    for claim in claims.listOf(state, rabbit, colour) do
      changes.catches(state.claims.rabbit[claim])
    end
  end
  state.admission.removed = state.admission.removed + 1
end

return players
