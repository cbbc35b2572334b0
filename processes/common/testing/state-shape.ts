/** Returns Lua that defines a function `stateShape()`: the path of each value in a global table and its type, one a line, in order. */
export const stateShapeLua = (global: string): string => `
local function stateShape()
  local lines = {}
  local function walk(value, path)
    lines[#lines + 1] = path .. ': ' .. (math.type(value) or type(value))
    if type(value) ~= 'table' then return end
    for key, inner in pairs(value) do
      walk(inner, path .. '.' .. tostring(key))
    end
  end
  walk(${global}, '')
  table.sort(lines)
  return table.concat(lines, '\\n')
end
`;
