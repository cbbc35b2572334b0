/**
 * Returns Lua that defines a function `stateText()`: the table in a global as one text, equal for equal tables.
 * Keys are in order; what only looks different in memory (`-0.0`, shared tables) does not show.
 */
export const stateTextLua = (global: string): string => `
local function stateText()
  local out = {}
  local function write(value)
    if type(value) ~= 'table' then
      out[#out + 1] = type(value) == 'string' and string.format('%q', value) or tostring(value)
      return
    end
    local keys = {}
    for key in pairs(value) do keys[#keys + 1] = key end
    table.sort(keys, function(a, b)
      if type(a) ~= type(b) then return type(a) == 'number' end
      return a < b
    end)
    out[#out + 1] = '{'
    for _, key in ipairs(keys) do
      out[#out + 1] = tostring(key) .. '='
      write(value[key])
      out[#out + 1] = ','
    end
    out[#out + 1] = '}'
  end
  write(${global})
  return table.concat(out)
end
`;
