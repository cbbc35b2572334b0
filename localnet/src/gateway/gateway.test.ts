import { readFile } from 'node:fs/promises';
import { ensureAosModule } from '@rainbow-rabbit/processes/aos';
import { DataItem as ReferenceItem } from 'arbundles';
import Arweave from 'arweave';
import { post, signedItem, startTestNetwork } from '../testing/network-under-test';

let url: string;
let id: string;
let bytes: Uint8Array;

beforeAll(async () => {
  ({ url } = await startTestNetwork());
  const tags = { 'Content-Type': 'text/html', Topic: 'carrots' };
  ({ id, bytes } = await signedItem('author', { tags, data: '<p>Hello</p>', type: 'Note' }));
  expect((await post(url, 'tx', bytes)).json).toMatchObject({ id });
});

const get = (path: string) => fetch(new URL(path, url));
const graph = async (query: string, variables = {}) =>
  await post(url, 'graphql', JSON.stringify({ query, variables }));

describe('the gateway', () => {
  it('answers the published client’s question about the network', async () => {
    const { hostname: host, port } = new URL(url);
    const client = Arweave.init({ host, port, protocol: 'http' });
    const info = await client.network.getInfo();
    expect(info).toMatchObject({ network: 'rainbow-rabbit.localnet', height: expect.any(Number) });
    expect(await client.network.getPeers()).toEqual([]);
    expect(await client.transactions.getTransactionAnchor()).toMatch(/^[\w-]{64}$/);
    expect(await client.transactions.getPrice(1000)).toBe('11000000');
    expect(await client.wallets.getBalance('x'.repeat(43))).toBe(client.ar.arToWinston('10'));
    expect((await client.transactions.getStatus(id)).confirmed).toMatchObject({ number_of_confirmations: 1 });
  });

  it('gives the fields of an item, from which the reference library knows its owner', async () => {
    const transaction = await (await get(`tx/${id}`)).json();
    const reference = new ReferenceItem(Buffer.from(bytes));
    expect(transaction).toMatchObject({
      id: reference.id,
      owner: reference.owner,
      signature: reference.signature,
    });
    const data = await (await get(`tx/${id}/data`)).text();
    expect(Buffer.from(data, 'base64url').toString()).toBe('<p>Hello</p>');
  });

  it.each(['raw/', ''])('serves data at /%s{id} as what it is, but in a sandbox', async (prefix) => {
    const response = await get(prefix + id);
    expect(await response.text()).toBe('<p>Hello</p>');
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(response.headers.get('content-security-policy')).toBe('sandbox');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('serves the module of processes under its id, and no record of it, since nobody signed it here', async () => {
    const { id: module, file } = await ensureAosModule();
    const response = await get(module);
    expect(response.headers.get('content-type')).toBe('application/wasm');
    expect(Buffer.from(await response.arrayBuffer()).equals(await readFile(file))).toBe(true);
    expect((await get(`tx/${module}`)).status).toBe(404);
  });

  it('never sends a header that an author made up', async () => {
    const evil = await signedItem('author', {
      tags: { 'Content-Type': 'text/html\r\nX-Evil: 1' },
      data: 'x',
    });
    await post(url, 'tx', evil.bytes);
    const response = await get(`raw/${evil.id}`);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('x-evil')).toBeNull();
  });

  it.each(['tx/', 'tx/{}/status', 'raw/'])(
    'answers 404 with a reason for what it does not have: %s',
    async (path) => {
      const absent = 'x'.repeat(43);
      const response = await get(path.includes('{}') ? path.replace('{}', absent) : path + absent);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: 'tx.not-found' });
    },
  );

  it('answers HEAD like GET without a body, and OPTIONS for every page', async () => {
    const head = await fetch(new URL(`raw/${id}`, url), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '12', '']);
    const options = await fetch(new URL('mu', url), { method: 'OPTIONS' });
    expect([options.status, options.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });

  it('says which method a path wants', async () => {
    const response = await fetch(new URL('graphql', url));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('its graph', () => {
  const ids = async (args: string, variables = {}) => {
    const { json } = await graph(
      `query Q($tags: [TagFilter!]) { transactions(${args}) { edges { node { id } } } }`,
      variables,
    );
    const { data } = json as { data: { transactions: { edges: { node: { id: string } }[] } } };
    return data.transactions.edges.map(({ node }) => node.id);
  };

  it('finds items by id, owner and tags, written in the query or as variables', async () => {
    expect(await ids(`ids: ["${id}"]`)).toEqual([id]);
    expect(await ids('tags: [{ name: "Topic", values: ["carrots"] }]')).toEqual([id]);
    expect(await ids('tags: $tags', { tags: [{ name: 'Topic', values: ['carrots', 'clover'] }] })).toEqual([
      id,
    ]);
    expect(await ids('tags: [{ name: "Topic", values: ["clover"] }]')).toEqual([]);
    expect(await ids('owners: ["nobody"]')).toEqual([]);
  });

  it('gives exactly the fields asked for, under their aliases', async () => {
    const { json } = await graph(
      `{ found: transaction(id: "${id}") { id type: tags { name } block { height } } }`,
    );
    const names = ['Data-Protocol', 'Variant', 'Type', 'Content-Type', 'Topic'].map((name) => ({ name }));
    expect(json).toEqual({ data: { found: { id, type: names, block: { height: expect.any(Number) } } } });
  });

  it('pages', async () => {
    for (const data of ['one', 'two', 'three']) {
      await post(url, 'tx', (await signedItem('author', { tags: { Topic: 'pages' }, data })).bytes);
    }
    const filter = 'tags: [{ name: "Topic", values: "pages" }], sort: HEIGHT_ASC';
    const page = async (more: string) => {
      const { json } = await graph(
        `{ transactions(${filter}, first: 2${more}) { pageInfo { hasNextPage } edges { cursor } } }`,
      );
      return (json as { data: { transactions: { pageInfo: object; edges: { cursor: string }[] } } }).data
        .transactions;
    };
    const first = await page('');
    expect([first.edges.length, first.pageInfo]).toEqual([2, { hasNextPage: true }]);
    const second = await page(`, after: "${first.edges[1]?.cursor}"`);
    expect([second.edges.length, second.pageInfo]).toEqual([1, { hasNextPage: false }]);
  });
});
