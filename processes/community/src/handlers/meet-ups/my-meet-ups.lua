--- `MyMeetUps`: returns what an address is at some meet-ups, with its keepsakes; without one, the sender. Numbers of no meet-up are left out.
local askedAddress = require('common.asked-address')(require('errors'))
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local newKeepsake = require('common.keepsakes.new-keepsake')
local constants = require('constants')
local keepsakes = require('domain.meet-ups.keepsakes')
local meetUps = require('domain.meet-ups.meet-ups')
local errors = require('errors')
local meetUpRules = require('handlers.meet-up-rules')
local attendingView = require('views.attending')

local myMeetUps = {}

myMeetUps.fields = declareFields(errors, {
  {
    name = 'ids',
    rule = rules.list(meetUpRules.id, 1, constants.MAX_MY_MEET_UPS),
    code = 'message.malformed',
  },
  askedAddress.fields,
})

---@class MyMeetUpsAsked
---@field ids integer[]
---@field address string

---@param request CommunityRequest
---@return MyMeetUpsAsked
function myMeetUps.check(request)
  return { ids = myMeetUps.fields.read(request, 'ids'), address = askedAddress.check(request) }
end

---@param request CommunityRequest
---@param asked MyMeetUpsAsked
---@return string action
---@return table data
function myMeetUps.apply(request, asked)
  local state, rows = request.state, {}
  for _, id in ipairs(asked.ids) do
    if meetUps.exists(state, id) then
      local row = attendingView(state, id, asked.address)
      row.id = id
      local isEarned = keepsakes.isEarned(state, id, asked.address, request.now)
      row.keepsake = newKeepsake.entry(state, asked.address, keepsakes.kindOf(id), isEarned, {})
      rows[#rows + 1] = row
    end
  end
  return 'MyMeetUps', { rows = rows }
end

return myMeetUps
