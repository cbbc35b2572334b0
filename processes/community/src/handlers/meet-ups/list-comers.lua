--- `Comers`: returns a page of the people who come to a meet-up, by arrival, and then of those who checked in besides.
local declareFields = require('common.declare-fields')
local pageFields = require('common.page-fields')
local constants = require('constants')
local checkIns = require('domain.doors.check-ins')
local attendees = require('domain.meet-ups.attendees')
local profiles = require('domain.profiles')
local errors = require('errors')
local meetUpRules = require('handlers.meet-up-rules')

local listComers = {}

local page = pageFields.upTo(constants.MAX_COMERS_PAGE)

listComers.fields = declareFields(errors, {
  { name = 'meetUp', rule = meetUpRules.id, code = 'meetup.unknown' },
  page.fields,
})

---@class ComersPage
---@field meetUp integer
---@field page Page

---@param request CommunityRequest
---@return ComersPage
function listComers.check(request)
  local meetUp = meetUpRules.existing(request.state, listComers.fields.read(request, 'meetUp'))
  return { meetUp = meetUp, page = page.check(request) }
end

---@param request CommunityRequest
---@param asked ComersPage
---@return string action
---@return table data
function listComers.apply(request, asked)
  local state, rows = request.state, {}
  local entries, total = attendees.page(state, asked.meetUp, asked.page)
  for i, entry in ipairs(entries) do
    local address = state.meetUpPeople.address[state.attendees.person[entry.id]]
    rows[i] = {
      address = address,
      name = profiles.nameOf(state, address),
      state = entry.state,
      attended = checkIns.attendedOf(state, entry.id),
    }
  end
  return 'Comers', { total = total, rows = rows }
end

return listComers
