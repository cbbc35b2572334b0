--- A standard AO token. Safe to evaluate again in a live process, which keeps its state.
local serve = require('common.dispatch.serve')
local upgrade = require('common.state.upgrade')
local actions = require('actions')
local drop = require('domain.drop')
local ledger = require('domain.ledger')
local ownership = require('domain.ownership')
local terms = require('domain.terms')
local definition = require('state')

local isNew = TokenState == nil
local state = upgrade(TokenState, definition)
if isNew then
  for _, holder in ipairs(terms.balances(TokenTerms)) do
    ledger.mint(state, holder.address, holder.quantity)
  end
  drop.fill(state, ao.id)
  if TokenTerms.renounced then ownership.renounce(state) end
end
TokenState, TokenTerms = state, nil

serve({
  name = 'token',
  actions = actions,
  state = function() return TokenState end,
  -- the token's standard has a tag `Target`: the account whose balance is asked for
  freeTags = { target = true },
})
