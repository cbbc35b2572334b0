--- `Configure`: sets what the event is.
local base64url = require('common.codec.base64url')
local fields = require('common.fields')
local errors = require('errors')

local MAX_TIME = 9999999999999

--- How each setting is read, and in which phases it may change. The windows stand once the game has begun: a longer
-- one would open slots again whose tokens are public.
local SETTINGS = {
  slug = {
    read = function(value)
      return type(value) == 'string' and #value <= 40 and value:find('^[a-z0-9][a-z0-9-]*$') and value
    end,
    phases = { draft = true },
  },
  contactKey = { read = fields.publicKey, phases = { draft = true } },
  name = { read = function(value) return fields.text(value, 80) end },
  prize = { read = function(value) return fields.text(value, 280) end },
  claimWindowMs = {
    read = function(value) return fields.integer(value, 30000, 600000) end,
    phases = { draft = true, open = true },
  },
  settleWindowMs = {
    read = function(value) return fields.integer(value, 60000, 86400000) end,
    phases = { draft = true, open = true },
  },
  startsAt = { read = function(value) return fields.integer(value, 0, MAX_TIME) end },
  endsAt = { read = function(value) return fields.integer(value, 0, MAX_TIME) end },
}

local configure = {}

function configure.check(request)
  local changes = {}
  for name, setting in pairs(SETTINGS) do
    local value = request.data[name]
    if value ~= nil then changes[name] = errors.expect(setting.read(value), 'staff.malformed') end
  end
  errors.expect(next(changes), 'staff.malformed')
  for name in pairs(changes) do
    local phases = SETTINGS[name].phases
    errors.expect(not phases or phases[request.state.event.phase], 'event.wrong-phase')
  end
  return changes
end

function configure.apply(state, changes)
  local detail = {}
  for name, value in pairs(changes) do
    state.event[name] = value
    detail[name] = value
  end
  if detail.contactKey then detail.contactKey = base64url.encode(detail.contactKey) end
  return detail
end

return configure
