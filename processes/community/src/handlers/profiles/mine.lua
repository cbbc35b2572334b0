--- `Mine`: returns what an address is in the community; without one, the sender's.
local askedAddress = require('common.asked-address')(require('errors'))
local roster = require('common.staff.roster')
local people = require('domain.boards.people')
local cities = require('domain.cities')
local hiddenNames = require('domain.hidden-names')
local profiles = require('domain.profiles')

local mine = { fields = askedAddress.fields, check = askedAddress.check }

---@param request CommunityRequest
---@param address string
---@return string action
---@return table data
function mine.apply(request, address)
  local state, organiserOf, leadOf = request.state, {}, {}
  for _, slug in ipairs(state.cities.order) do
    local city = cities.of(state, slug)
    if cities.isOrganiser(city, address) then organiserOf[#organiserOf + 1] = slug end
    if cities.isLead(city, address) then leadOf[#leadOf + 1] = slug end
  end
  local person = people.of(state, address)
  return 'Mine', {
    name = profiles.nameOf(state, address),
    hiddenFor = hiddenNames.reasonOf(state, address),
    cityOfSeason = person and people.cityOf(state, person),
    organiserOf = organiserOf,
    leadOf = leadOf,
    isStaff = roster.includes(state, request.owner, address),
    isOwner = address == request.owner,
  }
end

return mine
