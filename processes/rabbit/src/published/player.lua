--- The reply to `Me` in two parts, since a scan changes one of two players each: the own standing, and the newest claims on the own
-- rabbit. Lines and not fields, as in `Standings`: each character costs. The rank is that of the moment, since every scan changes those of others.
local base64url = require('common.codec.base64url')
local textLines = require('common.publishing.text-lines')
local packedColumn = require('common.state.packed-column')
local constants = require('constants')
local acknowledgements = require('domain.acknowledgements')
local board = require('domain.board')
local claims = require('domain.claims')
local colours = require('domain.colours')
local players = require('domain.players')
local slots = require('domain.slots')
local catches = require('views.catches')

local MAX_KEPT_PROOFS = 1000

local HEX = {}
for byte = 0, 255 do
  HEX[string.char(byte)] = ('%02x'):format(byte)
end

--- Returns a function that names the key of a player.
---@param prefix string
---@return fun(state: RabbitState, player: integer): string
local function keyOf(prefix)
  ---@param _ RabbitState
  ---@param player integer
  ---@return string
  return function(_, player) return prefix .. player end
end

--- Returns the lines of the claims that show on a player's own screen, the block of a rainbow, and the time at which the first of
-- these claims lapses, if any can.
---@param state RabbitState
---@param player integer
---@return string[]
---@return integer?
---@return integer?
local function collected(state, player)
  local rows, list, confirmed, block, lapses = state.claims, {}, 0, 0, nil
  for colour = 1, #colours do
    local claim = claims.shown(state, player, colour, state.clock)
    if claim then
      local status = 'c'
      if rows.status[claim] == 'pending' then
        local ends = slots.lapses(rows.slot[claim], state.event)
        status, lapses = 'p', math.min(ends, lapses or ends)
      else
        confirmed, block = confirmed + 1, math.max(block, rows.block[claim])
      end
      if claims.isPrinted(state, claim) then status = status:upper() end
      local nickname = textLines.quoted(state.players.nickname[rows.rabbit[claim]])
      local slot = rows.slot[claim]
      local late = rows.at[claim] - slot * constants.SLOT_MS
      list[#list + 1] = ('%d.%d.%d.%s|%s'):format(rows.rabbit[claim], slot, late, status, nickname)
    end
  end
  return list, confirmed == #colours and block or nil, lapses
end

--- Proofs of claims in base64url, by claim: most of the claims on a rabbit were listed before.
---@type table<integer, string>
local proofs = {}
local keptProofs = 0

--- Returns the proof of a claim, which never changes.
---@param state RabbitState
---@param claim integer
---@return string
local function proofOf(state, claim)
  local proof = proofs[claim]
  if not proof then
    if keptProofs == MAX_KEPT_PROOFS then proofs, keptProofs = {}, 0 end
    proof = base64url.encode(packedColumn.get(state.claims.proof, claim))
    proofs[claim], keptProofs = proof, keptProofs + 1
  end
  return proof
end

--- Returns the numbers of all players of a state that came in the place of another one.
---@param state RabbitState
---@return integer[]
local function all(state)
  proofs, keptProofs = {}, 0
  local numbers = {}
  for number = 1, state.players.total do
    numbers[number] = number
  end
  return numbers
end

local player = {}

--- The number of the player with an address, which is in hexadecimal in the key, since keys have no capitals.
player.player = {
  all = all,
  ---@param state RabbitState
  ---@param number integer
  ---@return string?
  key = function(state, number)
    local address = state.players.address[number]
    -- an evaluation may have taken the player away
    if not address then return nil end
    -- the address of a removed player may play again
    local holder = state.rabbitByAddress[address]
    if holder and holder ~= number then return nil end
    return 'player-' .. base64url.decode(address):gsub('.', HEX)
  end,
  ---@param request RabbitRequest
  ---@param number integer
  ---@return string
  text = function(request, number)
    return players.exists(request.state, number) and tostring(number) or 'null'
  end,
}

--- The own standing, as lines: `rabbit|X username|flags|rank|voided|given|block|edition|start.length.after.slot|value|lapses`, the nickname,
-- and `rabbit.slot.late.status|nickname` of each claim that shows. It holds until the time `lapses`.
player.me = {
  key = keyOf('me-'),
  all = all,
  ---@param request RabbitRequest
  ---@param number integer
  ---@return string
  text = function(request, number)
    local state = request.state
    if not players.exists(state, number) then return 'null' end
    local rows, chains = state.players, state.chains
    local chain = rows.chain[number]
    local list, block, lapses = collected(state, number)
    local rank = not rows.banned[number] and board.rank(state, number) or ''
    local line = ('%d|%s|%s|%s|%d|%d|%s|%s|%d.%d.%d.%d|%s|%s'):format(
      number,
      rows.xUsername[number] or '',
      rows.banned[number] and 'b' or '',
      rank,
      rows.voided[number],
      rows.given[number],
      block or '',
      acknowledgements.editionOf(state, number) or '',
      chains.start[chain],
      chains.length[chain],
      chains.after[chain],
      chains.slot[chain],
      base64url.encode(packedColumn.get(chains.value, chain)),
      lapses or ''
    )
    table.insert(list, 1, textLines.quoted(rows.nickname[number]))
    table.insert(list, 1, line)
    return textLines.join(list)
  end,
}

--- The newest claims on a rabbit, as lines: `rabbit.slot.late.flags|address|claim|nickname`, with the flags of `Standings`.
player.caught = {
  key = keyOf('caught-'),
  all = all,
  ---@param request RabbitRequest
  ---@param number integer
  ---@return string
  text = function(request, number)
    local state = request.state
    if not players.exists(state, number) then return 'null' end
    local rows, list = state.claims, {}
    for place, claim in ipairs(catches.claimsOf(state, number)) do
      local scanner, slot = rows.scanner[claim], rows.slot[claim]
      list[place] = ('%d.%d.%d.%s%s|%s|%s|%s'):format(
        scanner,
        slot,
        rows.at[claim] - slot * constants.SLOT_MS,
        claims.isPrinted(state, claim) and 'p' or '',
        state.disputing.ofClaim[claim] and 'd' or '',
        state.players.address[scanner],
        proofOf(state, claim),
        textLines.quoted(state.players.nickname[scanner])
      )
    end
    return textLines.join(list)
  end,
}

return player
