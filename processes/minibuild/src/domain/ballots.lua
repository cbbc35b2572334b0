--- The ballots. Those that count have their approvals in the tallies of the entries, which each ballot keeps up to date; those of
-- people whose rainbow the event hasn't confirmed wait in a ring.
local constants = require('constants')
local ownActs = require('domain.own-acts')
local packedNumbers = require('domain.packed-numbers')
local people = require('domain.people')

local ballots = {}

---@class Ballots
---@field rowOf table<string, integer> by address
---@field counting integer ballots that count and approve something
---@field askedAt table<string, integer> place in the ring, by address
---@field nextAsked integer place of the next one

---@class BallotRows: Rows
---@field address string[]
---@field entries string[] packed, ascending
---@field votedAt integer[] in milliseconds
---@field isByEvent boolean[] true when the event gave the vote
---@field isRemoved boolean[] true when the staff have removed the person

---@class AskedRows: Rows
---@field address string[] empty for a free place
---@field entries string[] packed, ascending
---@field votedAt integer[]
---@field isRefused boolean[] true once the event answered that the rainbow is not confirmed
---@field message string[] id of the message that the event was asked for

--- Returns the part of a new state.
---@return Ballots
function ballots.new()
  return { rowOf = {}, counting = 0, askedAt = {}, nextAsked = 1 }
end

---@type table<string, ColumnGroup>
ballots.TABLES = {
  ballotRows = { address = '', entries = '', votedAt = 0, isByEvent = false, isRemoved = false },
  askedRows = { address = '', entries = '', votedAt = 0, isRefused = false, message = '' },
}

--- Returns the row of the ballot of an address.
---@param state MinibuildState
---@param address string
---@return integer?
function ballots.of(state, address)
  return state.ballots.rowOf[address]
end

--- Returns the place in the ring of the ballot of an address that waits, or was refused.
---@param state MinibuildState
---@param address string
---@return integer?
function ballots.askedOf(state, address)
  return state.ballots.askedAt[address]
end

--- Returns true when a ballot of an address can still count by an answer of the event.
---@param state MinibuildState
---@param address string
---@return boolean
function ballots.waits(state, address)
  local place = ballots.askedOf(state, address)
  return place ~= nil and state.askedRows.entries[place] ~= ''
end

--- Returns the address whose ballot came with a message, while it is in the ring.
---@param state MinibuildState
---@param message string? id
---@return string?
function ballots.askedBy(state, message)
  local rows = state.askedRows
  for place = 1, message and rows.total or 0 do
    if rows.message[place] == message and rows.address[place] ~= '' then return rows.address[place] end
  end
end

--- Returns how many ballots wait for the event's answer.
---@param state MinibuildState
---@return integer
function ballots.waiting(state)
  local count, rows = 0, state.askedRows
  for place = 1, rows.total do
    if rows.entries[place] ~= '' and not rows.isRefused[place] then count = count + 1 end
  end
  return count
end

--- Returns true when an address can't vote because the staff have removed it.
---@param state MinibuildState
---@param address string
---@return boolean
function ballots.isRemoved(state, address)
  local person, row = people.of(state, address), ballots.of(state, address)
  return person ~= nil and people.isRemoved(state, person) or row ~= nil and state.ballotRows.isRemoved[row]
end

--- Returns how an address can vote: `yes` for somebody who signed up, or whose rainbow the event has confirmed; `asked` when the
-- event has to be asked; else `no`.
---@param state MinibuildState
---@param address string
---@return string
function ballots.rightOf(state, address)
  if ballots.isRemoved(state, address) then return 'no' end
  if people.of(state, address) or ballots.of(state, address) then return 'yes' end
  local facts = state.contest.facts
  return facts and facts.event and 'asked' or 'no'
end

--- Adds the approvals of a ballot to the tallies, or takes them away, unless it doesn't count.
---@param state MinibuildState
---@param row integer
---@param sign integer 1 or -1
local function tally(state, row, sign)
  local rows, approvals = state.ballotRows, state.entryRows.approvals
  if rows.isRemoved[row] or rows.entries[row] == '' then return end
  for _, entry in ipairs(packedNumbers.unpack(rows.entries[row])) do
    approvals[entry] = approvals[entry] + sign
  end
  state.ballots.counting = state.ballots.counting + sign
