--- `Spawned`, a notice of the network: where a keepsake is that this process spawned. It gets its code, once.
local base64url = require('common.codec.base64url')
local declareFields = require('common.declare-fields')
local code = require('common.dispatch.asset-code')
local rules = require('common.field-rules')
local keepsakes = require('common.keepsakes.keepsakes')

--- Returns the action.
---@param errors Errors with the code `keepsake.not-spawned`
---@return TaggedActionHandler
return function(errors)
  local spawned = { isTagged = true }

  spawned.fields = declareFields(errors, {
    { name = 'Process', rule = rules.process, code = 'message.malformed' },
    { name = 'Keepsake', rule = rules.string, code = 'message.malformed' },
  })

  ---@param request Request
  ---@return { row: integer, asset: string }
  function spawned.check(request)
    local read = spawned.fields.read
    local asset, row = read(request, 'Process'), math.tointeger(tonumber(read(request, 'Keepsake')))
    errors.expect(request.from == base64url.encode(request.process) and row, 'keepsake.not-spawned')
    errors.expect(row and keepsakes.isAwaited(request.state, row), 'keepsake.not-spawned')
    return { row = row, asset = asset }
  end

  ---@param request Request
  ---@param checked { row: integer, asset: string }
  ---@return OutgoingMessage[]
  function spawned.apply(request, checked)
    keepsakes.born(request.state, checked.row, checked.asset)
    return { { Target = checked.asset, Action = 'Eval', Data = code } }
  end

  return spawned
end
