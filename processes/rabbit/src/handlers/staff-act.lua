--- The common part of every act of the staff: the right to do it, a reason, and an entry in the public log.
local fields = require('common.fields')
local constants = require('constants')
local judging = require('domain.judging')
local staff = require('domain.staff')
local errors = require('errors')
local eventView = require('views.event')

--- An act of the staff. `apply` returns the fields that the log keeps besides the reason; acts without such fields
-- return nil, since JSON has no empty object here.
---@class StaffAct
---@field ownerOnly? boolean
---@field bearsOnResult? boolean true for one that can't be done while the winner is being found
---@field check fun(request: RabbitRequest): any
---@field apply fun(state: RabbitState, plan: any, now: integer): table?

---@class CheckedAct
---@field reason string
---@field plan any

--- Returns the handler of an act.
---@param action string
---@param act StaffAct
---@return ActionHandler
return function(action, act)
  local handler = {}

  ---@param request RabbitRequest
  ---@return CheckedAct
  function handler.check(request)
    local state, owner, from = request.state, request.owner, request.from
    errors.expect(staff.includes(state, owner, from), 'staff.only')
    errors.expect(not act.ownerOnly or from == owner, 'staff.owner-only')
    errors.expect(not (act.bearsOnResult and judging.isOpen(state)), 'event.judging')
    errors.expect(not request.id or not staff.hasActed(state, request.id), 'staff.repeated')
    local reason = errors.expect(fields.text(request.data.reason, constants.MAX_REASON_LENGTH), 'staff.reason-missing')
    return { reason = reason, plan = act.check(request) }
  end

  ---@param request RabbitRequest
  ---@param entry CheckedAct
  ---@return string action
  ---@return table data
  function handler.apply(request, entry)
    local state = request.state
    local detail = act.apply(state, entry.plan, request.now)
    staff.record(state, {
      at = request.now,
      address = request.from,
      action = action,
      reason = entry.reason,
      detail = detail,
    }, request.id)
    return 'Info', eventView(state, request.owner)
  end

  return handler
end
