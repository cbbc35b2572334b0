import { piecesOf } from './line-pieces';
import { layoutText, lineHeight, measureText } from './text-layout';

/** Latin letters are half as wide as high, East Asian ones as wide as high. */
const measure = (text: string) =>
  [...text].reduce((sum, character) => sum + (character.charCodeAt(0) > 0x2e80 ? 1 : 0.5), 0);

const room = { width: 400, height: 300, smallest: 20, largest: 200 };
const laidOut = (text: string, box: typeof room) => layoutText(measureText(text, measure), box);
const pieces = (text: string) => piecesOf(text).map((piece) => piece.text);

test('words are pieces, and so is each character of Chinese and Japanese with its punctuation', () => {
  expect(pieces('two  words')).toEqual(['two', 'words']);
  expect(pieces('我们“走”吧，好。')).toEqual(['我', '们', '“走”', '吧，', '好。']);
  expect(pieces('「きょう」は')).toEqual(['「きょ', 'う」', 'は']);
  expect(pieces('AO 网络 v2')).toEqual(['AO', '网', '络', 'v2']);
  expect(pieces('long-winded')).toEqual(['long-', 'winded']);
  expect(pieces('👩‍👩‍👧‍👦👍🏽 ok')).toEqual(['👩‍👩‍👧‍👦👍🏽', 'ok']);
  expect(pieces('   ')).toEqual([]);
});

test('letters are as large as the box allows, and never larger than the limit', () => {
  const { size, lines, isFitting } = laidOut('hop hop hop', room);
  expect(isFitting).toBe(true);
  expect(lines.length * lineHeight * size).toBeLessThanOrEqual(room.height);
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(room.width);
  const larger = laidOut('hop hop hop', { ...room, smallest: size + 1, largest: size + 1 });
  expect(larger.isFitting).toBe(false);
  expect(laidOut('hop', { ...room, largest: 30 }).size).toBe(30);
});

test.each([
  ['the quick brown rabbit jumps over the lazy dog again and again'],
  ['七つの色をぜんぶ集めたのに、どうして月曜日は灰色なのだろう。'],
  ['如果我集齐了七种颜色，为什么周一的我还是灰色的？'],
])('every line fits, in any script: %s', (text) => {
  for (const width of [120, 260, 500]) {
    const { size, lines, isFitting } = laidOut(text, { ...room, width });
    expect([width, isFitting]).toEqual([width, true]);
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(width * (1 + 1e-9));
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  }
});

test('lines are as even as they can be', () => {
  const { lines } = laidOut('aaaa bbbb cccc dddd', { ...room, width: 170, height: 60, largest: 20 });
  expect(lines).toEqual(['aaaa bbbb', 'cccc dddd']);
});

test('no line of Chinese begins with a comma', () => {
  const { lines } = laidOut('一二三四五，六七八九十', { ...room, width: 100, smallest: 20, largest: 20 });
  for (const line of lines) expect(line).not.toMatch(/^，/);
});

test('line breaks of the writer stay, and an empty line is a line', () => {
  expect(laidOut('a\n\nb', room).lines).toEqual(['a', '', 'b']);
  expect(laidOut('', room)).toMatchObject({ lines: [''], isFitting: true });
});

test('a word that is too long breaks between characters in the smallest letters', () => {
  const { size, lines, isFitting } = laidOut('x'.repeat(90), room);
  expect([size, isFitting]).toEqual([20, false]);
  expect(lines.join('')).toBe('x'.repeat(90));
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(room.width);
});
