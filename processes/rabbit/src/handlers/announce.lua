--- `Announce`: publishes an announcement; the latest five are kept, newest first.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local errors = require('errors')

local announce = {}

announce.fields = declareFields(errors, {
  { name = 'text', rule = rules.text(constants.MAX_ANNOUNCEMENT_LENGTH), code = 'staff.malformed' },
})

---@param request RabbitRequest
---@return string text
function announce.check(request)
  return announce.fields.read(request, 'text')
end

---@param state RabbitState
---@param text string
---@param now integer
---@return table detail
function announce.apply(state, text, now)
  local announcements = state.event.announcements
  table.insert(announcements, 1, { text = text, at = now })
  announcements[constants.KEPT_ANNOUNCEMENTS + 1] = nil
  return { text = text }
end

return announce
