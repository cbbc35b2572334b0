--- The White Rabbit's secret as far as the process knows it: the commitment to a seed, the editions of the envelopes, and with
-- each one the seed and the number of its draw, sealed with the event's key. Nothing here shows who was drawn before that
-- key is revealed; from then on the process knows it, and whoever got the key in an envelope can't win with it
-- (docs/protocol.md, "The White Rabbit").
local sha256 = require('common.codec.sha256')
local constants = require('constants')

local roles = {}

---@class Roles
---@field draw Draw?
---@field deals Deal[] by edition
---@field opened OpenedRoles?

---@class Draw
---@field commitment string
---@field acknowledgementKey string public key whose private half is the seed
---@field at integer in milliseconds
---@field seed string? once open
---@field redraws integer[]? editions for which the staff drew once more, of an event without a reveal

---@class Deal
---@field table string id of the table on the storage network
---@field hash string of the table
---@field count integer rabbits that have an envelope
---@field sealed string the seed and the number of the draw, sealed with the key
---@field keyDigest string of that key
---@field at integer? in milliseconds

--- The roles of all editions that were dealt with a key, as that key opens them.
---@class OpenedRoles
---@field seed string? nil when none of them opens to the commitment
---@field holders table<integer, integer> players who got the key in an envelope, with the number of the draw
---@field unopened integer[] editions that don't open to the commitment and a possible draw

--- Returns the roles of a new event, which nobody has drawn.
---@return Roles
function roles.new()
  return { deals = {} }
end

--- Returns the number of the latest edition of the envelopes; 0 before the first.
---@param state RabbitState
---@return integer
function roles.edition(state)
  return #state.roles.deals
end

--- Returns the latest edition.
---@param state RabbitState
---@return Deal?
function roles.latest(state)
  return state.roles.deals[roles.edition(state)]
end

--- Returns true when a seed matches the commitment of the staff.
---@param draw Draw
---@param process string id of the process, as bytes
---@param seed string
---@return boolean
function roles.isSeed(draw, process, seed)
  return sha256.digest(constants.DRAW_LABEL .. process .. seed) == draw.commitment
end

--- Returns what an edition has sealed: a seed and the number of a draw, of which the key alone doesn't show if they are true.
---@param process string
---@param edition integer
---@param sealed string
---@param key string
---@return string seed
---@return integer draw
local function openPart(process, edition, sealed, key)
  local pad = ''
  for part = 0, 1 do
    pad = pad .. sha256.digest(constants.DRAW_PART_LABEL .. process .. string.pack('>I4', edition) .. key .. string.char(part))
  end
  local bytes = {}
  for at = 1, #sealed do
    bytes[at] = string.char(sealed:byte(at) ~ pad:byte(at))
  end
  local plain = table.concat(bytes)
  return plain:sub(1, constants.DRAW_SEED_BYTES), (string.unpack('>I4', plain, constants.DRAW_SEED_BYTES + 1))
end

--- Returns those whom the seed draws, one after the other: numbers that follow from seed and frozen registrations, without those
-- who were out at the start and those who were drawn before.
---@param state RabbitState
---@param process string
---@param seed string
---@param count integer of draws
---@return integer[] rabbits fewer where the numbers that may be looked at have no more
local function drawn(state, process, seed, count)
  local frozen, out = state.registrations.frozen, state.registrations.out
  local rabbits, before = {}, {}
  if frozen.players == 0 then return rabbits end
  local start = constants.DRAW_LABEL .. process .. seed .. frozen.hash
  for number = 0, constants.MAX_DRAWN_NUMBERS - 1 do
    if #rabbits == count then break end
    local rabbit = string.unpack('>I6', sha256.digest(start .. string.pack('>I4', number))) % frozen.players + 1
    if not (out[rabbit] or before[rabbit]) then
      rabbits[#rabbits + 1], before[rabbit] = rabbit, true
    end
  end
  return rabbits
end

--- Opens the roles of all editions that were dealt with a key. An edition goes on with the draw of the one before, or with the
-- next one; of editions with other keys nothing is known but that.
---@param state RabbitState
---@param process string
---@param key string
---@return OpenedRoles
function roles.open(state, process, key)
  local opened = { holders = {}, unopened = {} }
  local digest, draws, last, lastEdition = sha256.digest(key), {}, 0, 0
  for edition, deal in ipairs(state.roles.deals) do
    if deal.keyDigest == digest then
      local seed, draw = openPart(process, edition, deal.sealed, key)
      local isTrue = seed == opened.seed or roles.isSeed(state.roles.draw, process, seed)
      if isTrue then opened.seed = seed end
      if isTrue and draw >= last and draw - last <= edition - lastEdition then
        draws[#draws + 1], last, lastEdition = draw, draw, edition
      else
        opened.unopened[#opened.unopened + 1] = edition
      end
    end
  end
  if #draws == 0 then return opened end
  local rabbits = drawn(state, process, opened.seed, last + 1)
  for _, draw in ipairs(draws) do
    local rabbit = rabbits[draw + 1]
    if rabbit then opened.holders[rabbit] = draw end
  end
  return opened
end

--- Keeps the roles that the revealed key opened.
---@param state RabbitState
---@param opened OpenedRoles
function roles.keepOpened(state, opened)
  state.roles.opened = opened
  if state.roles.draw then state.roles.draw.seed = opened.seed end
end

--- Returns true when a player got the revealed key in an envelope, and so can't win with it.
---@param state RabbitState
---@param rabbit integer
---@return boolean
function roles.isHolder(state, rabbit)
  local opened = state.roles.opened
  return opened ~= nil and opened.holders[rabbit] ~= nil
end

--- Returns true for the White Rabbit of the last draw that the revealed key opened: whoever declined, or was silent, had another one.
---@param state RabbitState
---@param rabbit integer
---@return boolean
function roles.hasKept(state, rabbit)
  local opened = state.roles.opened
  local own = opened and opened.holders[rabbit]
  if not own then return false end
  for _, draw in pairs(opened.holders) do
    if draw > own then return false end
  end
  return true
end

return roles
