--- The public part of the draw and of the latest edition of the envelopes, of `Info`.
local base64url = require('common.codec.base64url')

--- Returns the draw and the latest edition, each once there is one, for JSON.
---@param state RabbitState
---@return { draw: table?, deal: table? }
return function(state)
  local draw, deal = state.roles.draw, state.roles.deal
  local redraws = draw and draw.redraws
  return {
    draw = draw and {
      commitment = base64url.encode(draw.commitment),
      at = draw.at,
      seed = draw.seed and base64url.encode(draw.seed),
      redraws = redraws and #redraws > 0 and redraws or nil,
    },
    deal = deal and {
      edition = deal.edition,
      table = deal.table,
      hash = base64url.encode(deal.hash),
      count = deal.count,
      acts = deal.acts,
      at = deal.at,
    },
  }
end
