--- Refusals. A process has a catalogue of codes: those below, which every process shares, and its own.
-- TypeScript gets the same lists by generation. A code is never reused for something else.
local codes = {
  'message.reserved-tag', -- a tag of the sender would overwrite a field that the network sets
  'message.malformed', -- the data is not a JSON object, or a field of a read is out of range
  'message.unknown-action', -- no such action
  'message.repeated', -- the act was done, or comes after a later one of its sender; the latest number follows the code
}

---@class Errors
---@field code fun(code: string): string
---@field refuse fun(code: string, detail?: any)
---@field expect fun(condition: any, code: string): any
---@field with fun(more: string[]): Errors

--- Returns the functions that refuse messages with codes of a catalogue.
---@param own string[] codes besides those of every process
---@return Errors
local function catalogue(own)
  local known, errors = {}, {}
  for _, list in ipairs({ codes, own }) do
    for _, code in ipairs(list) do
      known[code] = true
    end
  end

  --- Returns the code itself; fails when the catalogue lacks it.
  ---@param code string
  ---@return string
  function errors.code(code)
    assert(known[code], 'a code outside the catalogue')
    return code
  end

  --- Refuses the message that is being handled: its result's `Error` contains `rr:<code>`, and the detail after a space.
  ---@param code string
  ---@param detail any
  function errors.refuse(code, detail)
    error('rr:' .. errors.code(code) .. (detail and ' ' .. tostring(detail) or ''), 0)
  end

  --- Refuses the message unless `condition` holds; returns the condition's value.
  ---@param condition any
  ---@param code string
  ---@return any
  function errors.expect(condition, code)
    if not condition then errors.refuse(code) end
    return condition
  end

  --- Returns the functions for this catalogue and more codes.
  ---@param more string[]
  ---@return Errors
  function errors.with(more)
    return catalogue(table.move(more, 1, #more, #own + 1, { table.unpack(own) }))
  end

  return errors
end

return catalogue({})
