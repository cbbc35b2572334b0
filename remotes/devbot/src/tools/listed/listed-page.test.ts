import { readListedProcesses } from './listed-page';

const owner = 'o'.repeat(43);
const node = (letter: string, change: object = {}) => ({
  cursor: letter,
  node: {
    id: letter.repeat(43),
    owner: { address: owner },
    tags: [{ name: 'Name', value: letter }],
    block: { timestamp: 7 },
    ...change,
  },
});

const answer = (edges: readonly object[], hasNextPage = false, status = 200) => {
  const text = JSON.stringify({ data: { transactions: { pageInfo: { hasNextPage }, edges } } });
  const fetched = jest.fn(async (..._: Parameters<typeof fetch>) => new Response(text, { status }));
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  return fetched;
};
const gateway = 'https://gateway.example/app/';
const read = (cursor?: string) =>
  readListedProcesses({
    gateways: gateway,
    filter: { owner },
    at: cursor === undefined ? undefined : { gateway, cursor },
  });

afterEach(() => jest.restoreAllMocks());

test('asks the gateway for what the wallet spawned', async () => {
  const fetched = answer([node('a'), node('b', { block: null })], true);
  expect(await read()).toEqual({
    rows: [
      { process: 'a'.repeat(43), name: 'a', kind: 'process', at: 7000 },
      { process: 'b'.repeat(43), name: 'b', kind: 'process' },
    ],
    next: { gateway, cursor: 'b' },
  });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('https://gateway.example/app/graphql');
  expect(JSON.parse(String(init?.body)).variables).toMatchObject({ owners: [owner] });
});

test('what is of another wallet, or no id, is left out', async () => {
  answer([node('a', { owner: { address: 'x' } }), node('b', { id: '<script>' }), node('c')]);
  expect((await read()).rows.map(({ name }) => name)).toEqual(['c']);
});

test('asks for launches by their kind, whoever made them, and leaves out what has another', async () => {
  const kind = (value: string) => ({
    owner: { address: value },
    tags: [
      { name: 'Ticker', value: 'T' },
      { name: 'Token-Kind', value },
    ],
  });
  const fetched = answer([node('a', kind('memecoin')), node('b', kind('stock')), node('c')]);
  const { rows } = await readListedProcesses({ gateways: gateway, filter: { tokenKinds: ['memecoin'] } });
  expect(rows).toEqual([{ process: 'a'.repeat(43), name: '', kind: 'memecoin', at: 7000 }]);
  const { owners, tags } = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)).variables;
  expect(owners).toBeUndefined();
  expect(tags).toContainEqual({ name: 'Token-Kind', values: ['memecoin'] });
});

test('a gateway that sends more than a page, or the same page again, is not followed for ever', async () => {
  answer(
    Array.from({ length: 500 }, () => node('a')),
    true,
  );
  const { rows, next } = await read('a');
  expect(rows).toHaveLength(25);
  expect(next).toBeUndefined();
});

test.each([
  ['a refusal', [], 400, 'http.status'],
  ['another shape', [{ cursor: 7 }], 200, 'http.invalid-reply'],
] as const)('%s is an error', async (_, edges, status, code) => {
  answer(edges, false, status);
  await expect(read()).rejects.toMatchObject({ code });
});
