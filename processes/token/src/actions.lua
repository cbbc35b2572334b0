--- The one table of actions, see common/dispatch/serve.lua for what a handler is.
---@type table<string, ActionHandler | TaggedActionHandler>
return {
  Info = require('handlers.info'),
  Balance = require('handlers.balance'),
  Balances = require('handlers.balances'),
  ['Total-Supply'] = require('handlers.total-supply'),
  Transfer = require('handlers.transfer'),
  Mint = require('handlers.mint'),
  Burn = require('handlers.burn'),
  Claim = require('handlers.claim'),
  Me = require('handlers.event-answer'),
  Renounce = require('handlers.renounce'),
  Terms = require('handlers.terms'),
}
