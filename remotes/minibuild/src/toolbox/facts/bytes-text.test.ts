import { hexOf, shownText, utf8Text, wholeText } from './bytes-text.domain';

const bytes = (text: string) => new TextEncoder().encode(text);

test('bytes are decoded as text only if they are valid UTF-8', () => {
  expect(utf8Text(bytes('żółw 亀'))).toBe('żółw 亀');
  expect(utf8Text(Uint8Array.of(0xc3, 0x28))).toBeUndefined();
  expect(utf8Text(bytes('\uFEFFx'))).toBe('\uFEFFx');
});

test('bytes are shown in three ways', () => {
  const data = bytes('<b>é');
  expect(wholeText(data, 'text')).toBe('<b>é');
  expect(wholeText(data, 'hex')).toBe('3c623ec3a9');
  expect(hexOf(data, ' ')).toBe('3c 62 3e c3 a9');
  expect(wholeText(data, 'base64url')).toBe('PGI-w6k');
});

test.each([
  ['text', 20_000],
  ['hex', 4096],
  ['base64url', 12_288],
] as const)('of many bytes, only the first are shown as %s', (view, limit) => {
  const many = new Uint8Array(1_000_000).fill(0x61);
  const { text, shown } = shownText(many, view);
  expect(shown).toBe(limit);
  expect(text.length).toBeLessThan(20_001);
  expect(wholeText(many, view).length).toBeGreaterThanOrEqual(1_000_000);
});
