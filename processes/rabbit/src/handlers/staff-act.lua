--- The common part of every act of the staff: the right to do it, a reason, and an entry in the public log.
local acts = require('common.acts')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local judging = require('domain.judging')
local staff = require('domain.staff')
local errors = require('errors')
local eventView = require('views.event')

--- An act of the staff. `apply` returns the fields that the log keeps besides the reason, and the messages that it sends to
-- others; acts without such fields return nil, since JSON has no empty object here.
---@class StaffAct
---@field fields? DeclaredFields those of its data besides the reason
---@field ownerOnly? boolean
---@field bearsOnResult? boolean true for one that can't be done while the winner is being found
---@field check fun(request: RabbitRequest): any
---@field apply fun(state: RabbitState, plan: any, now: integer): table?, OutgoingMessage[]?

---@class CheckedAct
---@field reason string
---@field plan any

local reasonField = { name = 'reason', rule = rules.text(constants.MAX_REASON_LENGTH), code = 'staff.reason-missing' }

--- Returns the handler of an act.
---@param action string
---@param act StaffAct
---@return ActionHandler
return function(action, act)
  local handler = { fields = declareFields(errors, { acts.fields, reasonField, act.fields }) }

  ---@param request RabbitRequest
  ---@return CheckedAct
  function handler.check(request)
    local state, owner, from = request.state, request.owner, request.from
    errors.expect(staff.includes(state, owner, from), 'staff.only')
    errors.expect(not act.ownerOnly or from == owner, 'staff.owner-only')
    errors.expect(not (act.bearsOnResult and judging.isOpen(state)), 'event.judging')
    acts.expect(request)
    local reason = handler.fields.read(request, 'reason')
    return { reason = reason, plan = act.check(request) }
  end

  ---@param request RabbitRequest
  ---@param entry CheckedAct
  ---@return string action
  ---@return table data
  ---@return OutgoingMessage[]? sent
  function handler.apply(request, entry)
    local state = request.state
    local detail, sent = act.apply(state, entry.plan, request.now)
    staff.record(state, {
      at = request.now,
      address = request.from,
      action = action,
      reason = entry.reason,
      detail = detail,
    })
    acts.keep(request)
    return 'Info', eventView(state, request.owner), sent
  end

  return handler
end
