/** A text in a field, and the part of it that is selected. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

export type Markup = 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'quote' | 'link';

const around = { bold: '**', italic: '*' } as const;
const linePrefix = {
  heading: () => '## ',
  list: () => '- ',
  numbers: (line: number) => `${line + 1}. `,
  quote: () => '> ',
};
const anyPrefix = /^(?:#{1,6} |- |\d+\. |> )/;

/** Returns a text with the CommonMark that a button of the toolbar writes, or takes it away where it exists already. */
export function writeMarkup(selected: Selected, markup: Markup): Selected {
  switch (markup) {
    case 'bold':
    case 'italic':
      return wrapped(selected, around[markup]);
    case 'link':
      return linked(selected);
    default:
      return prefixed(selected, linePrefix[markup]);
  }
}

function wrapped({ text, start, end }: Selected, mark: string): Selected {
  const [before, inside, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith(mark) && after.startsWith(mark) && !(mark === '*' && before.endsWith('**'))) {
    const size = mark.length;
    return {
      text: before.slice(0, -size) + inside + after.slice(size),
      start: start - size,
      end: end - size,
    };
  }
  // Blanks inside of the marks would make them plain text (CommonMark 0.31.2, section 6.2).
  const [, lead = '', core = '', tail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inside) ?? [];
  const from = start + lead.length + mark.length;
  return {
    text: `${before}${lead}${mark}${core}${mark}${tail}${after}`,
    start: from,
    end: from + core.length,
  };
}

/** Selects the place of the address, which is written next. */
function linked({ text, start, end }: Selected): Selected {
  const label = text.slice(start, end);
  const address = 'https://';
  const from = start + label.length + 3;
  return {
    text: `${text.slice(0, start)}[${label}](${address})${text.slice(end)}`,
    start: from,
    end: from + address.length,
  };
}

function prefixed({ text, start, end }: Selected, prefixOf: (line: number) => string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd < 0 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const isWritten = lines.every((line, index) => line.startsWith(prefixOf(index)));
  const changed = lines
    .map((line, index) => (isWritten ? '' : prefixOf(index)) + line.replace(anyPrefix, ''))
    .join('\n');
  // A list or quote must not go on from the paragraph above.
  const gap = from > 0 && !isWritten && !text.slice(0, from).endsWith('\n\n') ? '\n' : '';
  return {
    text: text.slice(0, from) + gap + changed + text.slice(to),
    start: from + gap.length,
    end: from + gap.length + changed.length,
  };
}
