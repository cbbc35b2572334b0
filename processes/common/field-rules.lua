--- Rules of fields. Each reads a value by common/fields, and says as data what it accepts: docs/protocol.md has its table of
-- fields from there, so what a message is checked by and what the document says are the same.
local constants = require('common.constants')
local fields = require('common.fields')

local rules = {}

---@class FieldRule
---@field type string `integer`, `line`, `lines`, `utf8`, `string`, `bytes`, `address`, `choice`, `boolean`, `list`, `object`, `texts`, or a form by its name
---@field min integer? the smallest number, or the fewest entries
---@field max integer? the largest number; the most code points, characters, bytes, entries or languages
---@field upTo string? the largest number, where it depends on the state
---@field size integer? bytes, where there is one size
---@field first integer? the first byte
---@field choices string[]? of texts the language that can't be absent
---@field item FieldRule? of the entries of a list, or of each text
---@field fields DeclaredField[]? of an object
---@field names 'process' | 'transaction' | nil what the id names, for an address that is an id
---@field isExact boolean? true for an object that must have no other fields
---@field read fun(value: any, request: Request?): any returns nil for a value that is not acceptable

--- A field of an action's data, or of an object in it.
---@class DeclaredField
---@field name string
---@field rule FieldRule
---@field code string? code of the refusal of a value that is not acceptable; none where the field never makes a message fail
---@field optional boolean? true for a field that may be absent
---@field default any value of an absent field

--- Returns the rule of a whole number.
---@param min integer
---@param max integer
---@return FieldRule
function rules.integer(min, max)
  ---@param value any
  ---@return integer?
  local function read(value) return fields.integer(value, min, max) end
  return { type = 'integer', min = min, max = max, read = read }
end

--- Returns the rule of a whole number from 1 or 0 to a maximum that depends on the state.
---@param min integer
---@param upTo string the largest number, in words
---@param maxOf fun(state: any): integer
---@return FieldRule
function rules.upTo(min, upTo, maxOf)
  ---@param value any
  ---@param request Request
  ---@return integer?
  local function read(value, request) return fields.integer(value, min, maxOf(request.state)) end
  return { type = 'integer', min = min, upTo = upTo, read = read }
end

--- Returns the rule of a text of one line, see common/shown-text.
---@param max integer in code points
---@return FieldRule
function rules.line(max)
  ---@param value any
  ---@return string?
  local function read(value) return fields.text(value, max, false) end
  return { type = 'line', max = max, read = read }
end

--- Returns the rule of a text of several lines, ended by U+000A, see common/shown-text.
---@param max integer in code points
---@return FieldRule
function rules.lines(max)
  ---@param value any
  ---@return string?
  local function read(value) return fields.text(value, max, true) end
  return { type = 'lines', max = max, read = read }
end

--- Returns the rule of a text of 1 to `max` bytes in UTF-8, see `fields.utf8`.
---@param max integer
---@return FieldRule
function rules.utf8(max)
  ---@param value any
  ---@return string?
  local function read(value) return fields.utf8(value, max) end
  return { type = 'utf8', max = max, read = read }
end

--- Returns the rule of a text of a form that has a name.
---@param form string name of the form
---@param max integer of its characters
---@param fits fun(text: string): any
---@return FieldRule
function rules.form(form, max, fits)
  ---@param value any
  ---@return string?
  local function read(value)
    if type(value) == 'string' and fits(value) then return value end
  end
  return { type = form, max = max, read = read }
end

--- Returns the rule of exactly `size` bytes in base64url.
---@param size integer
---@param first? integer the byte that they must begin with
---@return FieldRule
function rules.bytes(size, first)
  ---@param value any
  ---@return string?
  local function read(value)
    local bytes = fields.bytes(value, size)
    if bytes and (not first or bytes:byte() == first) then return bytes end
  end
  return { type = 'bytes', size = size, first = first, read = read }
end

--- Returns the rule of any number of bytes in base64url up to `max`.
---@param max integer
---@return FieldRule
function rules.bytesUpTo(max)
  ---@param value any
  ---@return string?
  local function read(value)
    if type(value) ~= 'string' or #value > (max * 4 + 2) // 3 then return nil end
    return fields.bytes(value, #value * 3 // 4)
  end
  return { type = 'bytes', max = max, read = read }
end

--- Returns the rule of one of some names.
---@param names string[]
---@return FieldRule
function rules.choice(names)
  ---@param value any
  ---@return string?
  local function read(value)
    for _, name in ipairs(names) do
      if value == name then return name end
    end
  end
  return { type = 'choice', choices = names, read = read }
end

--- Returns the rule of a list whose entries have one rule.
---@param item FieldRule
---@param min integer
---@param max integer
---@return FieldRule
function rules.list(item, min, max)
  ---@param value any
  ---@param request Request
  ---@return any[]?
  local function read(value, request)
    local list, accepted = fields.list(value, max), {}
    if not list or #list < min then return nil end
    for i, written in ipairs(list) do
      accepted[i] = item.read(written, request)
      if accepted[i] == nil then return nil end
    end
    return accepted
  end
  return { type = 'list', item = item, min = min, max = max, read = read }
end

--- Returns the rule of an object. What is read has the fields that are there.
---@param declared DeclaredField[]
---@param isExact? boolean true when it must have no other fields
---@return FieldRule
function rules.object(declared, isExact)
  ---@param value any
  ---@param request Request
  ---@return table?
  local function read(value, request)
    if type(value) ~= 'table' then return nil end
    local accepted, known = {}, {}
    for _, field in ipairs(declared) do
      local written = value[field.name]
      if written ~= nil then accepted[field.name] = field.rule.read(written, request) end
      if accepted[field.name] == nil and not (written == nil and field.optional) then return nil end
      known[field.name] = true
    end
    for name in pairs(isExact and value or {}) do
      if not known[name] then return nil end
    end
    return accepted
  end
  return { type = 'object', fields = declared, isExact = isExact, read = read }
end

--- A P-256 public key, raw and uncompressed. Whoever uses the key must check that the point is on the curve.
---@type FieldRule
rules.publicKey = rules.bytes(constants.PUBLIC_KEY_BYTES, 4)

--- The address of a wallet or a process, as text.
---@type FieldRule
rules.address = { type = 'address', read = fields.address }

--- The id of a process, as text.
---@type FieldRule
rules.process = { type = 'address', names = 'process', read = fields.address }

--- The id of a message or of a data item on the storage network, as text.
---@type FieldRule
rules.transaction = { type = 'address', names = 'transaction', read = fields.address }

--- Returns the rule of any value of a Lua type.
---@param name string of the type, and of the rule
---@return FieldRule
local function ofType(name)
  ---@param value any
  ---@return any
  local function read(value)
    if type(value) == name then return value end
  end
  return { type = name, read = read }
end

---@type FieldRule
rules.string = ofType('string')

---@type FieldRule
rules.boolean = ofType('boolean')

return rules
