--- The common part of the acts of a person about itself, its team and its entry, which are all answered by `Mine`.
local declareFields = require('common.declare-fields')
local errors = require('errors')
local ownSender = require('handlers.own-sender')
local mineView = require('views.mine')

--- An act of a person.
---@class OwnAct
---@field fields? DeclaredFields
---@field check fun(request: MinibuildRequest): any
---@field apply fun(request: MinibuildRequest, plan: any)

--- Returns the handler of an act.
---@param _ string name of the action
---@param act OwnAct
---@return ActionHandler
return function(_, act)
  local handler = { fields = declareFields(errors, { ownSender.fields, act.fields }) }

  ---@param request MinibuildRequest
  ---@return any
  function handler.check(request)
    ownSender.expect(request)
    return act.check(request)
  end

  ---@param request MinibuildRequest
  ---@param plan any
  ---@return string action
  ---@return table data
  function handler.apply(request, plan)
    act.apply(request, plan)
    ownSender.keep(request)
    return 'Mine', mineView(request, request.from)
  end

  return handler
end
