--- An announced event as replies show it.
local cities = require('domain.cities')

--- Returns the row of an event, for JSON; nil while its city is hidden from visitors.
---@param state CommunityState
---@param place integer
---@return table?
return function(state, place)
  local row = state.announced.rows[place]
  if cities.of(state, row.city).hidden then return nil end
  local view = {}
  for name, value in pairs(row) do
    view[name] = value
  end
  view.folded = nil
  return view
end
