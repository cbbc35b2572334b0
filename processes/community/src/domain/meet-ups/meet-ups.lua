--- Meet-ups. A meet-up is among the upcoming ones until its end, and then among the past ones, for good: trees by start, of
-- each city and of all. A third tree, by end, says which of the upcoming ones are due to become past.
local orderedTree = require('common.state.ordered-tree')

local meetUps = {}

local MINUTE_MS = 60000

---@class MeetUps: Rows
---@field city string[] slug
---@field title string[]
---@field text string[]
---@field startsAt integer[] in milliseconds
---@field minutes integer[]
---@field zone string[] name of a time zone (IANA)
---@field place string[]
---@field mapUrl (string | false)[]
---@field capacity integer[] 0 for no limit
---@field cancelled boolean[]
---@field changedAt integer[] in milliseconds
---@field changes integer[] times that it was changed
---@field isPast boolean[] true once it is among the past ones
---@field hidden boolean[] true while the staff hide it: it is in no tree
---@field checkedIn integer[] people whose attendance is settled
---@field comers integer[] tree of the attendees who are coming, by arrival
---@field others integer[] tree of the attendees who aren't coming but have checked in
---@field door (integer | false)[] chain of its newest door
---@field byStart TreeLinks of all upcoming ones, or of all past ones
---@field inCity TreeLinks of those of the city, likewise
---@field byEnd TreeLinks of all upcoming ones

---@class Agenda
---@field upcoming integer tree by start
---@field past integer tree by start
---@field due integer tree of the upcoming ones by end
---@field upcomingIn table<string, integer> tree by start, by city
---@field pastIn table<string, integer> tree by start, by city

--- The fields that an organiser gives.
---@class MeetUpFields
---@field city string
---@field title string
---@field text string
---@field startsAt integer
---@field minutes integer
---@field zone string
---@field place string
---@field mapUrl string | false
---@field capacity integer
---@field cancelled boolean

local LINKS = { left = 0, right = 0, size = 0 }

---@type ColumnGroup
meetUps.COLUMNS = {
  city = '',
  title = '',
  text = '',
  startsAt = 0,
  minutes = 0,
  zone = '',
  place = '',
  mapUrl = false,
  capacity = 0,
  cancelled = false,
  changedAt = 0,
  changes = 0,
  isPast = false,
  hidden = false,
  checkedIn = 0,
  comers = 0,
  others = 0,
  door = false,
  byStart = LINKS,
  inCity = LINKS,
  byEnd = LINKS,
}

---@type table<string, ColumnGroup>
meetUps.TABLES = { meetUps = meetUps.COLUMNS }

--- Returns the part of a new state.
---@return Agenda
function meetUps.new()
  return { upcoming = 0, past = 0, due = 0, upcomingIn = {}, pastIn = {} }
end

--- Returns the time at which a meet-up ends.
---@param state CommunityState
---@param id integer
---@return integer
function meetUps.endsAt(state, id)
  return state.meetUps.startsAt[id] + state.meetUps.minutes[id] * MINUTE_MS
end

--- Returns true when a number was given to a meet-up, which may be hidden.
---@param state CommunityState
---@param id integer
---@return boolean
function meetUps.wasGiven(state, id)
  return id >= 1 and id <= state.meetUps.total
end

--- Returns true when a number is that of a meet-up. A hidden one is unknown to everybody.
---@param state CommunityState
---@param id integer
---@return boolean
function meetUps.exists(state, id)
  return meetUps.wasGiven(state, id) and not state.meetUps.hidden[id]
end

--- Returns true once a meet-up has ended.
---@param state CommunityState
---@param id integer
---@param now integer
---@return boolean
function meetUps.isOver(state, id, now)
  return now >= meetUps.endsAt(state, id)
end

--- Returns the order of a column of times, and of numbers where they are equal.
---@param timeOf fun(id: integer): integer
---@return IsBefore
local function orderBy(timeOf)
  ---@param id integer
  ---@param other integer
  ---@return boolean
  return function(id, other)
    local one, two = timeOf(id), timeOf(other)
    return one < two or one == two and id < other
  end
end

--- Returns the order by start.
---@param state CommunityState
---@return IsBefore
local function byStart(state)
  ---@param id integer
  ---@return integer
  local function startOf(id) return state.meetUps.startsAt[id] end
  return orderBy(startOf)
end

--- Returns the order by end.
---@param state CommunityState
---@return IsBefore
local function byEnd(state)
  ---@param id integer
  ---@return integer
  local function endOf(id) return meetUps.endsAt(state, id) end
  return orderBy(endOf)
end

