--- `Cities`: returns a page of the cities in the order they were added, hidden ones too.
local pagedList = require('common.paged-list')
local constants = require('constants')
local cityView = require('views.city')

---@param state CommunityState
---@return integer
local function total(state) return #state.cities.order end

---@param state CommunityState
---@param index integer
---@return table
local function cityRow(state, index) return cityView(state, state.cities.order[index]) end

return pagedList({
  reply = 'Cities',
  name = 'cities',
  total = total,
  longest = constants.MAX_CITIES_PAGE,
  row = cityRow,
})
