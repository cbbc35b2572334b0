--- Makes actions acts, which do nothing when their messages come again, see common/acts.lua.
local acts = require('common.acts')
local declareFields = require('common.declare-fields')

--- Returns what makes an action of a process an act.
---@param errors Errors of the process
---@return fun(name: string, action: ActionHandler): ActionHandler
return function(errors)
  ---@param _ string name of the action
  ---@param action ActionHandler
  ---@return ActionHandler
  return function(_, action)
    local handler = { fields = declareFields(errors, { acts.fields, action.fields }) }

    ---@param request Request
    ---@return any
    function handler.check(request)
      acts.expect(request)
      return action.check(request)
    end

    ---@param request Request
    ---@param checked any
    ---@return any of the action, see common/dispatch/serve.lua
    function handler.apply(request, checked)
      acts.keep(request)
      return action.apply(request, checked)
    end

    return handler
  end
end
