--- The common part of every act of the staff: the right, a reason, and an entry in the public log.
local acts = require('common.acts')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local roster = require('common.staff.roster')
local constants = require('constants')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')
local infoView = require('views.info')

--- An act. `apply` returns the fields that the log keeps besides the reason, if there are any.
---@class ContestAct
---@field ownerOnly? boolean
---@field fields? DeclaredFields those of its data besides the reason
---@field check fun(request: MinibuildRequest): any
---@field apply fun(request: MinibuildRequest, plan: any, reason: string): table?

---@class CheckedContestAct
---@field reason string
---@field plan any

local reasonField = { name = 'reason', rule = rules.text(constants.MAX_REASON_LENGTH), code = 'staff.reason-missing' }

--- Returns the handler of an act.
---@param action string
---@param act ContestAct
---@return ActionHandler
return function(action, act)
  local handler = { fields = declareFields(errors, { acts.fields, reasonField, act.fields }) }

  ---@param request MinibuildRequest
  ---@return CheckedContestAct
  function handler.check(request)
    contestRules.expectStaff(request)
    errors.expect(not act.ownerOnly or request.from == request.owner, 'staff.owner-only')
    acts.expect(request)
    local plan = act.check(request)
    return { reason = handler.fields.read(request, 'reason'), plan = plan }
  end

  ---@param request MinibuildRequest
  ---@param entry CheckedContestAct
  ---@return string action
  ---@return table data
  function handler.apply(request, entry)
    local state = request.state
    local detail = act.apply(request, entry.plan, entry.reason)
    roster.record(state, {
      at = request.now,
      address = request.from,
      action = action,
      reason = entry.reason,
      detail = detail,
    })
    acts.keep(request)
    return 'Info', infoView(request)
  end

  return handler
end
