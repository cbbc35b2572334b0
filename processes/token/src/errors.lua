--- The token's refusals, see common/errors.lua.
return require('common.errors').with({
  'token.quantity-malformed', -- the quantity is no whole number above 0 in decimal digits
  'token.recipient-malformed', -- the recipient is no address
  'token.once-malformed', -- the name of a payment that is made once has other characters than letters, digits, - and _
  'token.balance-too-small', -- more is to be burned than the sender has
  'token.not-owner', -- only the owner can renounce, and nobody owns the token any more once that is done
  'claim.no-drop', -- the token hands nothing out
  'claim.wallets-only', -- another process claims
  'claim.creator', -- the creator keeps what the terms of the token say, and no more
  'claim.done', -- the address has claimed already
  'claim.empty', -- the pot is empty
  'claim.not-asked', -- a message in the name of an event that answers no question of the token
})
