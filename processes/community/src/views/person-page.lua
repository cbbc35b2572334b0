--- The page of a person: name, city, places on boards, and the meet-ups that the person attended.
local constants = require('constants')
local people = require('domain.boards.people')
local standings = require('domain.boards.standings')
local cities = require('domain.cities')
local attendees = require('domain.meet-ups.attendees')
local keepsakes = require('domain.meet-ups.keepsakes')
local meetUps = require('domain.meet-ups.meet-ups')
local profiles = require('domain.profiles')

--- Returns the places of a person on boards, for JSON: the one among everybody first, then the boards that the person came to last.
---@param request CommunityRequest
---@param person integer
---@return table[]
local function placesOf(request, person)
  local state, now, found = request.state, request.now, {}
  for _, board in ipairs(standings.boardsOf(state, person, constants.MAX_PAGE_ROWS)) do
    local choice = { list = standings.listOf(state, board, person), period = 'all' }
    local view = standings.view(state, board, choice, now)
    local place, row = standings.placeOf(state, view, choice, person, now)
    found[#found + 1] = {
      id = board.id,
      kind = board.kind,
      title = board.title,
      city = board.city,
      list = choice.list,
      place = place,
      points = view.points[row],
    }
  end
  return found
end

--- Returns the meet-ups that an address attended, the newest first, for JSON, without hidden ones and those of hidden cities.
---@param state CommunityState
---@param address string
---@param ids integer[]
---@return table[]
local function meetUpsOf(state, address, ids)
  local rows, found = state.meetUps, {}
  for _, id in ipairs(ids) do
    if meetUps.exists(state, id) and not cities.of(state, rows.city[id]).hidden then
      found[#found + 1] = {
        id = id,
        city = rows.city[id],
        title = rows.title[id],
        startsAt = rows.startsAt[id],
        zone = rows.zone[id],
        keepsake = keepsakes.assetOf(state, id, address),
      }
    end
  end
  return found
end

--- Returns the page of an address, for JSON.
---@param request CommunityRequest
---@param address string
---@return table
return function(request, address)
  local state = request.state
  local person = people.of(state, address)
  local ids, attended = attendees.attendedBy(state, address, constants.MAX_PAGE_ROWS)
  return {
    shown = true,
    name = profiles.nameOf(state, address),
    city = person and people.cityOf(state, person),
    boards = person and placesOf(request, person) or {},
    meetUps = meetUpsOf(state, address, ids),
    attended = attended,
  }
end
