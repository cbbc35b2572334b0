--- Makes repeated messages of an action do nothing, also when the first one moved nothing.
local doneMessages = require('domain.done-messages')
local errors = require('errors')

---@param action TaggedActionHandler
---@return TaggedActionHandler
return function(action)
  local handler = { isTagged = action.isTagged, answersSender = action.answersSender, fields = action.fields }

  ---@param request TokenRequest
  ---@return any
  function handler.check(request)
    errors.expect(not request.id or not doneMessages.has(request.state, request.id), 'message.repeated')
    return action.check(request)
  end

  ---@param request TokenRequest
  ---@param checked any
  ---@return OutgoingMessage[]
  function handler.apply(request, checked)
    if request.id then doneMessages.add(request.state, request.id) end
    return action.apply(request, checked)
  end

  return handler
end
