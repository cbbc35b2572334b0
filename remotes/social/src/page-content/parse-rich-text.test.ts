import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { contentLimits } from './domain/limits';
import type { Block, Inline } from './domain/rich-text';
import { parseRichText } from './parse-rich-text';

const id = 'A'.repeat(43);

function blocksOf(text: string): readonly Block[] {
  const rich = parseRichText(text);
  if ('fault' in rich) throw new Error(rich.fault);
  return rich.blocks;
}

/** Returns every part of a text, however deep. */
function partsOf(blocks: readonly Block[]): Inline[] {
  const deep = (parts: readonly Inline[]): Inline[] =>
    parts.flatMap((part) => ('parts' in part ? [part, ...deep(part.parts)] : [part]));
  return blocks.flatMap((block) => {
    if ('parts' in block) return deep(block.parts);
    if ('blocks' in block) return partsOf(block.blocks);
    if ('items' in block) return block.items.flatMap(partsOf);
    return [];
  });
}

test('CommonMark becomes blocks and parts', () => {
  expect(blocksOf('# Hello\n\nA *fine* **day**.\n\n3. one\n4. two\n\n> quoted\n\n---\n\n    code')).toEqual([
    { is: 'heading', level: 3, parts: [{ is: 'text', text: 'Hello' }] },
    {
      is: 'paragraph',
      parts: [
        { is: 'text', text: 'A ' },
        { is: 'emphasis', parts: [{ is: 'text', text: 'fine' }] },
        { is: 'text', text: ' ' },
        { is: 'strong', parts: [{ is: 'text', text: 'day' }] },
        { is: 'text', text: '.' },
      ],
    },
    {
      is: 'list',
      start: 3,
      items: [
        [{ is: 'paragraph', parts: [{ is: 'text', text: 'one' }] }],
        [{ is: 'paragraph', parts: [{ is: 'text', text: 'two' }] }],
      ],
    },
    { is: 'quote', blocks: [{ is: 'paragraph', parts: [{ is: 'text', text: 'quoted' }] }] },
    { is: 'rule' },
    { is: 'code', text: 'code' },
  ]);
});

test('links lead to https, e-mail addresses and routes of the app', () => {
  const text =
    '[a](https://example.org/x) [b](mailto:a@example.org) [c](/social/lisbon) [d]\n\n[D]: https://example.net';
  expect(
    partsOf(blocksOf(text)).flatMap((part) => (part.is === 'link' ? [[part.to, part.place]] : [])),
  ).toEqual([
    ['https://example.org/x', 'web'],
    ['mailto:a@example.org', 'mail'],
    ['/social/lisbon', 'app'],
    ['https://example.net/', 'web'],
  ]);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox',
  'blob:https://example.org/1',
  'http://example.org',
  '//example.org',
  '/\\example.org',
  '/%09/example.org\\',
  'https://user:pass@example.org',
  'https://localhost',
  'file:///etc/passwd',
  'ar://abc',
])('an address such as %s is text, not a link', (address) => {
  for (const text of [
    `[a](<${address}>)`,
    `[a]\n\n[a]: <${address}>`,
    `<${address}>`,
    `![a](<${address}>)`,
  ]) {
    expect(partsOf(blocksOf(text)).filter(({ is }) => is === 'link' || is === 'picture')).toEqual([]);
  }
});

test('the address of a refused link is reported', () => {
  expect(parseRichText('[a](javascript:alert)')).toMatchObject({ refused: ['javascript:alert'] });
});

test('pictures come from the storage network alone, by the id of their transaction', () => {
  const text = `![A hill](${id}#1600x900) ![](${id}) ![no](https://example.org/a.png)`;
  expect(partsOf(blocksOf(text)).filter(({ is }) => is === 'picture')).toEqual([
    { is: 'picture', alt: 'A hill', id, width: 1600, height: 900 },
    { is: 'picture', alt: '', id },
  ]);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a <b onclick="x">b</b>',
  '<!-- a -->',
])('HTML is text: %s', (html) => {
  const texts = partsOf(blocksOf(html)).map((part) => (part.is === 'text' ? part.text : part.is));
  expect(texts.join('')).toBe(html);
});

test('no character can turn the direction of the page, written or named', () => {
  const shown = JSON.stringify(blocksOf('a\u202Eb\u2066c &#x202E;d &rlm; [e\u202D](/x) `f\u2067` \u0000'));
  expect(shown).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
  expect(shown).not.toContain('\\u0000');
  expect(shown).toContain('abc d');
});

describe('text that would hold the page is refused and stays readable', () => {
  const half = contentLimits.bodyMarks / 2;
  test.each([
    ['too-long', 'a'.repeat(100_000)],
    ['too-long', 'a\n'.repeat(3000)],
    ['too-many-marks', '*'.repeat(4000)],
    ['too-many-marks', '['.repeat(8000)],
    ['too-deep', '- '.repeat(500)],
    ['too-deep', '> 1. '.repeat(200)],
    ['too-deep', `${'*'.repeat(half)}a${'*'.repeat(half)}`],
    [
      'too-deep',
      Array.from({ length: 100 }, (_, indent) => `${' '.repeat(indent * 2)}- a`)
        .join('\n')
        .slice(0, 8000),
    ],
    ['too-many-parts', '- a\n'.repeat(900)],
  ] as const)('%s', (fault, text) => {
    expect(parseRichText(text)).toEqual({ fault, text });
  });
});

/** The most that a part of a body costs the parser, measured against a plain text of the same length in the same run. */
test('the costliest texts within the limits end soon', () => {
  const marks = contentLimits.bodyMarks;
  const cpuMs = (text: string) => {
    const before = process.cpuUsage().user;
    parseRichText(text);
    return (process.cpuUsage().user - before) / 1000;
  };
  const costly = ['*a_ ', '*a**', '[', '![', '[a](', '`a``', '<a ', '&amp;'].map((unit) =>
    unit.repeat(marks / (unit.match(/[*_[\]`<&!]/g)?.length ?? 1)),
  );
  const plain = 'a word and *another* [one](/x).\n\n'.repeat(200);
  cpuMs(plain);
  const usual = cpuMs(plain);
  for (const text of costly) expect(cpuMs(text)).toBeLessThan(20 * usual + 200);
});

test('any text at all gives blocks or a reason', () => {
  const random = seededRandom(67);
  const pieces = [
    '*',
    '_',
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '`',
    '#',
    '- ',
    '1. ',
    '\n',
    '    ',
    '\\',
    '!',
    '&lt;',
    'a',
    '\u202e',
    '|',
    '~',
    'javascript:',
    '\ud800',
    '\u0301',
    'あ',
    'ש',
    '/',
    '\t',
    '\r',
  ];
  for (let round = 0; round < 300; round += 1) {
    const text = Array.from({ length: random.upTo(200) }, () => random.pick(pieces)).join('');
    const rich = parseRichText(text);
    if ('fault' in rich) continue;
    const links = partsOf(rich.blocks).flatMap((part) => (part.is === 'link' ? [part.to] : []));
    expect(links.filter((to) => !/^(https:\/\/|mailto:|\/(?![/\\]))/i.test(to))).toEqual([]);
  }
});
