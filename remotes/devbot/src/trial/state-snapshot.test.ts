import { changesBetween, parseSnapshot, type StateSnapshot } from './state-snapshot';

function snapshotOf(...lines: string[]): StateSnapshot {
  const snapshot = parseSnapshot(
    [...lines.map((line) => line.replaceAll(' ', '\t')), 'end\twhole'].join('\n'),
  );
  if (!snapshot) throw new Error('No snapshot');
  return snapshot;
}

const changed = (before: StateSnapshot, after: StateSnapshot) =>
  changesBetween(before, after).map(({ kind, path }) => `${kind} ${path}`);

it('reads a value with its type, size and text', () => {
  expect(snapshotOf('A.b string 3 77 abc').values.get('A.b')).toEqual({
    type: 'string',
    size: 3,
    sum: '77',
    text: 'abc',
  });
});

it.each([
  ['', 'no text'],
  ['A\ttable\t1\t2\t', 'a text without its end'],
  ['hello\nworld', 'foreign words'],
])('is no snapshot: %j (%s)', (text) => expect(parseSnapshot(text)).toBeUndefined());

it('says when the state was too large to be gone over whole', () => {
  expect(parseSnapshot('A\tnumber\t0\t5\t1\nend\tpartial')?.isPartial).toBe(true);
});

it('lists what came, what went and what changed', () => {
  const before = snapshotOf('A number 0 1 1', 'B number 0 2 2', 'C number 0 3 3');
  const after = snapshotOf('A number 0 1 1', 'B number 0 9 9', 'D number 0 4 4');
  expect(changed(before, after)).toEqual(['changed B', 'removed C', 'added D']);
});

it('lists the entries of a table in place of the table', () => {
  const before = snapshotOf('T table 2 1 ', 'T.a number 0 1 1', 'T.b number 0 2 2');
  const after = snapshotOf('T table 2 5 ', 'T.a number 0 1 1', 'T.b number 0 3 3');
  expect(changed(before, after)).toEqual(['changed T.b']);
});

it('says that a table changed inside where its entries are not listed', () => {
  const [change] = changesBetween(snapshotOf('T table 9000 1 '), snapshotOf('T table 9000 2 '));
  expect(change).toMatchObject({ kind: 'changed', path: 'T', isInside: true });
});

it('lists a table that came, or took the place of a number, as one change', () => {
  const before = snapshotOf('N number 0 1 1');
  const after = snapshotOf(
    'N table 1 4 ',
    'N.x number 0 1 1',
    'T table 1 1 ',
    'T.a table 1 1 ',
    'T.a.b number 0 1 1',
  );
  expect(changed(before, after)).toEqual(['changed N', 'added T']);
});

it('does not take a name for an entry of another that begins alike', () => {
  expect(changed(snapshotOf(), snapshotOf('Ab number 0 1 1', 'A number 0 1 1'))).toEqual([
    'added A',
    'added Ab',
  ]);
});

it('puts numbered entries into their order', () => {
  const after = snapshotOf('T table 12 2 ', 'T[10] number 0 1 1', 'T[2] number 0 1 1');
  expect(changed(snapshotOf('T table 10 1 '), after)).toEqual(['added T[2]', 'added T[10]']);
});

it('takes no entry for new or removed that only one side lists', () => {
  const before = snapshotOf('T table 2 1 ', 'T.a number 0 1 1', 'T.b number 0 2 2');
  const after = snapshotOf('T table 3 2 unlisted');
  expect(changed(before, after)).toEqual(['changed T']);
  expect(changed(after, before)).toEqual(['changed T']);
});
