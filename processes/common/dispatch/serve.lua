--- Wires the actions of a process into aos. Safe to evaluate again in a live process.
local json = require('json')
local constants = require('common.constants')
local message = require('common.dispatch.message')
local errors = require('common.errors')
local evaluations = require('common.dispatch.evaluations')
local patch = require('common.dispatch.patch')
require('common.dispatch.collector')

--- One action. `check` validates everything, changes nothing and returns what `apply` needs; `apply` never refuses and
-- returns the reply's action and data, to which the time of the message is added as `at`, and the messages that it sends to
-- others. So a refused message leaves no trace. A notice has no reply: its action is nil.
---@class ActionHandler
---@field fields? DeclaredFields those of its data, which `check` reads
---@field check fun(request: Request): any
---@field apply fun(request: Request, checked: any): string?, table?, (OutgoingMessage | OutgoingSpawn)[]?

--- An action in the way of AO's standards: its fields are the message's tags, and `apply` returns the messages that answer
-- it, none for a notice. One without a `Target` is the reply to the sender.
---@class TaggedActionHandler
---@field isTagged true
---@field answersSender? boolean true when its answer proves something: a tag `Reply-To` leads it to nobody else
---@field fields? DeclaredFields
---@field check fun(request: Request): any
---@field apply fun(request: Request, checked: any): OutgoingMessage[]

--- A message to send: `Target`, `Action`, `Data`, and its tags by name.
---@alias OutgoingMessage table<string, string>

--- A process to spawn, on the module of this one and in the same network.
---@class OutgoingSpawn
---@field isSpawn true
---@field Data string
---@field Tags MessageTag[]

---@class ServedProcess
---@field name string prefix of its handlers in aos
---@field actions table<string, ActionHandler | TaggedActionHandler> by the message's `Action`
---@field state fun(): ProcessState
---@field advance? fun(request: Request) brings the state up to the time of an accepted message
---@field publish? fun(request: Request, isEvaluation: boolean?): MessageTag[] returns what the message changed of the published state, see common/publishing
---@field freeTags? table<string, boolean> reserved names that senders may use as tags, since no action reads the network's

--- Names of tags that the network's news of an own spawn has, as that spawn; it comes in the name of this process.
local TAGS_OF_NEWS = { module = true }

--- Returns the clock after a message: the time before which no later message can be. A time that is far ahead may be
-- wrong, so it moves the clock by one step, and by all of it only once the next message is as late.
---@param state ProcessState
---@param now integer time of the message
---@return integer
local function clockAfter(state, now)
  return math.min(now, math.max(state.latest, state.clock + constants.MAX_CLOCK_STEP_MS))
end

--- Returns the tags of a spawn with those that make it trust what this process trusts.
---@param tags MessageTag[]
---@return MessageTag[]
local function inOwnNetwork(tags)
  tags[#tags + 1] = { name = 'Scheduler', value = ao.env.Process.Tags.Scheduler }
  for _, authority in ipairs(ao.authorities) do
    tags[#tags + 1] = { name = 'Authority', value = authority }
  end
  return tags
end

--- Sends the messages that answer one, or follow from it, and spawns processes.
---@param msg AosMessage
---@param outgoing (OutgoingMessage | OutgoingSpawn)[]
local function sendAll(msg, outgoing)
  for _, sent in ipairs(outgoing) do
    if sent.isSpawn then
      ao.spawn(ao._module, { Data = sent.Data, Tags = inOwnNetwork(sent.Tags) })
    elseif sent.Target then
      ao.send(sent)
    else
      msg.reply(sent)
    end
  end
end

--- Serves a process: refuses what is forged, and hands each message to the handler of its action.
---@param process ServedProcess
return function(process)
  --- Handles one message. aos numbers what a process sends; where nothing is sent, the number is used up, so that it
  -- distinguishes the states before and after an accepted message (docs/decisions/106-failover.md).
  ---@param msg AosMessage
  local function handle(msg)
    local action = errors.expect(process.actions[msg.Action], 'message.unknown-action')
    local state = process.state()
    local request = message.read(msg, state, action.isTagged)
    local checked = action.check(request)
    local sent = ao.reference
    local clock = clockAfter(state, request.now)
    state.clock = request.now
    if process.advance then process.advance(request) end
    local answer, reply, others = action.apply(request, checked)
    if action.isTagged then
      if action.answersSender then msg['Reply-To'] = nil end
      sendAll(msg, answer)
    else
      if answer then
        reply.at = request.at
        request.answer, request.reply = answer, json.encode(reply)
        ao.send({ Target = msg.From, Action = answer, Data = request.reply })
      end
      sendAll(msg, others or {})
    end
    if process.publish then patch(process.publish(request), request.at) end
    state.clock, state.latest = clock, request.now
    if ao.reference == sent then ao.reference = sent + 1 end
  end

  -- The guard must come before every other handler, the catch-all after them all: nothing is left for the Inbox.
  local guard = process.name .. '-guard'
  Handlers.remove(guard)
  -- A message of nobody would pass for one of the owner where a process has none.
  ---@param msg AosMessage
  ---@return boolean
  local function isForged(msg)
    return msg.From == '' or message.hasReservedTag(msg, msg.From == ao.id and TAGS_OF_NEWS or process.freeTags)
  end
  evaluations.guard(process.name .. '-evaluations', function()
    if not process.publish then return end
    local request = message.ofEvaluation(process.state())
    patch(process.publish(request, true), request.at)
  end)
  Handlers.prepend(guard, isForged, function() errors.refuse('message.reserved-tag') end)
  Handlers.remove(process.name)
  Handlers.append(process.name, function() return true end, handle)
end
