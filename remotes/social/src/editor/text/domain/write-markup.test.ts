import { type Markup, writeMarkup } from './write-markup';

/** Writes markup into a text whose selection lies between bars. */
function written(marked: string, markup: Markup): string {
  const [before = '', inside = '', after = ''] = marked.split('|');
  const start = before.length;
  const next = writeMarkup({ text: before + inside + after, start, end: start + inside.length }, markup);
  return `${next.text.slice(0, next.start)}|${next.text.slice(next.start, next.end)}|${next.text.slice(next.end)}`;
}

test.each<[Markup, string, string]>([
  ['bold', 'a |word| b', 'a **|word|** b'],
  ['bold', 'a **|word|** b', 'a |word| b'],
  ['bold', 'a| word |b', 'a **|word|** b'],
  ['bold', 'a || b', 'a **||** b'],
  ['italic', 'a |word| b', 'a *|word|* b'],
  ['italic', '**|word|**', '***|word|***'],
  ['link', 'see |here|', 'see [here](|https://|)'],
  ['heading', 'a\nb|c|\nd', 'a\n\n|## bc|\nd'],
  ['list', '|a\nb|', '|- a\n- b|'],
  ['list', '|- a\n- b|', '|a\nb|'],
  ['numbers', '|- a\n- b|', '|1. a\n2. b|'],
  ['quote', 'x\n\n|a|', 'x\n\n|> a|'],
])('%s in %j gives %j', (markup, before, after) => {
  expect(written(before, markup)).toBe(after);
});
