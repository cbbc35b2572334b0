--- The staff desk of a process: the acts of the people who run it, the public log of these acts, and the process at a glance.
-- Every act is checked in one order: the right of the sender, its number, its reason, and then what the act itself needs.
local acts = require('common.acts')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local changeStaff = require('common.staff.change-staff')
local info = require('common.staff.info')
local roster = require('common.staff.roster')
local staffLog = require('common.staff.staff-log')

--- An act of the staff. `apply` returns the fields that the log keeps besides the reason, and the messages that it sends to
-- others; acts without such fields return nil, since JSON has no empty object here.
---@class StaffAct
---@field fields? DeclaredFields those of its data besides the reason
---@field right? fun(request: any) refuses a sender without the right to the act; the staff have it unless this says otherwise
---@field ownerOnly? boolean
---@field check fun(request: any): any
---@field apply fun(request: any, plan: any, reason: string): table?, OutgoingMessage[]?

---@class CheckedAct
---@field reason string
---@field plan any

--- The constants of a process with a desk.
---@class StaffConstants
---@field MAX_STAFF integer
---@field MAX_REASON_LENGTH integer
---@field MAX_STAFF_LOG_PAGE integer

---@class StaffDesk
---@field act fun(action: string, act: StaffAct): ActionHandler
---@field staff ActionHandler of `Staff`
---@field log ActionHandler of `StaffLog`
---@field info ActionHandler of `Info`

--- Opens the desk of a process.
---@param errors Errors with the codes `staff.only`, `staff.owner-only`, `staff.reason-missing` and `staff.malformed`
---@param constants StaffConstants
---@param view fun(request: any): table the process at a glance: the reply to `Info` and to every act
---@return StaffDesk
return function(errors, constants, view)
  local reason = rules.lines(constants.MAX_REASON_LENGTH)
  local reasonField = { name = 'reason', rule = reason, code = 'staff.reason-missing' }

  --- Refuses a sender without the right to an act.
  ---@param act StaffAct
  ---@param request Request
  local function expectRight(act, request)
    if act.right then
      act.right(request)
    else
      errors.expect(roster.includes(request.state, request.owner, request.from), 'staff.only')
    end
    errors.expect(not act.ownerOnly or request.from == request.owner, 'staff.owner-only')
  end

  local desk = {}

  --- Returns the handler of an act.
  ---@param action string
  ---@param act StaffAct
  ---@return ActionHandler
  function desk.act(action, act)
    local handler = { fields = declareFields(errors, { acts.fields, reasonField, act.fields }) }

    ---@param request Request
    ---@return CheckedAct
    function handler.check(request)
      expectRight(act, request)
      acts.expect(request)
      local given = handler.fields.read(request, 'reason')
      return { reason = given, plan = act.check(request) }
    end

    ---@param request Request
    ---@param checked CheckedAct
    ---@return string action
    ---@return table data
    ---@return OutgoingMessage[]? sent
    function handler.apply(request, checked)
      local detail, sent = act.apply(request, checked.plan, checked.reason)
      roster.record(request.state, {
        at = request.now,
        address = request.from,
        action = action,
        reason = checked.reason,
        detail = detail,
      })
      acts.keep(request)
      return 'Info', view(request), sent
    end

    return handler
  end

  desk.staff = desk.act('Staff', changeStaff(errors, constants.MAX_STAFF))
  desk.log = staffLog(constants.MAX_STAFF_LOG_PAGE)
  desk.info = info(view)
  return desk
end
