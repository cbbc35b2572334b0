--- The rabbit process. Safe to evaluate again in a live process, which keeps its state.
local serve = require('common.dispatch.serve')
local upgrade = require('common.state.upgrade')
local actions = require('actions')
local constants = require('constants')
local claims = require('domain.claims')
local definition = require('state')

RabbitState = upgrade(RabbitState, definition)

serve({
  name = 'rabbit',
  actions = actions,
  state = function() return RabbitState end,
  advance = function(state, now) claims.expire(state, now, constants.LAPSES_PER_MESSAGE) end,
})
