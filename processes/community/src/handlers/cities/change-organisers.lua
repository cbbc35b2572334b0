--- `Organisers`: lets the lead of a city or the staff add and remove its organisers.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local lists = require('common.lists')
local constants = require('constants')
local changes = require('domain.changes')
local cities = require('domain.cities')
local errors = require('errors')
local cityRules = require('handlers.city-rules')
local leadsOnly = require('handlers.leads-only')
local cityView = require('views.city')

local changeOrganisers = {}

---@class OrganisersChange
---@field slug string
---@field organisers string[] all of them afterwards

local addresses = rules.list(rules.address, 0, constants.MAX_ORGANISERS)

changeOrganisers.fields = declareFields(errors, {
  { name = 'city', rule = cityRules.slug, code = 'city.unknown' },
  { name = 'add', rule = addresses, code = 'organisers.malformed', optional = true },
  { name = 'remove', rule = addresses, code = 'organisers.malformed', optional = true },
})

---@param request CommunityRequest
---@return OrganisersChange
function changeOrganisers.check(request)
  local read = changeOrganisers.fields.read
  local slug = read(request, 'city')
  local city = leadsOnly(request, slug)
  local add, remove = read(request, 'add') or {}, read(request, 'remove') or {}
  errors.expect(#add + #remove > 0, 'organisers.malformed')
  local after = lists.changed(city.organisers, add, remove)
  errors.expect(not city.lead or lists.indexOf(after, city.lead), 'organisers.lead-stays')
  errors.expect(#after <= constants.MAX_ORGANISERS, 'organisers.too-many')
  return { slug = slug, organisers = after }
end

---@param request CommunityRequest
---@param change OrganisersChange
---@return string action
---@return table data
function changeOrganisers.apply(request, change)
  cities.of(request.state, change.slug).organisers = change.organisers
  changes.city(change.slug)
  return 'Organisers', cityView(request.state, change.slug)
end

return changeOrganisers
