/** A constant of a Lua process. */
export interface LuaConstant {
  /** `MAX_CHAIN_LENGTH` */
  name: string;
  value: number | string | readonly string[] | readonly number[];
  /** The comment above it, one sentence or more. */
  comment: string;
}

const entry = /^ {2}([A-Z][A-Z0-9_]*) = (.+),$/;
const list = /^\{ ('[^'\\]*'(?:, '[^'\\]*')*) \}$/;
const numbers = /^\{ (\d+(?:, \d+)*) \}$/;
const text = /^'([^'\\]*)'$/;
const wholeNumber = /^-?(?:0x[0-9a-f]+|\d+)$/;

/**
 * Reads a `constants.lua`: a module that returns one table of numbers, texts and lists of either, one `NAME = value,`
 * a line with a comment above.
 * @throws Error that names the first other line of the table
 */
export function luaConstants(source: string): LuaConstant[] {
  const lines = source.split('\n');
  const start = lines.indexOf('return {');
  const end = lines.indexOf('}', start);
  if (start < 0 || end < 0) throw new Error('There is no table between the lines "return {" and "}"');
  const constants: LuaConstant[] = [];
  let comment: string[] = [];
  for (const [index, line] of lines.slice(start + 1, end).entries()) {
    const words = /^ {2}--+ ?(.*)$/.exec(line)?.[1];
    if (words !== undefined) comment.push(words);
    else if (line.trim() !== '') {
      const constant = parseEntry(line, comment.join(' '));
      if (!constant)
        throw new Error(`Line ${start + index + 2} is no constant with a comment above: ${line}`);
      constants.push(constant);
      comment = [];
    }
  }
  return constants;
}

function parseEntry(line: string, comment: string): LuaConstant | undefined {
  const [, name, written = ''] = entry.exec(line) ?? [];
  const value = literal(written);
  return name && value !== undefined && comment ? { name, value, comment } : undefined;
}

function literal(written: string): LuaConstant['value'] | undefined {
  if (wholeNumber.test(written)) return Number(written);
  const items = list.exec(written)?.[1];
  if (items) return [...items.matchAll(/'([^']*)'/g)].map(([, item = '']) => item);
  const counts = numbers.exec(written)?.[1];
  if (counts) return counts.split(', ').map(Number);
  return text.exec(written)?.[1];
}
