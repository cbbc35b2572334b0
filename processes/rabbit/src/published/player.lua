--- The reply to `Me` in two parts, since a scan changes one of two players each: the own standing, and the newest claims on the own
-- rabbit. Lines and not fields, as in `Standings`: each character costs. The rank is that of the moment, since every scan changes those of others.
local base64url = require('common.codec.base64url')
local marks = require('common.publishing.marks')
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
local standingFlags = require('views.standing-flags')

--- Lines that are kept, of either kind.
local MAX_KEPT_LINES = 500

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

--- Lines of claims as they were published last: most claims were in the text before, and nothing of them changes but their flags.
---@class KeptLines
---@field count integer
---@field lines table<integer, string> by claim
---@field flags table<integer, string>

---@return KeptLines
local function newKept() return { count = 0, lines = {}, flags = {} } end

local keptCollected, keptCaught = newKept(), newKept()

--- Forgets all lines once a player is called by another name.
local function forgetNames()
  if marks.takePart('names') then
    keptCollected, keptCaught = newKept(), newKept()
  end
end

--- Keeps the line of a claim; returns it.
---@param kept KeptLines
---@param claim integer
---@param flags string
---@param line string
---@return string
local function keep(kept, claim, flags, line)
  if kept.count == MAX_KEPT_LINES then
    kept.count, kept.lines, kept.flags = 0, {}, {}
  end
  if not kept.lines[claim] then kept.count = kept.count + 1 end
  kept.lines[claim], kept.flags[claim] = line, flags
  return line
end

--- Returns the line of a claim as its player has it.
---@param state RabbitState
---@param claim integer
---@param status string
---@return string
local function collectedLine(state, claim, status)
  if keptCollected.flags[claim] == status then return keptCollected.lines[claim] end
  local rows = state.claims
  local rabbit, slot = rows.rabbit[claim], rows.slot[claim]
  local late, nickname = rows.at[claim] - slot * constants.SLOT_MS, textLines.quoted(state.players.nickname[rabbit])
  return keep(keptCollected, claim, status, ('%d.%d.%d.%s|%s'):format(rabbit, slot, late, status, nickname))
end

--- Returns the line of a claim as its rabbit has it.
---@param state RabbitState
---@param claim integer
---@return string
local function caughtLine(state, claim)
  local flags = (claims.isPrinted(state, claim) and 'p' or '') .. (state.disputing.ofClaim[claim] and 'd' or '')
  if keptCaught.flags[claim] == flags then return keptCaught.lines[claim] end
  local rows = state.claims
  local scanner, slot = rows.scanner[claim], rows.slot[claim]
  local line = ('%d.%d.%d.%s|%s|%s|%s'):format(
    scanner,
    slot,
    rows.at[claim] - slot * constants.SLOT_MS,
    flags,
    state.players.address[scanner],
    base64url.encode(packedColumn.get(rows.proof, claim)),
    textLines.quoted(state.players.nickname[scanner])
  )
  return keep(keptCaught, claim, flags, line)
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
      list[#list + 1] = collectedLine(state, claim, status)
    end
  end
  return list, confirmed == #colours and block or nil, lapses
end

--- Returns the numbers of all players of a state that came in the place of another one.
---@param state RabbitState
---@return integer[]
local function all(state)
  keptCollected, keptCaught = newKept(), newKept()
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
    forgetNames()
    if not players.exists(state, number) then return 'null' end
    local rows, chains = state.players, state.chains
    local chain = rows.chain[number]
    local list, block, lapses = collected(state, number)
    local rank = not rows.banned[number] and board.rank(state, number) or ''
    local line = ('%d|%s|%s|%s|%d|%d|%s|%s|%d.%d.%d.%d|%s|%s'):format(
      number,
      rows.xUsername[number] or '',
      standingFlags(state, number),
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
    forgetNames()
    if not players.exists(state, number) then return 'null' end
    local list = {}
    for place, claim in ipairs(catches.claimsOf(state, number)) do
      list[place] = caughtLine(state, claim)
    end
    return textLines.join(list)
  end,
}

return player
