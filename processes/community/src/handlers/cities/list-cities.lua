--- `Cities`: returns a page of the cities in the order they were added, hidden ones too.
local pageFields = require('common.page-fields')
local constants = require('constants')
local cityView = require('views.city')

local page = pageFields.upTo(constants.MAX_CITIES_PAGE)

local listCities = { fields = page.fields, check = page.check }

---@param request CommunityRequest
---@param asked Page
---@return string action
---@return table data
function listCities.apply(request, asked)
  local state, rows = request.state, {}
  local order = state.cities.order
  for at = asked.offset + 1, math.min(#order, asked.offset + asked.limit) do
    rows[#rows + 1] = cityView(state, order[at])
  end
  return 'Cities', { total = #order, cities = rows }
end

return listCities
