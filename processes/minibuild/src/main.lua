--- The process of a contest. Safe to evaluate again in a live process, which keeps its state.
local firstActs = require('common.dispatch.first-acts')
local serve = require('common.dispatch.serve')
local publisher = require('common.publishing.publisher')
local upgrade = require('common.state.upgrade')
local actions = require('actions')
local published = require('published')
local definition = require('state')

local isNew = MinibuildState == nil
MinibuildState = upgrade(MinibuildState, definition)
firstActs(isNew, MinibuildState, { Configure = actions.Configure, Texts = actions.Texts })

serve({
  name = 'minibuild',
  actions = actions,
  state = function() return MinibuildState end,
  publish = publisher({
    parts = { published.counts, published.contest },
    rows = { texts = published.texts },
  }),
})
