--- Players and their rabbits: one number for both.
--
-- A player is {rabbit, address, nickname, xUsername?, sealedContact, roleKey, colour, banned, chains, held, lapsed,
-- count, at, block?}: `held` and `lapsed` as in domain/claims, `count` and `at` (time of the last counted claim, 0 at
-- first) as the board needs them, `block` where the rainbow was completed while it stands. Keys are raw bytes.
local board = require('domain.board')
local colours = require('domain.colours')
local unicodeFold = require('codec.unicode-fold')

local players = { MAX = 65535 }

--- The player of an address, or nil.
function players.of(state, address)
  return state.players[state.rabbitByAddress[address]]
end

--- Whether a nickname is taken, however it is written.
function players.hasNickname(state, nickname)
  return state.rabbitByNickname[unicodeFold.fold(nickname)] ~= nil
end

--- Whether every rabbit number is taken.
function players.full(state)
  return #state.players >= players.MAX
end

--- Adds a player from {address, nickname, xUsername?, sealedContact, roleKey, chain} and gives the player back.
function players.add(state, entry)
  local rabbit = #state.players + 1
  local player = {
    rabbit = rabbit,
    address = entry.address,
    nickname = entry.nickname,
    xUsername = entry.xUsername,
    sealedContact = entry.sealedContact,
    roleKey = entry.roleKey,
    colour = colours.dealtTo(rabbit),
    banned = false,
    chains = { entry.chain },
    held = {},
    lapsed = {},
    count = 0,
    at = 0,
  }
  state.players[rabbit] = player
  state.rabbitByAddress[player.address] = rabbit
  state.rabbitByNickname[unicodeFold.fold(player.nickname)] = rabbit
  board.add(state, player)
  return player
end

--- Bans a player or takes the ban back.
function players.setBanned(state, player, banned)
  if player.banned == banned then return end
  if banned then board.remove(state, player) end
  player.banned = banned
  if not banned then board.add(state, player) end
end

return players
