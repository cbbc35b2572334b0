--- `CityIndex`: returns a page of the cities as visitors see them in lists and on the map, in the order they were added, hidden ones too.
local pagedList = require('common.paged-list')
local constants = require('constants')
local cityLook = require('views.city-look')

---@param state CommunityState
---@return integer
local function total(state) return #state.cities.order end

---@param state CommunityState
---@param index integer
---@return table
local function lookRow(state, index) return cityLook(state, state.cities.order[index]) end

return pagedList({
  reply = 'CityIndex',
  name = 'cities',
  total = total,
  longest = constants.MAX_CITY_INDEX_PAGE,
  row = lookRow,
})
