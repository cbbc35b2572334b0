--- The ballots. Their approvals are in the tallies of the entries, which each ballot keeps up to date.
local admission = require('common.admission.admission')
local packedNumbers = require('domain.packed-numbers')
local people = require('domain.people')

local ballots = {}

---@class Ballots
---@field rowOf table<string, integer> by address
---@field counting integer ballots that count and approve something

---@class BallotRows: Rows
---@field address string[]
---@field entries string[] packed, ascending
---@field votedAt integer[] in milliseconds
---@field isRemoved boolean[] true when the staff have removed the person

--- Returns the part of a new state.
---@return Ballots
function ballots.new()
  return { rowOf = {}, counting = 0 }
end

---@type table<string, ColumnGroup>
ballots.TABLES = {
  ballotRows = { address = '', entries = '', votedAt = 0, isRemoved = false },
}

--- Returns the row of the ballot of an address.
---@param state MinibuildState
---@param address string
---@return integer?
function ballots.of(state, address)
  return state.ballots.rowOf[address]
end

--- Returns true when an address can't vote because the staff have removed it.
---@param state MinibuildState
---@param address string
---@return boolean
function ballots.isRemoved(state, address)
  local person, row = people.of(state, address), ballots.of(state, address)
  return person ~= nil and people.isRemoved(state, person) or row ~= nil and state.ballotRows.isRemoved[row]
end

--- Returns how an address can vote: `yes`; `enter` when it isn't admitted, or not known to have a rainbow where only rainbows vote; else
-- `no`.
---@param state MinibuildState
---@param address string
---@return 'yes' | 'enter' | 'no'
function ballots.rightOf(state, address)
  if ballots.isRemoved(state, address) then return 'no' end
  -- where anybody is admitted, a sign-up is the least that is asked for
  if admission.isOfAnybody(state) then return people.of(state, address) and 'yes' or 'no' end
  local isRainbow = state.contest.facts and state.contest.facts.voters == 'rainbows'
  local hasRight = admission.isAdmitted(state, address) and (not isRainbow or admission.hasRainbow(state, address))
  return hasRight and 'yes' or 'enter'
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

--- Lets a ballot count in the place of an earlier one. A ballot that approves nothing isn't kept unless there was an earlier one.
---@param state MinibuildState
---@param address string
---@param approved string packed
---@param votedAt integer
function ballots.cast(state, address, approved, votedAt)
  local rows, row = state.ballotRows, ballots.of(state, address)
  if not row then
    if approved == '' then return end
    row = rows.total + 1
    rows.address[row], rows.isRemoved[row] = address, false
    rows.total, state.ballots.rowOf[address] = row, row
  else
    tally(state, row, -1)
  end
  rows.entries[row], rows.votedAt[row] = approved, votedAt
  tally(state, row, 1)
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
