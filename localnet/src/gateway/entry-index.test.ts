import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { type EntryFilter, EntryIndex, type IndexedEntry } from './entry-index';

const owners = ['anna', 'ben', 'cleo'];
const topics = ['carrots', 'clover', 'hay', 'grass'];

function filled(size: number, seed = 1): { index: EntryIndex; entries: IndexedEntry[] } {
  const random = seededRandom(seed);
  const index = new EntryIndex();
  const pick = (list: readonly string[]) => list[random.upTo(list.length)] ?? '';
  const entries = Array.from({ length: size }, (_, index) => ({
    id: `id${index}`,
    address: pick(owners),
    target: pick(['', 'x', 'y']),
    tags: Array.from({ length: random.upTo(4) }, () => ({
      name: pick(['Topic', 'Kind']),
      value: pick(topics),
    })),
    timestamp: index,
  }));
  for (const entry of entries) index.add(entry);
  return { index, entries };
}

const free = () => undefined;

function slowly(entries: readonly IndexedEntry[], filter: EntryFilter): string[] {
  const among = (value: string, list?: readonly string[]) => !list || list.includes(value);
  return entries
    .filter(
      ({ id, address, target, tags }) =>
        among(id, filter.ids) &&
        among(address, filter.owners) &&
        among(target, filter.recipients) &&
        (filter.tags ?? []).every(({ name, values }) =>
          tags.some((tag) => tag.name === name && (values.length === 0 || values.includes(tag.value))),
        ),
    )
    .map(({ id }) => id);
}

it.each<[string, EntryFilter]>([
  ['everything', {}],
  ['ids, also unknown ones', { ids: ['id9', 'id3', 'no', 'id200', 'id3'] }],
  ['owners', { owners: ['anna', 'cleo'] }],
  ['no owner', { owners: [] }],
  ['an owner and a recipient', { owners: ['ben'], recipients: ['x', ''] }],
  ['a tag of any value', { tags: [{ name: 'Kind', values: [] }] }],
  ['a tag of some values', { tags: [{ name: 'Topic', values: ['hay', 'clover'] }] }],
  [
    'two tags and an owner',
    {
      owners: ['anna'],
      tags: [
        { name: 'Topic', values: ['hay', 'grass'] },
        { name: 'Kind', values: ['carrots', 'hay'] },
      ],
    },
  ],
])('finds %s in both orders, and on from any entry', (_, filter) => {
  const { index, entries } = filled(300);
  const expected = slowly(entries, filter);
  const found = (order: object) => [...index.find(filter, order, free)].map(({ id }) => id);
  expect(found({ isOldestFirst: true })).toEqual(expected);
  expect(found({})).toEqual(expected.toReversed());
  expect(index.count(filter, free)).toBe(expected.length);
  for (const after of ['id0', 'id9', 'id150', 'id299']) {
    const isLater = (id: string) => Number(id.slice(2)) > Number(after.slice(2));
    expect(found({ isOldestFirst: true, after })).toEqual(expected.filter(isLater));
    const isEarlier = (id: string) => Number(id.slice(2)) < Number(after.slice(2));
    expect(found({ after })).toEqual(expected.toReversed().filter(isEarlier));
  }
});

it('keeps an entry that is added twice once', () => {
  const { index, entries } = filled(3);
  for (const entry of entries) index.add(entry);
  expect(index.size).toBe(3);
});

it.each<[string, EntryFilter]>([
  ['everything', {}],
  ['an owner', { owners: ['anna'] }],
  ['tags', { tags: [{ name: 'Topic', values: topics }] }],
  ['ids', { ids: ['id5', 'id6'] }],
])('finds a page of %s by work that does not grow with the number of entries', (_, filter) => {
  const costs = [1000, 20_000].map((size) => {
    const { index } = filled(size);
    let steps = 0;
    const pages = index.find(filter, { after: 'id500' }, (more) => {
      steps += more;
    });
    for (let taken = 0; taken < 10 && !pages.next().done; taken += 1);
    return steps;
  });
  expect(costs[1]).toBe(costs[0]);
});

it('stops a search without end at what may be spent', () => {
  const { index } = filled(1000);
  let left = 500;
  const spend = (steps: number) => {
    left -= steps;
    if (left < 0) throw new Error('too much');
  };
  const nothing = {
    owners: ['anna'],
    tags: [
      { name: 'Topic', values: ['never'] },
      { name: 'Kind', values: [] },
    ],
  };
  expect([...index.find(nothing, {}, spend)]).toEqual([]);
  expect(() => [...index.find({ recipients: ['x', 'y', ''] }, {}, spend)]).toThrow('too much');
});
