--- Declares the fields of an action's data. Its `check` reads them by the declaration, and docs/protocol.md has its table of
-- fields from there.

---@class DeclaredFields
---@field list DeclaredField[] in the order of the protocol's table
---@field isGiven fun(request: Request, name: string): boolean returns true when the field is there, acceptable or not
---@field read fun(request: Request, name: string): any returns the field's value, or refuses the message by the field's code

--- Returns the declared fields. An absent field that is optional reads as its default, and so does a value that is not
-- acceptable of a field without a code, which rides along and never makes a message fail.
---@param errors Errors
---@param parts (DeclaredField | DeclaredFields)[] fields that were declared before are taken over
---@return DeclaredFields
return function(errors, parts)
  local byName, declared = {}, { list = {} }
  for _, part in ipairs(parts) do
    for _, field in ipairs(part.list or { part }) do
      assert(not byName[field.name] and (not field.code or errors.code(field.code)))
      byName[field.name] = field
      table.insert(declared.list, field)
    end
  end

  ---@param request Request
  ---@param name string
  ---@return boolean
  function declared.isGiven(request, name)
    assert(byName[name])
    return request.data[name] ~= nil
  end

  ---@param request Request
  ---@param name string
  ---@return any
  function declared.read(request, name)
    local field, value = byName[name], request.data[name]
    if value == nil and field.optional then return field.default end
    local accepted = field.rule.read(value, request)
    if accepted == nil and field.code then errors.refuse(field.code) end
    return accepted
  end

  return declared
end
