--- `Batch`: returns one batch of tickets, and which of its tickets were used.
local base64url = require('common.codec.base64url')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('common.tickets.constants')
local tickets = require('common.tickets.tickets')

--- Returns the handler of a process.
---@param errors Errors
---@return ActionHandler
return function(errors)
  local batch = {}

  batch.fields = declareFields(errors, {
    { name = 'batch', rule = rules.integer(1, constants.MAX_BATCHES), code = 'message.malformed' },
  })

  ---@param request Request
  ---@return integer number
  function batch.check(request)
    local number = batch.fields.read(request, 'batch')
    errors.expect(request.state.admission.tickets.batches[number], 'message.malformed')
    return number
  end

  ---@param request Request
  ---@param number integer
  ---@return string action
  ---@return table data
  function batch.apply(request, number)
    local own = request.state.admission.tickets
    local known = own.batches[number]
    return 'Batch', {
      batch = number,
      root = base64url.encode(known.root),
      count = known.count,
      used = base64url.encode(tickets.usedBits(own, number)),
    }
  end

  return batch
end
