/** Levels that are indented; what lies deeper stays in the line. */
const maxDepth = 24;

/** The longest text that is read as JSON, in characters. */
const maxLength = 1024 * 1024;

/** Returns true for an object or a list as JSON text, of a size that is quickly read. */
export function isJson(text: string): boolean {
  if (text.length > maxLength || !/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const token = /\s*("(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+)/gy;

/** Writes values one below the other, without looking at what it wrote. */
class JsonLines {
  #depth = 0;
  /** The last part, by which empty objects and lists stay in one line. */
  #last = '';
  text = '';

  add(part: string): void {
    const isAfterOpening = this.#last === '{' || this.#last === '[';
    if (part === '}' || part === ']') this.#close(part, isAfterOpening);
    else this.#write(part, isAfterOpening);
    this.#last = part;
  }

  #close(part: string, isEmpty: boolean): void {
    this.#depth -= 1;
    this.text += isEmpty ? part : this.#line() + part;
  }

  #write(part: string, isFirst: boolean): void {
    this.text += (isFirst ? this.#line() : '') + part;
    if (part === ',') this.text += this.#line() || ' ';
    if (part === ':') this.text += ' ';
    if (part === '{' || part === '[') this.#depth += 1;
  }

  #line(): string {
    return this.#depth > maxDepth ? '' : `\n${'  '.repeat(this.#depth)}`;
  }
}

/**
 * Returns the beginning of a JSON text with a line for each value. It goes through the text and not through its values, so that
 * neither the depth nor the number of values matters.
 * @param text valid JSON
 * @param length characters that are written, at most
 */
export function prettyJson(text: string, length: number): string {
  const lines = new JsonLines();
  token.lastIndex = 0;
  while (lines.text.length < length) {
    const part = token.exec(text)?.[1];
    if (part === undefined) break;
    lines.add(part);
  }
  return lines.text.slice(0, length);
}
