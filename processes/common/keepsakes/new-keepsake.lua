--- A keepsake that somebody asks for, see common/keepsakes/keepsakes.lua.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local keepsakes = require('common.keepsakes.keepsakes')
local spawn = require('common.keepsakes.spawn')

local newKeepsake = {}

--- Returns the fields of `Keepsake`.
---@param errors Errors with the code `keepsake.malformed`
---@param kinds string[]
---@return DeclaredFields
function newKeepsake.fields(errors, kinds)
  return declareFields(errors, { { name = 'kind', rule = rules.choice(kinds), code = 'keepsake.malformed' } })
end

--- Refuses a keepsake that the sender has not earned. A keepsake that was asked for stays, whatever became of its reason.
---@param errors Errors with the code `keepsake.not-earned`
---@param request Request
---@param kind string
---@param isEarned boolean
function newKeepsake.check(errors, request, kind, isEarned)
  errors.expect(isEarned or keepsakes.of(request.state, request.from, kind), 'keepsake.not-earned')
end

--- Spawns the sender's keepsake where that is due. Returns it for the reply, and the spawn.
---@param request Request
---@param kind string
---@param shown fun(): KeepsakeOf
---@return table data
---@return OutgoingSpawn[]
function newKeepsake.apply(request, kind, shown)
  local row, isDue = keepsakes.claim(request.state, request.from, kind, request.now)
  local spawns = isDue and { spawn(request, row, request.from, shown()) } or {}
  return { kind = kind, asset = request.state.keepsakes.asset[row] or nil }, spawns
end

--- Returns an entry of a keepsake that an address has earned or asked for; nothing for another one.
---@param state KeepsakeState
---@param address string
---@param kind string
---@param isEarned boolean
---@param entry table what it is of, as the reply names that
---@return table? entry
function newKeepsake.entry(state, address, kind, isEarned, entry)
  local row = keepsakes.of(state, address, kind)
  if not (row or isEarned) then return nil end
  entry.isAsked = row ~= nil
  if row then
    entry.asset, entry.lateAt = state.keepsakes.asset[row] or nil, keepsakes.lateAt(state, row)
  end
  return entry
end

return newKeepsake
