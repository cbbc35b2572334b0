--- The public part of the draw and of the latest edition of the envelopes, of `Info`.
local base64url = require('common.codec.base64url')
local roles = require('domain.roles')

--- Returns the registrations as the first start froze them, for JSON; nothing before.
---@param state RabbitState
---@return table?
local function frozenOf(state)
  local frozen = state.registrations.frozen
  return frozen and {
    hash = base64url.encode(frozen.hash),
    players = frozen.players,
    at = frozen.at,
    block = frozen.block,
  }
end

--- Returns the draw, for JSON; nothing before there is one.
---@param state RabbitState
---@return table?
local function drawOf(state)
  local draw, opened = state.roles.draw, state.roles.opened
  local redraws = draw and draw.redraws
  local unopened = opened and opened.unopened
  return draw and {
    commitment = base64url.encode(draw.commitment),
    acknowledgementKey = base64url.encode(draw.acknowledgementKey),
    at = draw.at,
    seed = draw.seed and base64url.encode(draw.seed),
    redraws = redraws and #redraws > 0 and redraws or nil,
    unopened = unopened and #unopened > 0 and unopened or nil,
  }
end

--- Returns the draw, the frozen registrations and the latest edition, each once there is one, for JSON.
---@param state RabbitState
---@return { draw: table?, frozen: table?, deal: table? }
return function(state)
  local deal = roles.latest(state)
  return {
    draw = drawOf(state),
    frozen = frozenOf(state),
    deal = deal and {
      edition = roles.edition(state),
      table = deal.table,
      hash = base64url.encode(deal.hash),
      count = deal.count,
      at = deal.at,
    },
  }
end
