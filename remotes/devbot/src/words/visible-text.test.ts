import { endsOfId, oneLine, visibleText } from './visible-text.domain';

it('writes hidden characters out, and leaves the others', () => {
  expect(visibleText('a\u202eb\u0007\u200b')).toBe('a\\u202eb\\u0007\\u200b');
  expect(visibleText('żółw\t亀\n🐇')).toBe('żółw\t亀\n🐇');
});

it('writes out the marks of a pile, and leaves those that a letter has', () => {
  const mark = '\u0301';
  expect(visibleText(`e${mark.repeat(5)}x${mark}`)).toBe(`e${mark.repeat(3)}\\u0301\\u0301x${mark}`);
  expect(visibleText('1\ufe0f\u20e3 ệ กี้')).toBe('1\ufe0f\u20e3 ệ กี้');
});

it('puts the beginning of a text into one line', () => {
  expect(oneLine(' a\n\n b ', 10)).toBe('a b');
  expect(oneLine('x'.repeat(20), 10)).toBe(`${'x'.repeat(10)}…`);
  expect(oneLine(`a${' '.repeat(1_000_000)}b`, 10)).toBe('a…');
});

it('shortens ids to their ends', () => {
  expect(endsOfId(`abcdef${'x'.repeat(33)}wxyz`)).toBe('abcde…xwxyz');
  expect(endsOfId('no id\u0000')).toBe('no id\\u0000');
});
