--- The rabbit process: wires the actions into aos. Safe to evaluate again in a live process, which keeps its state.
local json = require('json')
local actions = require('actions')
local claims = require('domain.claims')
local errors = require('errors')
local message = require('message')
local state = require('state')

RabbitState = state.ensure(RabbitState)

--- Handles one message: everything is validated before anything changes, so a refused message leaves no trace.
local function handle(msg)
  local action = errors.expect(actions[msg.Action], 'message.unknown-action')
  local request = message.read(msg, RabbitState)
  local checked = action.check(request)
  RabbitState.clock = request.now
  claims.expire(RabbitState, request.now)
  local replyAction, reply = action.apply(request, checked)
  ao.send({ Target = msg.From, Action = replyAction, Data = json.encode(reply) })
end

-- The guard must come before every other handler, the catch-all after them all: nothing is left for the Inbox.
Handlers.remove('rabbit-guard')
Handlers.prepend('rabbit-guard', message.hasReservedTag, function() errors.refuse('message.reserved-tag') end)
Handlers.remove('rabbit')
Handlers.append('rabbit', function() return true end, handle)
