/** Characters of the longest text that is shown. */
const maxShown = 20_000;

/** Returns a text as people read it: JSON with a line for each value, anything else unchanged, and no more than fits on a page. */
export function readableText(text: string): string {
  const pretty = text.length > maxShown ? text : prettyJson(text);
  return pretty.length > maxShown ? `${pretty.slice(0, maxShown)}…` : pretty;
}

function prettyJson(text: string): string {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

/** Levels of objects in which an output's text is looked for. */
const maxLevels = 3;

/** Returns the text of an output, which is a text or has one in `data` or `data.output`; empty for an output without. */
export function outputText(output: unknown, levels = maxLevels): string {
  if (typeof output === 'string') return output;
  if (typeof output === 'number') return String(output);
  if (levels === 0 || typeof output !== 'object' || output === null) return '';
  const { data, output: inner }: { data?: unknown; output?: unknown } = output;
  return outputText(data ?? inner, levels - 1);
}
