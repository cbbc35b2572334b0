--- The token's numbers, each once.
-- TypeScript gets them from `processes/generate`: keep to one `NAME = value,` a line, with a comment above.
return {
  --- Digits of the largest quantity that a message may name.
  MAX_QUANTITY_DIGITS = 1000,
  --- Holders that one reply to `Balances` has, at most; its tag `Next` leads to those after them.
  MAX_BALANCES = 1000,
  --- Code points of the longest name of a token.
  MAX_NAME_LENGTH = 64,
  --- Characters of the longest ticker.
  MAX_TICKER_LENGTH = 12,
  --- Decimal places that a token may have, at most.
  MAX_DENOMINATION = 36,
  --- Addresses that may mint, at most, and addresses that a new token is handed to.
  MAX_LISTED = 100,
  --- Characters of the longest name of a payment that is made once.
  MAX_ONCE_LENGTH = 64,
  --- Claims that empty the pot of a drop, at most: each adds a holder.
  MAX_CLAIMS = 100000,
  --- Claims that wait for the answer of an event, at most: each further one takes the place of the oldest.
  MAX_ASKED = 1000,
}
