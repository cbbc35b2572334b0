--- The common part of every act of the staff: the right to do it, a reason, and an entry in the public log.
local acts = require('common.acts')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local roster = require('common.staff.roster')
local constants = require('constants')
local errors = require('errors')
local infoView = require('views.info')

--- An act of the staff. `apply` returns the fields that the log keeps besides the reason; acts without such fields
-- return nil, since JSON has no empty object here.
---@class CommunityAct
---@field fields? DeclaredFields those of its data besides the reason
---@field ownerOnly? boolean
---@field check fun(request: CommunityRequest): any
---@field apply fun(state: CommunityState, plan: any, now: integer): table?

---@class CheckedCommunityAct
---@field reason string
---@field plan any

local reasonField = { name = 'reason', rule = rules.text(constants.MAX_REASON_LENGTH), code = 'staff.reason-missing' }

--- Returns the handler of an act.
---@param action string
---@param act CommunityAct
---@return ActionHandler
return function(action, act)
  local handler = { fields = declareFields(errors, { acts.fields, reasonField, act.fields }) }

  ---@param request CommunityRequest
  ---@return CheckedCommunityAct
  function handler.check(request)
    local state = request.state
    errors.expect(roster.includes(state, request.owner, request.from), 'staff.only')
    errors.expect(not act.ownerOnly or request.from == request.owner, 'staff.owner-only')
    acts.expect(request)
    local reason = handler.fields.read(request, 'reason')
    return { reason = reason, plan = act.check(request) }
  end

  ---@param request CommunityRequest
  ---@param entry CheckedCommunityAct
  ---@return string action
  ---@return table data
  function handler.apply(request, entry)
    local state = request.state
    local detail = act.apply(state, entry.plan, request.now)
    roster.record(state, {
      at = request.now,
      address = request.from,
      action = action,
      reason = entry.reason,
      detail = detail,
    })
    acts.keep(request)
    return 'Info', infoView(state, request.owner)
  end

  return handler
end
