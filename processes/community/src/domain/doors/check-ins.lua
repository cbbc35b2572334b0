--- Check-ins: the claims of people to have seen the code of a door, which only the disclosed token of its slot can confirm.
local sha256 = require('common.codec.sha256')
local base64url = require('common.codec.base64url')
local chains = require('common.presence.chains')
local columns = require('common.state.columns')
local packedColumn = require('common.state.packed-column')
local constants = require('constants')
local attendees = require('domain.meet-ups.attendees')

local checkIns = {}

---@class CheckIns: Rows, OpenClaims
---@field attendee integer[]
---@field proof PackedColumn
---@field status ('pending' | 'honest' | 'void')[]

---@type ColumnGroup
checkIns.COLUMNS = {
  attendee = 0,
  slot = 0,
  proof = columns.packed(constants.DOOR_CLAIM_BYTES),
  status = 'void',
  below = false,
  beside = false,
}

---@class NewCheckIn
---@field meetUp integer
---@field door integer that gives the slot its token
---@field slot integer
---@field proof string 32 bytes
---@field address string

--- Returns true when an address's newest claim at a meet-up is the same one: the network delivered it again.
---@param state CommunityState
---@param new NewCheckIn
---@return boolean
function checkIns.isNewest(state, new)
  local rows, id = state.checkIns, attendees.of(state, new.meetUp, new.address)
  local latest = id and state.attendees.latest[id]
  if not latest or rows.slot[latest] ~= new.slot then return false end
  return packedColumn.get(rows.proof, latest) == new.proof
end

--- Adds a claim that waits for the token of its slot.
---@param state CommunityState
---@param new NewCheckIn
function checkIns.add(state, new)
  local rows = state.checkIns
  local id = rows.total + 1
  rows.total = id
  rows.attendee[id] = attendees.claim(state, new.meetUp, new.address, id)
  rows.slot[id], rows.status[id], rows.below[id], rows.beside[id] = new.slot, 'pending', false, false
  packedColumn.set(rows.proof, id, new.proof)
  chains.leave(state.doors, rows, new.door, id)
end

--- Returns true when a claim is what an honest visitor makes of the token of its slot.
---@param state CommunityState
---@param process string id of the process, as bytes
---@param claim integer
---@param token string
---@return boolean
local function isHonest(state, process, claim, token)
  local rows, attending = state.checkIns, state.attendees
  local attendee = rows.attendee[claim]
  local address = base64url.decode(state.meetUpPeople.address[attending.person[attendee]])
  local numbers = string.pack('>I4I4', attending.meetUp[attendee], rows.slot[claim])
  local proof = sha256.digest(constants.DOOR_CLAIM_LABEL .. process .. numbers .. token .. address)
  return proof == packedColumn.get(rows.proof, claim)
end

--- Settles a claim by the token of its slot.
---@param state CommunityState
---@param process string id of the process, as bytes
---@param claim integer
---@param token string
---@return integer? attendee who attended by this claim, for the first time
---@return boolean honest
function checkIns.settle(state, process, claim, token)
  local rows, attending = state.checkIns, state.attendees
  local attendee, honest = rows.attendee[claim], isHonest(state, process, claim, token)
  rows.status[claim] = honest and 'honest' or 'void'
  attending.pending[attendee] = attending.pending[attendee] - 1
  if not honest or attending.attended[attendee] then return nil, honest end
  attendees.attend(state, attendee)
  return attendee, true
end

--- Returns if an attendee attended, has a claim that waits for its token, or neither.
---@param state CommunityState
---@param id integer?
---@return 'yes' | 'pending' | 'no'
function checkIns.attendedOf(state, id)
  if not id then return 'no' end
  if state.attendees.attended[id] then return 'yes' end
  return state.attendees.pending[id] > 0 and 'pending' or 'no'
end

return checkIns
