import { withInside } from './inside-changes';
import type { StateChange } from './state-snapshot';

const table = { type: 'table', size: 9000, text: 'unlisted' };
const changed = (path: string, isInside = false): StateChange => ({
  kind: 'changed',
  path,
  before: table,
  after: table,
  isInside,
});
const added = (path: string): StateChange => ({ kind: 'added', path, after: table });

it('looks into tables level by level, and adds what changed at the last one', async () => {
  const asked: (readonly string[])[] = [];
  const levels = [[changed('T.k1', true), added('T.k2')], [changed('T.k1.points')]];
  const compare = async (paths: readonly string[]) => {
    asked.push(paths);
    return levels.shift();
  };
  const [first, second] = await withInside([changed('A'), changed('T', true)], compare);
  expect(asked).toEqual([['T'], ['T.k1']]);
  expect(first).toEqual(changed('A'));
  expect(second).toMatchObject({ path: 'T', inside: [{ path: 'T.k2' }, { path: 'T.k1.points' }] });
});

it('ends at a bounded level, and leaves a table as it is that can’t be looked into', async () => {
  const compare = jest.fn(async ([path]: readonly string[]) => [changed(`${path}.deeper`, true)]);
  await withInside([changed('T', true)], compare);
  expect(compare).toHaveBeenCalledTimes(6);
  expect(await withInside([changed('T', true)], async () => undefined)).toEqual([changed('T', true)]);
});
