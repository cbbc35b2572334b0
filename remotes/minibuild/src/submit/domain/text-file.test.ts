import { checkTextFile } from './text-file';

const file = (name: string, content: string | number[] = 'A tale', type = '') => ({
  name,
  type,
  bytes: typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content),
});

test.each([
  ['tale.txt', 'text/plain'],
  ['Tale.MD', 'text/markdown'],
  ['tale.markdown', 'text/markdown'],
])('the file %s is a text of type %s', (name, type) => {
  expect(checkTextFile(file(name))).toEqual({ type });
});

test('a text that was typed has the type it was made with', () => {
  expect(checkTextFile(file('', '兎の話\n\tש', 'text/plain'))).toEqual({ type: 'text/plain' });
});

test.each([
  ['a page', file('tale.html', '<p>', 'text/html'), 'no-text'],
  ['a page that says to be a text', file('tale.html', '<p>', 'text/plain'), 'no-text'],
  ['a text without a text', file('tale.txt', ' \n'), 'no-text'],
  ['more than 64 kB', file('tale.txt', 'a'.repeat(65_537)), 'text-too-large'],
  ['bytes that are no UTF-8', file('tale.txt', [0xff, 0xfe, 0x41, 0x00]), 'text-characters'],
  ['a picture', file('tale.txt', '\u0089PNG\u0000'), 'text-characters'],
] as const)('%s has a fault', (_, given, fault) => {
  expect(checkTextFile(given)).toEqual({ fault });
});

test('64 kB are fine', () => {
  expect(checkTextFile(file('tale.md', 'a'.repeat(65_536)))).toEqual({ type: 'text/markdown' });
});
