--- The rabbit process. Safe to evaluate again in a live process, which keeps its state.
local serve = require('common.dispatch.serve')
local claims = require('domain.claims')
local actions = require('actions')
local state = require('state')

RabbitState = state.ensure(RabbitState)

serve({
  name = 'rabbit',
  actions = actions,
  state = function() return RabbitState end,
  advance = claims.expire,
})
