--- Attendees: the people who say that they come to a meet-up, in the order of their arrival, and those who checked in
-- without saying so. The first ones up to the capacity are in, the rest wait: it follows from the place alone, so nobody
-- has to be moved when somebody leaves or the capacity changes.
local orderedTree = require('common.state.ordered-tree')
local people = require('domain.meet-ups.people')

local attendees = {}

---@class Attendees: Rows
---@field meetUp integer[]
---@field person integer[]
---@field arrival integer[] number of the arrival, 0 for one who isn't coming
---@field claims integer[] check-ins that were claimed
---@field pending integer[] claims of them that are not settled
---@field latest (integer | false)[] newest claim
---@field attended boolean[] true once a check-in is settled as honest
---@field before integer[] attendee that the person was when attending the time before, or 0
---@field links TreeLinks of `comers` or of `others` of the meet-up

---@class AttendeeIndex
---@field arrivals integer number of arrivals so far
---@field rowOf table<integer, integer> attendee by meet-up and person

---@type table<string, ColumnGroup>
attendees.TABLES = {
  attendees = {
    meetUp = 0,
    person = 0,
    arrival = 0,
    claims = 0,
    pending = 0,
    latest = false,
    attended = false,
    before = 0,
    links = { left = 0, right = 0, size = 0 },
  },
}

--- Returns the part of a new state.
---@return AttendeeIndex
function attendees.new()
  return { arrivals = 0, rowOf = {} }
end

--- Returns the key of a person at a meet-up; neither number reaches 32 bits.
---@param meetUp integer
---@param person integer
---@return integer
local function keyOf(meetUp, person)
  return meetUp << 32 | person
end

--- Returns the attendee that an address is at a meet-up; nil without one.
---@param state CommunityState
---@param meetUp integer
---@param address string
---@return integer?
function attendees.of(state, meetUp, address)
  local person = people.of(state, address)
  return person and state.attendeeIndex.rowOf[keyOf(meetUp, person)]
end

--- Returns the attendee that an address is at a meet-up, and makes it one if it isn't yet.
---@param state CommunityState
---@param meetUp integer
---@param address string
---@return integer
function attendees.enlist(state, meetUp, address)
  local rows, person = state.attendees, people.enlist(state, address)
  local key, rowOf = keyOf(meetUp, person), state.attendeeIndex.rowOf
  if rowOf[key] then return rowOf[key] end
  local id = rows.total + 1
  rows.total, rowOf[key] = id, id
  rows.meetUp[id], rows.person[id], rows.arrival[id] = meetUp, person, 0
  rows.claims[id], rows.pending[id], rows.latest[id], rows.attended[id] = 0, 0, false, false
  rows.before[id] = 0
  rows.links.left[id], rows.links.right[id], rows.links.size[id] = 0, 0, 0
  return id
end

--- Returns the order of arrival.
---@param state CommunityState
---@return IsBefore
local function byArrival(state)
  local arrival = state.attendees.arrival
  ---@param id integer
  ---@param other integer
  ---@return boolean
  return function(id, other) return arrival[id] < arrival[other] end
end

--- The order of those who aren't coming.
---@param id integer
---@param other integer
---@return boolean
local function byNumber(id, other)
  return id < other
end

--- Puts an attendee who isn't coming but has checked in among the others, or takes one who is coming off them.
---@param state CommunityState
---@param id integer
---@param isAmong boolean
local function setAmongOthers(state, id, isAmong)
  local rows, others, meetUp = state.attendees, state.meetUps.others, state.attendees.meetUp[id]
  if isAmong and rows.links.size[id] == 0 then
    others[meetUp] = orderedTree.add(rows.links, others[meetUp], id, byNumber)
  elseif not isAmong and rows.links.size[id] > 0 then
    others[meetUp] = orderedTree.remove(rows.links, others[meetUp], id, byNumber)
  end
end

--- Notes that an address comes to a meet-up, as the last one to arrive unless it comes already.
---@param state CommunityState
---@param meetUp integer
---@param address string
function attendees.come(state, meetUp, address)
  local rows, index, comers = state.attendees, state.attendeeIndex, state.meetUps.comers
  local id = attendees.enlist(state, meetUp, address)
  if rows.arrival[id] > 0 then return end
  setAmongOthers(state, id, false)
  index.arrivals = index.arrivals + 1
  rows.arrival[id] = index.arrivals
  comers[meetUp] = orderedTree.add(rows.links, comers[meetUp], id, byArrival(state))
end

