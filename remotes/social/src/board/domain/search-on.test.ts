import { mostFound, searchOn } from './search-on';

const row = (number: number) => ({ address: `a${number}` });
const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => row(from + index));

/** A search whose replies look at a thousand names each and find the same number of people. */
function search(found: number, replies = Number.POSITIVE_INFINITY) {
  const asked: number[] = [];
  const read = async (from: number) => {
    asked.push(from);
    const next = asked.length < replies ? from + 1000 : undefined;
    return { rows: rows(from, found), next };
  };
  return { asked, read };
}

const start = { rows: [], next: 0 };

test('a reply with enough people is all that a press reads', async () => {
  const { asked, read } = search(20);
  expect(await searchOn(start, read)).toEqual({ rows: rows(0, 20), next: 1000 });
  expect(asked).toEqual([0]);
});

test('replies without people are followed a few times, and no further', async () => {
  const { asked, read } = search(0);
  expect(await searchOn(start, read)).toEqual({ rows: [], next: 5000 });
  expect(asked).toEqual([0, 1000, 2000, 3000, 4000]);
});

test('the next press goes on, until there are no more names', async () => {
  const { read } = search(20, 2);
  const first = await searchOn(start, read);
  expect(await searchOn(first, read)).toEqual({ rows: [...rows(0, 20), ...rows(1000, 20)], next: undefined });
});

test('a search that has ended reads nothing', async () => {
  const { asked, read } = search(20);
  expect(await searchOn({ rows: [row(1)] }, read)).toEqual({ rows: [row(1)], next: undefined });
  expect(asked).toEqual([]);
});

test('a person who is found again is there once', async () => {
  const read = async () => ({ rows: [row(1), row(2)] });
  expect((await searchOn({ rows: [row(1)], next: 20 }, read)).rows).toEqual([row(1), row(2)]);
});

test.each([0, 20])('a reply that goes on at %i instead of after 20 ends the search', async (next) => {
  const asked: number[] = [];
  const read = async (from: number) => {
    asked.push(from);
    return { rows: [], next };
  };
  expect(await searchOn({ rows: [], next: 20 }, read)).toEqual({ rows: [], next: undefined });
  expect(asked).toEqual([20]);
});

test('a search shows no more people than it may', async () => {
  const { read } = search(300);
  let found = await searchOn(start, read);
  found = await searchOn(found, read);
  expect(found.rows).toHaveLength(mostFound);
  const { asked, read: readOn } = search(20);
  expect(await searchOn(found, readOn)).toEqual(found);
  expect(asked).toEqual([]);
});
