--- The community process. Safe to evaluate again in a live process, which keeps its state.
local serve = require('common.dispatch.serve')
local publisher = require('common.publishing.publisher')
local upgrade = require('common.state.upgrade')
local actions = require('actions')
local constants = require('constants')
local settling = require('domain.doors.settling')
local meetUps = require('domain.meet-ups.meet-ups')
local published = require('published')
local definition = require('state')

CommunityState = upgrade(CommunityState, definition)

serve({
  name = 'community',
  actions = actions,
  state = function() return CommunityState end,
  publish = publisher({
    parts = { published.names, published.cities, published.events },
    rows = { city = published.city, page = published.page },
  }),
  ---@param request CommunityRequest
  advance = function(request)
    meetUps.moveEnded(request.state, request.now, constants.MOVED_PER_MESSAGE)
    settling.continue(request.state, request.process, constants.SETTLED_PER_MESSAGE)
  end,
})