--- Notes that an address does not come to a meet-up.
---@param state CommunityState
---@param meetUp integer
---@param address string
function attendees.stayAway(state, meetUp, address)
  local rows, comers, id = state.attendees, state.meetUps.comers, attendees.of(state, meetUp, address)
  if not id or rows.arrival[id] == 0 then return end
  comers[meetUp] = orderedTree.remove(rows.links, comers[meetUp], id, byArrival(state))
  rows.arrival[id] = 0
  setAmongOthers(state, id, rows.claims[id] > 0)
end

--- Notes one more claim of a check-in; returns the attendee.
---@param state CommunityState
---@param meetUp integer
---@param address string
---@param claim integer
---@return integer
function attendees.claim(state, meetUp, address, claim)
  local rows, id = state.attendees, attendees.enlist(state, meetUp, address)
  rows.claims[id], rows.pending[id], rows.latest[id] = rows.claims[id] + 1, rows.pending[id] + 1, claim
  if rows.arrival[id] == 0 then setAmongOthers(state, id, true) end
  return id
end

--- Notes that an attendee attended.
---@param state CommunityState
---@param id integer
function attendees.attend(state, id)
  local rows, persons = state.attendees, state.meetUpPeople
  local person, meetUp = rows.person[id], rows.meetUp[id]
  rows.attended[id], rows.before[id] = true, persons.last[person]
  persons.last[person], persons.attended[person] = id, persons.attended[person] + 1
  state.meetUps.checkedIn[meetUp] = state.meetUps.checkedIn[meetUp] + 1
end

--- Returns the meet-ups that an address attended, those that were settled last first.
---@param state CommunityState
---@param address string
---@param most integer
---@return integer[] ids of at most so many
---@return integer total
function attendees.attendedBy(state, address, most)
  local rows, persons, ids = state.attendees, state.meetUpPeople, {}
  local person = people.of(state, address)
  if not person then return ids, 0 end
  local id = persons.last[person]
  while id > 0 and #ids < most do
    ids[#ids + 1] = rows.meetUp[id]
    id = rows.before[id]
  end
  return ids, persons.attended[person]
end

---@class ComingCount
---@field coming integer people who are in
---@field waiting integer

--- Returns the numbers of those who are in and of those who wait.
---@param state CommunityState
---@param meetUp integer
---@return ComingCount
function attendees.count(state, meetUp)
  local size = orderedTree.size(state.attendees.links, state.meetUps.comers[meetUp])
  local capacity = state.meetUps.capacity[meetUp]
  local coming = capacity > 0 and math.min(size, capacity) or size
  return { coming = coming, waiting = size - coming }
end

---@alias ComingState 'in' | 'waiting' | 'no'

--- Returns the state of a place among those who come.
---@param state CommunityState
---@param meetUp integer
---@param place integer from 1
---@return ComingState
---@return integer? waitingPlace place among those who wait, from 1
local function stateOfPlace(state, meetUp, place)
  local capacity = state.meetUps.capacity[meetUp]
  if capacity == 0 or place <= capacity then return 'in', nil end
  return 'waiting', place - capacity
end

--- Returns if an attendee is in, waits or does not come.
---@param state CommunityState
---@param id integer?
---@return ComingState
---@return integer? waitingPlace place among those who wait, from 1
function attendees.stateOf(state, id)
  local rows = state.attendees
  if not id or rows.arrival[id] == 0 then return 'no', nil end
  local meetUp = rows.meetUp[id]
  local place = orderedTree.place(rows.links, state.meetUps.comers[meetUp], id, byArrival(state))
  return stateOfPlace(state, meetUp, place)
end

---@class AttendeeEntry
---@field id integer
---@field state ComingState

--- Returns a page of the attendees of a meet-up: those who come, by arrival, and then the others who checked in.
---@param state CommunityState
---@param meetUp integer
---@param page Page
---@return AttendeeEntry[]
---@return integer total
function attendees.page(state, meetUp, page)
  local links, rows = state.attendees.links, state.meetUps
  local comers, others, entries = rows.comers[meetUp], rows.others[meetUp], {}
  local coming = orderedTree.size(links, comers)
  local first, last, ids = page.offset + 1, page.offset + page.limit, {}
  orderedTree.append(links, comers, first, math.min(last, coming), ids)
  local listed = #ids
  orderedTree.append(links, others, math.max(1, first - coming), last - coming, ids)
  for i, id in ipairs(ids) do
    local isComing = i <= listed
    entries[i] = { id = id, state = isComing and stateOfPlace(state, meetUp, page.offset + i) or 'no' }
  end
  return entries, coming + orderedTree.size(links, others)
end

return attendees
