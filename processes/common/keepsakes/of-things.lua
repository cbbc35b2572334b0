--- Keepsakes of a process that has many things to earn one of, such as challenges: one for each thing and address. Their kind names
-- the thing, and each address has a list of its own, so that nothing looks at other people's.
local keepsakes = require('common.keepsakes.keepsakes')
local newKeepsake = require('common.keepsakes.new-keepsake')

local ofThings = {}

--- A state with keepsakes of things.
---@class ThingKeepsakeState: KeepsakeState
---@field keepsakesOf table<string, integer[]> rows of the keepsakes that an address asked for, in that order

--- Spawns the sender's keepsake of a thing where that is due. Returns its id, if it has one, and the spawn.
---@param request Request
---@param kind string
---@param shown fun(): KeepsakeOf
---@return string? asset
---@return OutgoingSpawn[]
function ofThings.apply(request, kind, shown)
  local state, from = request.state, request.from
  local isNew = not keepsakes.of(state, from, kind)
  local made, spawns = newKeepsake.apply(request, kind, shown)
  if isNew then
    local own = state.keepsakesOf[from] or {}
    own[#own + 1] = keepsakes.of(state, from, kind)
    state.keepsakesOf[from] = own
  end
  return made.asset, spawns
end

--- Returns the kinds of the keepsakes that an address asked for, the latest first.
---@param state ThingKeepsakeState
---@param address string
---@param limit integer
---@return string[]
function ofThings.latest(state, address, limit)
  local own, kinds = state.keepsakesOf[address] or {}, {}
  for i = #own, math.max(1, #own - limit + 1), -1 do
    kinds[#kinds + 1] = state.keepsakes.kind[own[i]]
  end
  return kinds
end

return ofThings
