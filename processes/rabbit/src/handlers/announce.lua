--- `Announce`: publishes an announcement; the latest five are kept, newest first.
local fields = require('common.fields')
local constants = require('constants')
local errors = require('errors')

local announce = {}

---@param request RabbitRequest
---@return string text
function announce.check(request)
  return errors.expect(fields.text(request.data.text, constants.MAX_ANNOUNCEMENT_LENGTH), 'staff.malformed')
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
