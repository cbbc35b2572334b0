--- The rabbit process. Safe to evaluate again in a live process, which keeps its state.
local firstActs = require('common.dispatch.first-acts')
local serve = require('common.dispatch.serve')
local marks = require('common.publishing.marks')
local publisher = require('common.publishing.publisher')
local upgrade = require('common.state.upgrade')
local actions = require('actions')
local constants = require('constants')
local judging = require('domain.judging')
local settling = require('domain.settling')
local publishedBoard = require('published.board')
local publishedEvent = require('published.event')
local publishedPlayer = require('published.player')
local definition = require('state')

local isNew = RabbitState == nil
RabbitState = upgrade(RabbitState, definition)
firstActs(isNew, RabbitState, { Configure = actions.Configure, Draw = actions.Draw })

serve({
  name = 'rabbit',
  actions = actions,
  state = function() return RabbitState end,
  publish = publisher({
    parts = { publishedEvent.numbers, publishedEvent.whole, publishedBoard },
    rows = publishedPlayer,
    ---@param request RabbitRequest
    first = function(request) return 'me', request.state.rabbitByAddress[request.from] end,
  }),
  ---@param request RabbitRequest
  advance = function(request)
    settling.continue(request.state, request.process, constants.SETTLING_PER_MESSAGE)
    judging.continue(request.state, request.process, constants.JUDGED_PER_MESSAGE)
    marks.endOthers()
  end,
})
