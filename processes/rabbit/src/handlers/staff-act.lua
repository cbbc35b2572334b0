--- What every act of the staff has in common: the right to do it, a reason, and an entry in the public log.
local fields = require('common.fields')
local staff = require('domain.staff')
local errors = require('errors')
local eventView = require('views.event')

local MAX_REASON = 200

--- Makes a handler of an act {ownerOnly?, check(request) → plan, apply(state, plan, now) → detail?}.
-- `detail` is what the log keeps besides the reason; acts without one give nil, since JSON has no empty object here.
return function(action, act)
  local handler = {}

  function handler.check(request)
    local state, owner, from = request.state, request.owner, request.from
    errors.expect(staff.includes(state, owner, from), 'staff.only')
    errors.expect(not act.ownerOnly or from == owner, 'staff.owner-only')
    local reason = errors.expect(fields.text(request.data.reason, MAX_REASON), 'staff.reason-missing')
    return { reason = reason, plan = act.check(request) }
  end

  function handler.apply(request, entry)
    local state = request.state
    local detail = act.apply(state, entry.plan, request.now)
    staff.record(state, {
      at = request.now,
      address = request.from,
      action = action,
      reason = entry.reason,
      detail = detail,
    })
    return 'Info', eventView(state, request.owner)
  end

  return handler
end