end

--- Frees the place of an address in the ring.
---@param state MinibuildState
---@param address string
local function free(state, address)
  local place = ballots.askedOf(state, address)
  if not place then return end
  local rows = state.askedRows
  rows.address[place], rows.entries[place], rows.message[place] = '', '', ''
  state.ballots.askedAt[address] = nil
end

--- Lets a ballot count in the place of an earlier one. One that approves nothing isn't kept unless there was one.
---@param state MinibuildState
---@param address string
---@param approved string packed
---@param votedAt integer
---@param isByEvent boolean
function ballots.cast(state, address, approved, votedAt, isByEvent)
  local rows, row = state.ballotRows, ballots.of(state, address)
  free(state, address)
  if not row then
    if approved == '' then return end
    row = rows.total + 1
    rows.address[row], rows.isByEvent[row], rows.isRemoved[row] = address, isByEvent, false
    rows.total, state.ballots.rowOf[address] = row, row
  else
    tally(state, row, -1)
  end
  rows.entries[row], rows.votedAt[row] = approved, votedAt
  tally(state, row, 1)
end

--- Takes the ballot at a place of the ring out, since another one comes there.
---@param state MinibuildState
---@param place integer
local function evict(state, place)
  local address = state.askedRows.address[place]
  if not address or address == '' then return end
  free(state, address)
  -- nobody waits here who has signed up, or whose ballot counts; a judge's acts are kept
  if not people.of(state, address) and not state.judges.numberOf[address] then ownActs.forget(state, address) end
end

--- Lets a ballot wait for the event's answer, in the place of an earlier one.
---@param state MinibuildState
---@param address string
---@param approved string packed
---@param now integer
---@param message string id
function ballots.ask(state, address, approved, now, message)
  local own, rows = state.ballots, state.askedRows
  local place = ballots.askedOf(state, address)
  if not place then
    place = own.nextAsked
    evict(state, place)
    own.nextAsked = place % constants.MAX_ASKED + 1
    rows.total = math.max(rows.total, place)
    own.askedAt[address] = place
  end
  rows.address[place], rows.entries[place], rows.votedAt[place] = address, approved, now
  rows.isRefused[place], rows.message[place] = false, message
end

--- Empties the ballot of an address that waits. Its place stays: whoever comes there next also takes the acts that are kept of
-- the address away.
---@param state MinibuildState
---@param address string
---@param now integer
function ballots.empty(state, address, now)
  local rows, place = state.askedRows, ballots.askedOf(state, address)
  if place then rows.entries[place], rows.votedAt[place], rows.isRefused[place] = '', now, false end
end

--- Lets all ballots that wait be refused, since the event that was asked is no longer the contest's.
---@param state MinibuildState
function ballots.refuseWaiting(state)
  for place = 1, state.askedRows.total do
    state.askedRows.isRefused[place] = true
  end
end

--- Takes the event's answer about a ballot that waits.
---@param state MinibuildState
---@param address string
---@param isConfirmed boolean
function ballots.answer(state, address, isConfirmed)
  local rows, place = state.askedRows, ballots.askedOf(state, address)
  if isConfirmed then
    ballots.cast(state, address, rows.entries[place], rows.votedAt[place], true)
  else
    rows.isRefused[place] = true
  end
end

--- Takes an entry out of the ballot of somebody who has joined its team.
---@param state MinibuildState
---@param address string
---@param entry integer
function ballots.takeOut(state, address, entry)
  local rows, row = state.ballotRows, ballots.of(state, address)
  if row then
    tally(state, row, -1)
    rows.entries[row] = packedNumbers.without(rows.entries[row], entry)
    tally(state, row, 1)
  end
  local asked, place = state.askedRows, ballots.askedOf(state, address)
  if place then asked.entries[place] = packedNumbers.without(asked.entries[place], entry) end
end

--- Lets the ballot of an address not count, or count again.
---@param state MinibuildState
---@param address string
---@param isRemoved boolean
function ballots.setRemoved(state, address, isRemoved)
  local row = ballots.of(state, address)
  if not row then return end
  tally(state, row, -1)
  state.ballotRows.isRemoved[row] = isRemoved
  tally(state, row, 1)
end

return ballots
