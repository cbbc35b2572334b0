--- The arcade's process. Safe to evaluate again in a live process, which keeps its state.
local firstActs = require('common.dispatch.first-acts')
local serve = require('common.dispatch.serve')
local upgrade = require('common.state.upgrade')
local actions = require('actions')
local constants = require('constants')
local courses = require('domain.courses')
local runs = require('domain.runs')
local standings = require('domain.standings')
local definition = require('state')

local isNew = ArcadeState == nil
ArcadeState = upgrade(ArcadeState, definition)
firstActs(isNew, ArcadeState, { Community = actions.Community })

serve({
  name = 'arcade',
  actions = actions,
  state = function() return ArcadeState end,
  ---@param request ArcadeRequest
  advance = function(request)
    runs.dropOver(request.state, request.now, constants.MOVED_PER_MESSAGE)
    runs.forgetBegins(request.state, request.now, constants.MOVED_PER_MESSAGE)
    courses.forget(request.state, request.now, constants.MOVED_PER_MESSAGE)
    standings.advance(request.state)
  end,
})
