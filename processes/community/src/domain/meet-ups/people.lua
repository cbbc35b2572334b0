--- The people who come to meet-ups, by numbers: an address is kept once, however many meet-ups its person goes to.
local people = {}

---@class MeetUpPeople: Rows
---@field address string[]
---@field attended integer[] meet-ups that the person attended
---@field last integer[] attendee that the person was at the latest of them, or 0

---@class MeetUpPeopleIndex
---@field numberOf table<string, integer> by address

---@type table<string, ColumnGroup>
people.TABLES = { meetUpPeople = { address = '', attended = 0, last = 0 } }

--- Returns the part of a new state.
---@return MeetUpPeopleIndex
function people.new()
  return { numberOf = {} }
end

--- Returns the number of a person; nil before the first act.
---@param state CommunityState
---@param address string
---@return integer?
function people.of(state, address)
  return state.meetUpPeopleIndex.numberOf[address]
end

--- Returns the number of a person, who gets one with the first act.
---@param state CommunityState
---@param address string
---@return integer
function people.enlist(state, address)
  local numberOf, rows = state.meetUpPeopleIndex.numberOf, state.meetUpPeople
  if not numberOf[address] then
    rows.total = rows.total + 1
    rows.address[rows.total], numberOf[address] = address, rows.total
    rows.attended[rows.total], rows.last[rows.total] = 0, 0
  end
  return numberOf[address]
end

return people