--- Puts a meet-up into the trees where it belongs, among the upcoming ones or the past ones, or takes it out of them.
---@param state CommunityState
---@param id integer
---@param change fun(links: TreeLinks, top: integer, id: integer, isBefore: IsBefore): integer
local function changeTrees(state, id, change)
  local rows, agenda, city = state.meetUps, state.agenda, state.meetUps.city[id]
  if rows.isPast[id] then
    agenda.past = change(rows.byStart, agenda.past, id, byStart(state))
    agenda.pastIn[city] = change(rows.inCity, agenda.pastIn[city] or 0, id, byStart(state))
    return
  end
  agenda.upcoming = change(rows.byStart, agenda.upcoming, id, byStart(state))
  agenda.upcomingIn[city] = change(rows.inCity, agenda.upcomingIn[city] or 0, id, byStart(state))
  agenda.due = change(rows.byEnd, agenda.due, id, byEnd(state))
end

--- Puts a meet-up into its trees.
---@param state CommunityState
---@param id integer
local function enter(state, id)
  changeTrees(state, id, orderedTree.add)
end

--- Takes a meet-up out of its trees.
---@param state CommunityState
---@param id integer
local function leave(state, id)
  changeTrees(state, id, orderedTree.remove)
end

--- Moves meet-ups that have ended to the past ones, in the order of their ends.
---@param state CommunityState
---@param now integer
---@param most integer meet-ups to move, at most
function meetUps.moveEnded(state, now, most)
  local rows, agenda = state.meetUps, state.agenda
  for _ = 1, most do
    local first = {}
    orderedTree.append(rows.byEnd, agenda.due, 1, 1, first)
    local id = first[1]
    if not id or not meetUps.isOver(state, id, now) then return end
    leave(state, id)
    rows.isPast[id] = true
    enter(state, id)
  end
end

--- Writes the fields that an organiser gives.
---@param state CommunityState
---@param id integer
---@param given MeetUpFields
---@param now integer
local function write(state, id, given, now)
  local rows = state.meetUps
  for name, value in pairs(given) do
    rows[name][id] = value
  end
  rows.changedAt[id] = now
end

--- Adds a meet-up; returns its number.
---@param state CommunityState
---@param given MeetUpFields
---@param now integer
---@return integer
function meetUps.add(state, given, now)
  local rows = state.meetUps
  local id = rows.total + 1
  rows.total = id
  write(state, id, given, now)
  rows.changes[id], rows.isPast[id], rows.hidden[id], rows.checkedIn[id] = 0, false, false, 0
  rows.comers[id], rows.others[id], rows.door[id] = 0, 0, false
  for _, links in ipairs({ rows.byStart, rows.inCity, rows.byEnd }) do
    links.left[id], links.right[id], links.size[id] = 0, 0, 0
  end
  enter(state, id)
  return id
end

--- Changes a meet-up, whose number and city stay. The times of a past one must be the same.
---@param state CommunityState
---@param id integer
---@param given MeetUpFields
---@param now integer
function meetUps.change(state, id, given, now)
  local isPast = state.meetUps.isPast[id]
  if not isPast then leave(state, id) end
  write(state, id, given, now)
  state.meetUps.changes[id] = state.meetUps.changes[id] + 1
  if not isPast then enter(state, id) end
end

--- Hides a meet-up, or shows it again; doing it twice changes nothing.
---@param state CommunityState
---@param id integer
---@param isHidden boolean
function meetUps.setHidden(state, id, isHidden)
  local hidden = state.meetUps.hidden
  if hidden[id] == isHidden then return end
  hidden[id] = isHidden
  if isHidden then
    leave(state, id)
  else
    enter(state, id)
  end
end

--- Returns the number of meet-ups of a city that have not ended.
---@param state CommunityState
---@param city string
---@param now integer
---@return integer
function meetUps.countUpcoming(state, city, now)
  local links, top, list, count = state.meetUps.inCity, state.agenda.upcomingIn[city] or 0, {}, 0
  -- few more than a city may have: those that ended since the latest messages
  orderedTree.append(links, top, 1, orderedTree.size(links, top), list)
  for _, id in ipairs(list) do
    if not meetUps.isOver(state, id, now) then count = count + 1 end
  end
  return count
end

---@class MeetUpRange
---@field city string? all cities without one
---@field past boolean?
---@field offset integer
---@field limit integer

--- Returns the meet-ups of a range, the past ones newest first, and the number of those that there are.
---@param state CommunityState
---@param range MeetUpRange
---@return integer[] ids
---@return integer total
function meetUps.page(state, range)
  local rows, agenda = state.meetUps, state.agenda
  local links = range.city and rows.inCity or rows.byStart
  local tops = range.past and agenda.pastIn or agenda.upcomingIn
  local top = range.past and agenda.past or agenda.upcoming
  if range.city then top = tops[range.city] or 0 end
  local total, ids = orderedTree.size(links, top), {}
  if not range.past then
    orderedTree.append(links, top, range.offset + 1, range.offset + range.limit, ids)
    return ids, total
  end
  local last, reversed = total - range.offset, {}
  orderedTree.append(links, top, math.max(1, last - range.limit + 1), last, reversed)
  for i = #reversed, 1, -1 do
    ids[#ids + 1] = reversed[i]
  end
  return ids, total
end

return meetUps
