--- The common part of every act of the staff and of organisers: a reason, and an entry in the public log. Each act checks first
-- that the sender may do it.
local acts = require('common.acts')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local roster = require('common.staff.roster')
local constants = require('constants')
local errors = require('errors')
local infoView = require('views.info')

--- An act. `apply` returns the fields that the log keeps besides the reason.
---@class ArcadeAct
---@field fields? DeclaredFields those of its data besides the reason
---@field ownerOnly? boolean
---@field check fun(request: ArcadeRequest): any
---@field apply fun(state: ArcadeState, plan: any, now: integer, reason: string): table

---@class CheckedArcadeAct
---@field reason string
---@field plan any

local reasonField = { name = 'reason', rule = rules.text(constants.MAX_REASON_LENGTH), code = 'staff.reason-missing' }

--- Returns the handler of an act.
---@param action string
---@param act ArcadeAct
---@return ActionHandler
return function(action, act)
  local handler = { fields = declareFields(errors, { acts.fields, reasonField, act.fields }) }

  ---@param request ArcadeRequest
  ---@return CheckedArcadeAct
  function handler.check(request)
    errors.expect(not act.ownerOnly or request.from == request.owner, 'staff.owner-only')
    local plan = act.check(request)
    acts.expect(request)
    return { reason = handler.fields.read(request, 'reason'), plan = plan }
  end

  ---@param request ArcadeRequest
  ---@param entry CheckedArcadeAct
  ---@return string action
  ---@return table data
  function handler.apply(request, entry)
    local state = request.state
    local detail = act.apply(state, entry.plan, request.now, entry.reason)
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
