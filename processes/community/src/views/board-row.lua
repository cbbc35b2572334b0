--- A row of a board.
local people = require('domain.boards.people')
local standings = require('domain.boards.standings')
local profiles = require('domain.profiles')

--- Returns a row of a board, for JSON.
---@param state CommunityState
---@param view BoardView
---@param row integer
---@param place integer
---@return table
return function(state, view, row, place)
  local person = view.rows.person[row]
  local address = state.boardPeople.address[person]
  return {
    place = place,
    address = address,
    name = profiles.nameOf(state, address),
    city = people.cityOf(state, person),
    points = view.points[row],
    moved = standings.moved(view, row, place),
  }
end
