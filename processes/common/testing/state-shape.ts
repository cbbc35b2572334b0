/**
 * Returns Lua that defines a function `stateShape()`: the fields of the table in a global and the types of their
 * values, one a line, in order. `[]` stands for any number, `{}` for any key of the tables named in `maps`.
 */
export const stateShapeLua = (global: string, maps: readonly string[]): string => `
local function stateShape()
  local maps, seen, lines = {}, {}, {}
  for name in ('${maps.join(' ')}'):gmatch('%S+') do maps[name] = true end
  local function walk(value, path)
    local line = path .. ': ' .. (math.type(value) or type(value))
    if path ~= '' and not seen[line] then
      seen[line] = true
      lines[#lines + 1] = line
    end
    if type(value) ~= 'table' then return end
    for key, inner in pairs(value) do
      local step = type(key) == 'number' and '[]' or maps[path] and '{}' or '.' .. key
      walk(inner, (path .. step):gsub('^%.', ''))
    end
  end
  walk(${global}, '')
  table.sort(lines)
  return table.concat(lines, '\\n') .. '\\n'
end
`;
