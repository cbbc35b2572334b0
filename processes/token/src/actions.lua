--- The one table of actions, see common/dispatch/serve.lua for what a handler is.
local doneOnce = require('handlers.done-once')

---@type table<string, ActionHandler | TaggedActionHandler>
return {
  Info = require('handlers.info'),
  Balance = require('handlers.balance'),
  Balances = require('handlers.balances'),
  ['Total-Supply'] = require('handlers.total-supply'),
  Transfer = doneOnce(require('handlers.transfer')),
  Mint = doneOnce(require('handlers.mint')),
  Burn = doneOnce(require('handlers.burn')),
  Claim = doneOnce(require('handlers.claim')),
  Me = require('handlers.event-answer'),
  Renounce = require('handlers.renounce'),
  Terms = require('handlers.terms'),
}
