--- The process of a contest. Safe to evaluate again in a live process, which keeps its state.
local serve = require('common.dispatch.serve')
local upgrade = require('common.state.upgrade')
local actions = require('actions')
local definition = require('state')

MinibuildState = upgrade(MinibuildState, definition)

serve({
  name = 'minibuild',
  actions = actions,
  state = function() return MinibuildState end,
})
