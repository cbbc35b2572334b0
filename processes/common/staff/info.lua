--- `Info`: returns a process at a glance.

--- Returns the handler of a process.
---@param view fun(request: any): table
---@return ActionHandler
return function(view)
  local info = {}

  function info.check() end

  ---@param request Request
  ---@return string action
  ---@return table data
  function info.apply(request)
    return 'Info', view(request)
  end

  return info
end
