import { concatBytes, utf8 } from './bytes';
import { decodeTags, encodeTags } from './tags';

const tags = [
  { name: 'a', value: 'b' },
  { name: '色', value: '' },
];
const zero = Uint8Array.of(0);
/** A name or value as Avro writes it: its length, zig-zag, and its bytes. */
const text = (bytes: Uint8Array) => concatBytes(Uint8Array.of(bytes.length * 2), bytes);
const pairs = tags.map(({ name, value }) => concatBytes(text(utf8(name)), text(utf8(value))));

it('reads back what it writes', () => {
  expect(decodeTags(encodeTags(tags))).toEqual(tags);
  expect(encodeTags([])).toHaveLength(0);
  expect(decodeTags(new Uint8Array())).toEqual([]);
});

it('keeps a byte-order mark, which is part of what was signed', () => {
  const marked = [{ name: '\ufeffa', value: '\ufeff' }];
  expect(decodeTags(encodeTags(marked))).toEqual(marked);
});

it('reads tags in several blocks, and blocks that say their size', () => {
  const one = Uint8Array.of(2);
  expect(decodeTags(concatBytes(...pairs.flatMap((pair) => [one, pair]), zero))).toEqual(tags);
  const minusTwo = Uint8Array.of(3);
  const size = Uint8Array.of(pairs.reduce((sum, pair) => sum + pair.length, 0) * 2);
  expect(decodeTags(concatBytes(minusTwo, size, ...pairs, zero))).toEqual(tags);
});

it.each([
  ['end too early', Uint8Array.of(2, 2)],
  ['have no end', Uint8Array.of(2, 2, 97, 2, 98)],
  ['go on after their end', Uint8Array.of(0, 0)],
  ['have a negative length', Uint8Array.of(2, 1, 0, 0)],
  ['declare a number that no tag needs', Uint8Array.of(255, 255, 255, 255, 255, 1)],
  ['are not UTF-8', Uint8Array.of(2, 2, 255, 2, 98, 0)],
  ['write a pair of surrogates apart', Uint8Array.of(2, 12, 0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80, 2, 98, 0)],
])('refuses tags that %s', (_, bytes) => {
  expect(() => decodeTags(bytes)).toThrow('data-item.tags-malformed');
});
