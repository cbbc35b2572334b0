/** Bounds of a snapshot, so that any state gives one within a second or so. */
const snapshotBounds = {
  /** Levels of tables below a global. */
  depth: 5,
  /** Entries of a table that are listed; of a larger one, only whether it changed. */
  entries: 200,
  /** Lines of one global, and of all. */
  linesOfGlobal: 600,
  lines: 6000,
  /** Values that checksums of tables go over. */
  checked: 200_000,
  /** Bytes of a name and of a value. */
  text: 120,
} as const;

/**
 * Lua that returns a text with a line for each value that the globals lead to: path, type, size, checksum and value, separated
 * by tabs. It changes nothing: it reads by `next`, so that no metamethod runs, and sets no global. A process may have replaced the
 * functions that it calls; then the text is wrong, and is read as any foreign text. Handlers are listed by their names, without
 * those that aos sets anew for each message.
 */
export const snapshotCode = `local maxDepth, maxEntries, maxLinesOfGlobal, maxLines = ${snapshotBounds.depth}, ${snapshotBounds.entries}, ${snapshotBounds.linesOfGlobal}, ${snapshotBounds.lines}
local left, maxText = ${snapshotBounds.checked}, ${snapshotBounds.text}
local next, type, tostring, rawget, concat, sort = next, type, tostring, rawget, table.concat, table.sort
local byte, sub, gsub, format, find = string.byte, string.sub, string.gsub, string.format, string.find
local skipped = { _G = true, package = true, string = true, table = true, math = true, os = true, io = true, debug = true,
  coroutine = true, utf8 = true, bit32 = true }
local lines, sums, shown = {}, {}, {}
local function sumOfText(text)
  local sum = #text
  for i = 1, #text < 256 and #text or 256 do sum = sum * 31 + byte(text, i) end
  return sum
end
local function sumOf(value, depth)
  local kind = type(value)
  if kind == 'string' then return sumOfText(value) end
  if kind ~= 'table' then return sumOfText(tostring(value)) end
  if sums[value] then return sums[value] end
  sums[value] = 1
  local sum = 1
  if depth > 60 then return sum end
  for key, inner in next, value do
    left = left - 1
    if left < 0 then break end
    local entry = (type(key) == 'table' and 3 or sumOf(key, depth)) * 1000003 + sumOf(inner, depth + 1)
    sum = sum + entry * (entry | 1)
  end
  sums[value] = sum
  return sum
end
local function clean(text)
  return (gsub(sub(text, 1, maxText), '%c', ' '))
end
local function nameOf(key)
  if type(key) == 'string' then
    return find(key, '^[%a_][%w_]*$') and '.' .. clean(key) or '["' .. clean(key) .. '"]'
  end
  return '[' .. clean(type(key) == 'table' and 'table' or tostring(key)) .. ']'
end
local first
local function add(path, kind, size, sum, value)
  if #lines < maxLines and #lines - first < maxLinesOfGlobal then
    lines[#lines + 1] = concat({ path, kind, size, sum, value }, '\\t')
  end
end
local walk
local function walkEntries(path, value, depth)
  local keys, count = {}, 0
  for key in next, value do
    count = count + 1
    if count <= maxEntries then keys[count] = key end
    if count >= 1000000 then break end
  end
  add(path, 'table', count, sumOf(value, 0), '')
  if count > maxEntries or depth >= maxDepth or shown[value] then return end
  shown[value] = true
  local names = {}
  for i = 1, #keys do names[i] = { nameOf(keys[i]), keys[i], type(keys[i]) == 'number' and keys[i] or nil } end
  sort(names, function(a, b)
    if a[3] and b[3] then return a[3] < b[3] end
    return a[1] < b[1]
  end)
  for i = 1, #names do walk(path .. names[i][1], rawget(value, names[i][2]), depth + 1) end
end
function walk(path, value, depth)
  local kind = type(value)
  if kind == 'table' then return walkEntries(path, value, depth) end
  if kind == 'string' then return add(path, kind, #value, sumOfText(value), clean(value)) end
  add(path, kind, 0, sumOfText(tostring(value)), kind == 'function' and '' or clean(tostring(value)))
end
local function walkHandlers(list)
  add('Handlers', 'table', #list, #list, '')
  for i = 1, #list do
    local handler = rawget(list, i)
    local name = type(handler) == 'table' and rawget(handler, 'name')
    if name and name ~= '_eval' and name ~= '_default' then
      local sum = sumOf(rawget(handler, 'handle'), 0) * 31 + sumOf(rawget(handler, 'pattern'), 0)
      add('Handlers["' .. clean(tostring(name)) .. '"]', 'handler', 0, sum, '')
    end
  end
end
local globals = {}
for key in next, _G do
  if type(key) == 'string' and not skipped[key] then globals[#globals + 1] = key end
end
sort(globals)
for i = 1, #globals do
  first = #lines
  local value = rawget(_G, globals[i])
  local list = globals[i] == 'Handlers' and type(value) == 'table' and rawget(value, 'list')
  if type(list) == 'table' then walkHandlers(list) else walk(clean(globals[i]), value, 1) end
end
lines[#lines + 1] = 'end\\t' .. (left < 0 and 'partial' or 'whole')
return concat(lines, '\\n')`;
