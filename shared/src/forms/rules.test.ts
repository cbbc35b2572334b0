import { email, is, max, required, url } from './rules';

test.each([null, undefined, '', '   ', '\n\t', false, []])('required fails on %j', (value) => {
  expect(required().passes(value, {})).toBe(false);
});

test.each(['a', ' a ', true, 0, ['a'], { a: 1 }])('required passes %j', (value) => {
  expect(required().passes(value, {})).toBe(true);
});

test.each(['', null, undefined, 'a@b.co', 'first.last+tag@sub.example.org', " o'neil@example.ie "])(
  'email passes %j',
  (value) => {
    expect(email().passes(value, {})).toBe(true);
  },
);

test.each(['a', 'a@', '@b.co', 'a@b', 'a b@c.de', 'a@b..co', 'a@-b.co', 'a@b.co, c@d.co'])(
  'email fails on %j',
  (value) => {
    expect(email().passes(value, {})).toBe(false);
  },
);

test('url needs something that parses, and its pattern if it has one', () => {
  expect(url().passes('', {})).toBe(true);
  expect(url().passes('https://example.org/a?b#c', {})).toBe(true);
  expect(url().passes('example.org', {})).toBe(false);
  const secure = url({ pattern: /^https:/ });
  expect(secure.passes('https://example.org', {})).toBe(true);
  expect(secure.passes('http://example.org', {})).toBe(false);
  expect(secure.passes('', {})).toBe(true);
});

test('is compares with a value, or with what the other values lead to', () => {
  expect(is(true).passes(true, {})).toBe(true);
  expect(is('yes').passes('no', {})).toBe(false);
  const same = is<{ email: string }>(({ email: other }) => other);
  expect(same.passes('a@b.co', { email: 'a@b.co' })).toBe(true);
  expect(same.passes('', { email: 'a@b.co' })).toBe(false);
});

test('max counts characters as people do', () => {
  expect(max(3).passes('abc', {})).toBe(true);
  expect(max(3).passes('abcd', {})).toBe(false);
  expect(max(3).passes('🐇🐇🐇', {})).toBe(true);
  expect(max(3).passes('', {})).toBe(true);
});
