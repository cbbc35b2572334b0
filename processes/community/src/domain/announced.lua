--- The events that cities announce, so that every page of the app lists them. They are few at any time: those that have ended make room. Only
-- in a full list does a message look at all of them, for the room of an ended event.
local unicodeFold = require('common.codec.unicode-fold')
local lists = require('common.lists')
local constants = require('constants')
local changes = require('domain.changes')

local announced = {}

---@class AnnouncedEvents
---@field rows AnnouncedEvent[] in no order
---@field places table<string, integer> index of a row, by its process
---@field bySlug table<string, string> process, by slug
---@field byName table<string, string> process, by folded name
---@field ofCity table<string, string[]> processes, by city

--- The fields that a lead gives.
---@class AnnouncedFields
---@field city string slug
---@field process string
---@field slug string
---@field name string
---@field startsAt integer in milliseconds
---@field endsAt integer in milliseconds
---@field place string?
---@field link string?
---@field follow string? X username
---@field relay { broker: string[], key: string }?

---@class AnnouncedEvent: AnnouncedFields
---@field folded string its name, to compare others with
---@field by string address of who announced it as it is

--- Returns the part of a new state.
---@return AnnouncedEvents
function announced.new()
  return { rows = {}, places = {}, bySlug = {}, byName = {}, ofCity = {} }
end

--- Returns the number of rows, also of events that have ended.
---@param state CommunityState
---@return integer
function announced.total(state)
  return #state.announced.rows
end

--- Returns the row of a process; nil once its event has ended.
---@param state CommunityState
---@param process string?
---@param now integer
---@return AnnouncedEvent?
function announced.of(state, process, now)
  local place = process and state.announced.places[process]
  local row = place and state.announced.rows[place]
  return row and row.endsAt > now and row or nil
end

--- Returns true when another event has the slug or the name, in some spelling.
---@param state CommunityState
---@param given AnnouncedFields
---@param now integer
---@return boolean
function announced.isTaken(state, given, now)
  local all = state.announced
  for _, process in pairs({ all.bySlug[given.slug] or false, all.byName[unicodeFold.fold(given.name)] or false }) do
    if process and process ~= given.process and announced.of(state, process, now) then return true end
  end
  return false
end

--- Returns the process of an event that has ended.
---@param state CommunityState
---@param processes string[]
---@param now integer
---@return string?
local function endedAmong(state, processes, now)
  for _, process in ipairs(processes) do
    if not announced.of(state, process, now) then return process end
  end
end

--- Returns the process of any event that has ended.
---@param state CommunityState
---@param now integer
---@return string?
local function anyEnded(state, now)
  for _, row in ipairs(state.announced.rows) do
    if row.endsAt <= now then return row.process end
  end
end

--- Returns true when a city can announce one more event.
---@param state CommunityState
---@param city string
---@param now integer
---@return boolean
function announced.hasRoom(state, city, now)
  local ofCity = state.announced.ofCity[city] or {}
  if endedAmong(state, ofCity, now) then return true end
  if #ofCity >= constants.MAX_ANNOUNCED_IN_CITY then return false end
  return announced.total(state) < constants.MAX_ANNOUNCED or anyEnded(state, now) ~= nil
end

--- Says that the rows of a city changed.
---@param state CommunityState
---@param city string
function announced.markCity(state, city)
  for _, process in ipairs(state.announced.ofCity[city] or {}) do
    changes.event(state.announced.places[process])
  end
end

--- Removes the row of a process, if it has one; the last row takes its place.
---@param state CommunityState
---@param process string?
function announced.remove(state, process)
  local all = state.announced
  local place = process and all.places[process]
  if not process or not place then return end
  local row, last = all.rows[place], #all.rows
  all.bySlug[row.slug], all.byName[row.folded], all.places[process] = nil, nil, nil
  local ofCity = lists.changed(all.ofCity[row.city], {}, { process })
  all.ofCity[row.city] = #ofCity > 0 and ofCity or nil
  if place < last then
    all.rows[place] = all.rows[last]
    all.places[all.rows[place].process] = place
  end
  all.rows[last] = nil
  changes.event(place)
  changes.event(last)
end

--- Removes what has ended and is in the way of an event.
---@param state CommunityState
---@param given AnnouncedFields
---@param folded string
---@param now integer
local function makeRoom(state, given, folded, now)
  local all = state.announced
  announced.remove(state, all.bySlug[given.slug])
  announced.remove(state, all.byName[folded])
  announced.remove(state, endedAmong(state, all.ofCity[given.city] or {}, now))
  if announced.total(state) >= constants.MAX_ANNOUNCED then announced.remove(state, anyEnded(state, now)) end
end

--- Announces an event, or takes other fields over in place of its earlier ones.
---@param state CommunityState
---@param given AnnouncedFields
---@param by string
---@param now integer
function announced.set(state, given, by, now)
  local all, folded = state.announced, unicodeFold.fold(given.name)
  announced.remove(state, given.process)
  makeRoom(state, given, folded, now)
  local row = { folded = folded, by = by }
  for name, value in pairs(given) do
    row[name] = value
  end
  local place = #all.rows + 1
  all.rows[place], all.places[given.process] = row, place
  all.bySlug[given.slug], all.byName[folded] = given.process, given.process
  all.ofCity[given.city] = lists.changed(all.ofCity[given.city] or {}, { given.process }, {})
  changes.event(place)
end

return announced
