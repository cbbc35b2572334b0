--- The token's refusals, see common/errors.lua.
return require('common.errors').with({
  'token.quantity-malformed', -- the quantity is no whole number above 0 in decimal digits
  'token.recipient-malformed', -- the recipient is no address
  'token.once-malformed', -- the name of a payment that is made once has other characters than letters, digits, - and _
  'token.balance-too-small', -- more is to be burned than the sender has
})
