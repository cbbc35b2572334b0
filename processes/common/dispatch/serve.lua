--- Wires the actions of a process into aos. Safe to evaluate again in a live process.
local json = require('json')
local constants = require('common.constants')
local message = require('common.dispatch.message')
local errors = require('common.errors')
require('common.dispatch.collector')

--- One action. `check` validates everything, changes nothing and returns what `apply` needs; `apply` never refuses and
-- returns the reply's action and data, to which the time of the message is added as `at`. So a refused message leaves no
-- trace.
---@class ActionHandler
---@field fields? DeclaredFields those of its data, which `check` reads
---@field check fun(request: Request): any
---@field apply fun(request: Request, checked: any): string, table

---@class ServedProcess
---@field name string prefix of its handlers in aos
---@field actions table<string, ActionHandler> by the message's `Action`
---@field state fun(): ProcessState
---@field advance? fun(request: Request) brings the state up to the time of an accepted message

--- Returns the clock after a message: the time before which no later message can be. A time that is far ahead may be
-- wrong, so it moves the clock by one step, and by all of it only once the next message is as late.
---@param state ProcessState
---@param now integer time of the message
---@return integer
local function clockAfter(state, now)
  return math.min(now, math.max(state.latest, state.clock + constants.MAX_CLOCK_STEP_MS))
end

--- Serves a process: refuses what is forged, and hands each message to the handler of its action.
---@param process ServedProcess
return function(process)
  --- Handles one message.
  ---@param msg AosMessage
  local function handle(msg)
    local action = errors.expect(process.actions[msg.Action], 'message.unknown-action')
    local state = process.state()
    local request = message.read(msg, state)
    local checked = action.check(request)
    local clock = clockAfter(state, request.now)
    state.clock = request.now
    if process.advance then process.advance(request) end
    local replyAction, reply = action.apply(request, checked)
    reply.at = request.at
    state.clock, state.latest = clock, request.now
    ao.send({ Target = msg.From, Action = replyAction, Data = json.encode(reply) })
  end

  -- The guard must come before every other handler, the catch-all after them all: nothing is left for the Inbox.
  local guard = process.name .. '-guard'
  Handlers.remove(guard)
  Handlers.prepend(guard, message.hasReservedTag, function() errors.refuse('message.reserved-tag') end)
  Handlers.remove(process.name)
  Handlers.append(process.name, function() return true end, handle)
end
