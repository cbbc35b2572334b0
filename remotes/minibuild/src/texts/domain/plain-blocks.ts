/** A block of a text that its author wrote without markup. */
export type PlainBlock =
  | { kind: 'paragraph'; lines: readonly string[] }
  | { kind: 'bullets' | 'numbers'; items: readonly string[] };

const bullet = /^[-*•・·]\s+/;
const number = /^\d{1,2}[.)、．]\s*/;

function kindOf(line: string): PlainBlock['kind'] {
  if (bullet.test(line)) return 'bullets';
  return number.test(line) ? 'numbers' : 'paragraph';
}

/**
 * Returns the blocks of a text: a blank line separates paragraphs, lines that begin with a dash or a number are lists. All
 * else is text as it was written.
 */
export function plainBlocks(text: string): readonly PlainBlock[] {
  const blocks: { kind: PlainBlock['kind']; lines: string[] }[] = [];
  let isNew = true;
  for (const line of text.split('\n').map((whole) => whole.trim())) {
    if (line === '') {
      isNew = true;
      continue;
    }
    const kind = kindOf(line);
    const last = blocks.at(-1);
    // A blank line inside a list doesn't end it.
    if (last && last.kind === kind && (kind !== 'paragraph' || !isNew)) last.lines.push(line);
    else blocks.push({ kind, lines: [line] });
    isNew = false;
  }
  return blocks.map(({ kind, lines }) =>
    kind === 'paragraph'
      ? { kind, lines }
      : { kind, items: lines.map((line) => line.replace(kind === 'bullets' ? bullet : number, '')) },
  );
}
