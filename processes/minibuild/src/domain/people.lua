--- The people who signed up. No two of them have one nickname, in whatever spelling.
local unicodeFold = require('common.codec.unicode-fold')
local admission = require('common.admission.admission')
local constants = require('constants')

local people = {}

---@class ContestPeople
---@field numberOf table<string, integer> by address
---@field ownerOf table<string, integer> by folded nickname
---@field removed integer people whom the staff have removed
---@field freed integer those of them who never voted: they take no place

---@class PersonRows: Rows
---@field address string[]
---@field nickname string[]
---@field website string[] empty without one
---@field contact string[] sealed bytes, empty without one
---@field keyVersion integer[] number of the contact key that it is sealed to
---@field signedUpAt integer[] in milliseconds
---@field removedFor string[] reason of the staff, else empty
---@field team integer[] 0 without one
---@field teamsMade integer[]

---@class SignUpData
---@field nickname string
---@field website string?
---@field contact string? bytes

--- Returns the part of a new state.
---@return ContestPeople
function people.new()
  return { numberOf = {}, ownerOf = {}, removed = 0, freed = 0 }
end

---@type table<string, ColumnGroup>
people.TABLES = {
  personRows = {
    address = '',
    nickname = '',
    website = '',
    contact = '',
    keyVersion = 0,
    signedUpAt = 0,
    removedFor = '',
    team = 0,
    teamsMade = 0,
  },
}

--- Returns the number of a person.
---@param state MinibuildState
---@param address string
---@return integer?
function people.of(state, address)
  return state.people.numberOf[address]
end

--- Returns true when somebody else has a nickname, in some spelling.
---@param state MinibuildState
---@param address string
---@param nickname string
---@return boolean
function people.isTaken(state, address, nickname)
  local owner = state.people.ownerOf[unicodeFold.fold(nickname)]
  return owner ~= nil and owner ~= people.of(state, address)
end

--- Returns true when the staff have removed a person.
---@param state MinibuildState
---@param person integer
---@return boolean
function people.isRemoved(state, person)
  return state.personRows.removedFor[person] ~= ''
end

--- Returns true when one more person can sign up, or come back. Where anybody can, a part of the numbers stays for those who come once
-- the staff ask for tickets or an event.
---@param state MinibuildState
---@return boolean
function people.hasRoom(state)
  local total = state.personRows.total
  local isCrowded = admission.isOfAnybody(state) and total - state.people.freed >= constants.MAX_PEOPLE
  return not isCrowded and total < constants.MAX_PEOPLE_EVER
end

--- Adds a person without any data; returns the number.
---@param state MinibuildState
---@param address string
---@param now integer
---@return integer
local function add(state, address, now)
  local rows = state.personRows
  local person = rows.total + 1
  rows.address[person], rows.signedUpAt[person] = address, now
  rows.removedFor[person], rows.team[person], rows.teamsMade[person] = '', 0, 0
  rows.total, state.people.numberOf[address] = person, person
  return person
end

--- Signs a person up, or takes new data in the place of the earlier.
---@param state MinibuildState
---@param address string
---@param data SignUpData
---@param now integer
function people.signUp(state, address, data, now)
  local rows, ownerOf = state.personRows, state.people.ownerOf
  local known = people.of(state, address)
  local person = known or add(state, address, now)
  local before = known and rows.nickname[person]
  -- a hidden nickname is nobody's: the chosen one stays taken
  if before ~= data.nickname then
    if before then ownerOf[unicodeFold.fold(before)] = nil end
    rows.nickname[person], ownerOf[unicodeFold.fold(data.nickname)] = data.nickname, person
  end
  rows.website[person] = data.website or ''
  rows.contact[person], rows.keyVersion[person] = data.contact or '', state.contest.keyVersion
end

--- Removes a person, or takes that back.
---@param state MinibuildState
---@param person integer
---@param removedFor string reason, empty to take it back
---@param hasVoted boolean who has no ballot leaves a free place
function people.setRemoved(state, person, removedFor, hasVoted)
  local all, rows = state.people, state.personRows
  local before, after = people.isRemoved(state, person), removedFor ~= ''
  local change = (after and 1 or 0) - (before and 1 or 0)
  all.removed = all.removed + change
  if not hasVoted then all.freed = all.freed + change end
  rows.removedFor[person] = removedFor
end

return people
