import { fromBase64Url, ownerAddress } from '@rainbow-rabbit/shared/arweave';
import type Transaction from 'arweave/node/lib/transaction';
import { type GatewayAuthor, gatewayAuthor } from '../testing/gateway-author';
import { post, startTestNetwork } from '../testing/network-under-test';

let url: string;
let author: GatewayAuthor;
let transaction: Transaction;

beforeAll(async () => {
  ({ url } = await startTestNetwork());
  author = await gatewayAuthor(url);
  transaction = await author.signed('<p>Hello</p>', { 'Content-Type': 'text/html', Topic: 'clover' });
  expect((await author.client.transactions.post(transaction)).status).toBe(200);
});

const get = (path: string) => fetch(new URL(path, url));
const textAt = async (path: string) => await (await get(path)).text();

describe('a transaction with its data inside', () => {
  it('is given back by the published client, record, data and status', async () => {
    const { client } = author;
    const found = await client.transactions.get(transaction.id);
    expect(await client.transactions.verify(found)).toBe(true);
    expect(Buffer.from(found.data).toString()).toBe('<p>Hello</p>');
    expect(await client.transactions.getData(transaction.id, { decode: true, string: true })).toBe(
      '<p>Hello</p>',
    );
    const { confirmed } = await client.transactions.getStatus(transaction.id);
    // The network makes blocks of its own.
    expect(confirmed?.number_of_confirmations).toBeGreaterThanOrEqual(1);
  });

  it('is served as what it is, and field by field', async () => {
    const page = await get(transaction.id);
    expect([page.headers.get('content-type'), await page.text()]).toEqual(['text/html', '<p>Hello</p>']);
    expect(await textAt(`tx/${transaction.id}/data_size`)).toBe('12');
    expect(await textAt(`tx/${transaction.id}/owner`)).toBe(transaction.owner);
    expect(JSON.parse(await textAt(`tx/${transaction.id}/tags`))).toHaveLength(2);
    expect((await get(`tx/${transaction.id}/constructor`)).status).toBe(404);
  });

  it('is in its block and the last of its author, and is found by tag and owner', async () => {
    const { client } = author;
    const address = await ownerAddress(fromBase64Url(transaction.owner));
    expect(await client.wallets.getLastTransactionID(address)).toBe(transaction.id);
    const { confirmed } = await client.transactions.getStatus(transaction.id);
    const block = await client.blocks.get(confirmed?.block_indep_hash ?? '');
    expect(block).toMatchObject({ height: confirmed?.block_height, txs: [transaction.id] });
    expect(await client.arql({ op: 'equals', expr1: 'from', expr2: address })).toEqual([transaction.id]);
    expect(await client.arql({ op: 'equals', expr1: 'Topic', expr2: 'clover' })).toEqual([transaction.id]);
    const query = `{ transactions(owners: ["${address}"]) { edges { node { id } } } }`;
    const { json } = await post(url, 'graphql', JSON.stringify({ query }));
    expect(json).toEqual({ data: { transactions: { edges: [{ node: { id: transaction.id } }] } } });
  });

  it('may come again', async () => {
    expect((await author.client.transactions.post(transaction)).status).toBe(200);
  });
});

describe('refusals with a reason', () => {
  const refusalOf = async (changes: object) => {
    const posted = { ...transaction.toJSON(), data: Buffer.from('<p>Hello</p>').toString('base64url') };
    const response = await post(url, 'tx', JSON.stringify({ ...posted, ...changes }));
    return [response.status, response.json.error];
  };

  it.each([
    ['a changed field', { reward: '7' }, 'tx.signature-invalid'],
    ["another's id", { id: 'x'.repeat(43) }, 'tx.signature-invalid'],
    ['an owner that is no key', { owner: 'x'.repeat(45) }, 'tx.signature-invalid'],
    ['data that was not signed', { data: 'PHA-SGVsbD8vcD4' }, 'tx.data-root-invalid'],
    ['a size without a root', { data_root: '' }, 'tx.data-root-invalid'],
    ['more than exists', { data_size: '9007199254740991' }, 'tx.data-too-big'],
    ['too many bytes of tags', { tags: [{ name: 'x', value: 'x'.repeat(4000) }] }, 'tx.tags-too-big'],
    ['another format', { format: 1 }, 'tx.malformed'],
    ['no signature', { signature: '' }, 'tx.malformed'],
  ])('%s', async (_, changes, code) => {
    expect(await refusalOf(changes)).toEqual([400, code]);
  });

  it.each([
    ['tx', '{'],
    ['arql', '{"op":"or"}'],
  ])('garbage at /%s', async (path, body) => {
    const response = await post(url, path, body);
    expect([response.status, typeof response.json.error]).toEqual([400, 'string']);
  });

  it.each([
    ['block/height/999999999', 404],
    ['block/height/x', 404],
    ['block/hash/x', 404],
    [`block/hash/${'_'.repeat(64)}`, 404],
    ['chunk/0', 404],
    ['chunk/x', 404],
    ['wallet/x/balance', 400],
  ])('%s', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});

describe('a path manifest', () => {
  it('serves what it lists by path, its index, and its fallback', async () => {
    const page = await author.store('<p>Index</p>', { 'Content-Type': 'text/html' });
    const style = await author.store('p {}', { 'Content-Type': 'text/css' });
    const paths = { 'index.html': { id: page }, 'a b/style.css': { id: style } };
    const manifest = { manifest: 'arweave/paths', version: '0.1.0', index: { path: 'index.html' }, paths };
    const type = { 'Content-Type': 'application/x.arweave-manifest+json' };
    const id = await author.store(JSON.stringify(manifest), type);
    expect(await textAt(id)).toBe('<p>Index</p>');
    expect(await textAt(`${id}/`)).toBe('<p>Index</p>');
    const styleAnswer = await get(`${id}/a%20b/style.css`);
    expect([styleAnswer.headers.get('content-type'), await styleAnswer.text()]).toEqual(['text/css', 'p {}']);
    expect(JSON.parse(await textAt(`raw/${id}`))).toEqual(manifest);
    const absent = await get(`${id}/__proto__`);
    expect([absent.status, await absent.json()]).toMatchObject([404, { error: 'manifest.path-unknown' }]);

    const other = await author.store(JSON.stringify({ ...manifest, fallback: { id: style } }), type);
    expect(await textAt(`${other}/anything`)).toBe('p {}');
  });

  it('with malformed JSON has nothing at any path', async () => {
    const id = await author.store('{', { 'Content-Type': 'application/x.arweave-manifest+json' });
    expect((await get(id)).status).toBe(404);
  });
});
