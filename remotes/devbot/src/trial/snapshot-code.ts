import { utf8 } from '@rainbow-rabbit/shared/bytes';

/** Bounds of a snapshot, so that any state gives one within a second or so. */
const snapshotBounds = {
  /** Levels of tables below a global. */
  depth: 5,
  /** Entries of a table that are listed; of a larger one, only whether it changed. */
  entries: 200,
  /** Lines of one global, and of all; of a longer global, only whether it changed. */
  linesOfGlobal: 600,
  lines: 6000,
  /** Entries of a table that is listed on its own. */
  entriesAlone: 20_000,
  /** Values that checksums of tables go over. */
  checked: 200_000,
  /** Bytes of a name and of a value. */
  text: 120,
} as const;

/** Lua that both programs begin with: checksums, names, and lines. */
const commonLua = `local maxDepth, maxEntries, maxLinesOfGlobal, maxLines = ${snapshotBounds.depth}, ${snapshotBounds.entries}, ${snapshotBounds.linesOfGlobal}, ${snapshotBounds.lines}
local left, maxText = ${snapshotBounds.checked}, ${snapshotBounds.text}
local next, type, tostring, rawget, concat, sort = next, type, tostring, rawget, table.concat, table.sort
local byte, sub, gsub, format, find = string.byte, string.sub, string.gsub, string.format, string.find
local skipped = { _G = true, package = true, string = true, table = true, math = true, os = true, io = true, debug = true,
  coroutine = true, utf8 = true, bit32 = true }
local lines, sums = {}, {}
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
local function add(path, kind, size, sum, value)
  lines[#lines + 1] = concat({ path, kind, size, sum, value }, '\\t')
end
local function addLeaf(path, value)
  local kind = type(value)
  if kind == 'string' then return add(path, kind, #value, sumOfText(value), clean(value)) end
  add(path, kind, 0, sumOfText(tostring(value)), kind == 'function' and '' or clean(tostring(value)))
end
local function keepFirst(count)
  for i = #lines, count + 1, -1 do lines[i] = nil end
end
local function text()
  lines[#lines + 1] = 'end\\t' .. (left < 0 and 'partial' or 'whole')
  return concat(lines, '\\n')
end
`;

/**
 * Lua that returns a text with a line for each value that the globals lead to: path, type, size, checksum and value, separated
 * by tabs. It changes nothing: it reads by `next`, so that no metamethod runs, and sets no global. A process may have replaced the
 * functions that it calls; then the text is wrong, and is read as any foreign text. Handlers are listed by their names, without
 * those that aos sets anew for each message. A table whose entries aren't listed says so in place of a value: entries are listed all or
 * not at all.
 */
export const snapshotCode = `${commonLua}local first, isCut, shown
local walk
local function walkEntries(path, value, depth)
  local keys, count = {}, 0
  for key in next, value do
    count = count + 1
    if count <= maxEntries then keys[count] = key end
    if count >= 1000000 then break end
  end
  local isListed = count <= maxEntries and depth < maxDepth and not shown[value]
  add(path, 'table', count, sumOf(value, 0), isListed and '' or 'unlisted')
  if not isListed then return end
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
  isCut = isCut or #lines >= maxLines or #lines - first >= maxLinesOfGlobal
  if isCut then return end
  if type(value) == 'table' then return walkEntries(path, value, depth) end
  addLeaf(path, value)
end
local function walkGlobal(name, value)
  first, isCut, shown = #lines, false, shown or {}
  local root = #lines + 1
  if type(value) ~= 'table' then return addLeaf(name, value) end
  walkEntries(name, value, 1)
  if not isCut then return end
  keepFirst(root)
  lines[root] = gsub(lines[root], '\\t[^\\t]*$', '\\tunlisted')
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
  local value = rawget(_G, globals[i])
  local list = globals[i] == 'Handlers' and type(value) == 'table' and rawget(value, 'list')
  if type(list) == 'table' then walkHandlers(list) else walkGlobal(clean(globals[i]), value) end
end
return text()`;

/** Writes a text as a Lua string: each byte by its number. */
const luaText = (text: string): string =>
  `'${Array.from(utf8(text), (byte) => `\\${String(byte).padStart(3, '0')}`).join('')}'`;

/**
 * Returns Lua that lists the entries of the tables at some paths of a snapshot, one level of each, in a text of the same form. A
 * table with too many entries is left out.
 */
export const insideCode = (
  paths: readonly string[],
): string => `${commonLua}local targets = { ${paths.map(luaText).join(', ')} }
local look
local function listEntries(path, value)
  local kept, count = #lines, 0
  for key, inner in next, value do
    count = count + 1
    if count > ${snapshotBounds.entriesAlone} or #lines > ${snapshotBounds.entriesAlone} then return keepFirst(kept) end
    local name = path .. nameOf(key)
    if type(inner) ~= 'table' then addLeaf(name, inner) else
      local size = 0
      for _ in next, inner do size = size + 1 end
      add(name, 'table', size, sumOf(inner, 0), 'unlisted')
    end
  end
end
local function placeOf(path)
  local isHere, isAbove = false, false
  for i = 1, #targets do
    if targets[i] == path then isHere = true
    elseif sub(targets[i], 1, #path) == path and find(sub(targets[i], #path + 1, #path + 1), '[.%[]') then isAbove = true end
  end
  return isHere, isAbove
end
function look(path, value, depth)
  if type(value) ~= 'table' or depth > 40 then return end
  local isHere, isAbove = placeOf(path)
  if isHere then listEntries(path, value) end
  if not isAbove then return end
  for key, inner in next, value do look(path .. nameOf(key), inner, depth + 1) end
end
for key, value in next, _G do
  if type(key) == 'string' and not skipped[key] then look(clean(key), value, 1) end
end
return text()`;
