import { webAddressOf } from './web-address';

test.each([
  ['https://example.org', 'https://example.org/'],
  [' https://example.org/a?b=c#d ', 'https://example.org/a?b=c#d'],
  ['https://münchen.example/straße', 'https://xn--mnchen-3ya.example/stra%C3%9Fe'],
  ["https://example.org/o'neil|x", 'https://example.org/o%27neil%7cx'],
  ['http://example.org', undefined],
  ['javascript:alert(1)', undefined],
  ['https://me:secret@example.org', undefined],
  ['https://localhost/', undefined],
  ['https://[::1]/', undefined],
  ['example.org', undefined],
  ['', undefined],
])('%j is sent as %j', (text, address) => {
  expect(webAddressOf(text)).toBe(address);
});
