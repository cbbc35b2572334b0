import { pathOfRow, processRow, withFresh } from './process-row';

const id = (letter: string) => letter.repeat(43);
const tags = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

test.each([
  ['a token', { Name: 'Carrots', Ticker: 'CRT' }, { name: 'Carrots', kind: 'token' }, '/devbot/tokens/'],
  [
    'a memecoin',
    { Name: 'Moon', Ticker: 'MOON', 'Token-Kind': 'memecoin' },
    { name: 'Moon', kind: 'memecoin' },
    '/devbot/memecoins/',
  ],
  ['an event', { Name: 'rainbow-rabbit-event' }, { name: '', kind: 'event' }, '/devbot/processes/'],
  ['a contest', { Name: 'rainbow-rabbit-contest' }, { name: '', kind: 'contest' }, '/devbot/processes/'],
  ['any process', { Name: 'x' }, { name: 'x', kind: 'process' }, '/devbot/processes/'],
  ['a process without tags', {}, { name: '', kind: 'process' }, '/devbot/processes/'],
])('the tags of a spawn tell %s', (_, spawned, row, path) => {
  const found = processRow(id('a'), tags(spawned), 5);
  expect(found).toEqual({ process: id('a'), at: 5, ...row });
  expect(pathOfRow(found)).toBe(path + id('a'));
});

test('a long name is cut off', () => {
  expect(processRow(id('a'), tags({ Name: 'x'.repeat(5000) }), undefined).name).toHaveLength(100);
});

const row = (letter: string, at: number) => ({
  process: id(letter),
  name: letter,
  kind: 'process' as const,
  at,
});

test('a process of this browser that the gateway does not list comes first, and says so', () => {
  const made = [row('a', 9), row('b', 1)];
  expect(withFresh([row('b', 1)], made, false)).toEqual([{ ...row('a', 9), isFresh: true }, row('b', 1)]);
});

test('one that is older than the listed ones may still be listed', () => {
  expect(withFresh([row('c', 5)], [row('a', 1)], true)).toEqual([row('c', 5)]);
  expect(withFresh([row('c', 5)], [row('a', 1)], false)).toHaveLength(2);
});
