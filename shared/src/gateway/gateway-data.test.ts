import { parseDataItem, type TransactionLike, toBase64Url, utf8 } from '../arweave';
import { makeTestSigner } from '../arweave/testing/signer';
import { startTestServer, type TestReply, type TestServer } from '../http/testing/test-server';
import { dataChunks } from './chunks';
import { createGatewayReader } from './gateway-reader';
import { makeTestAuthor } from './testing/transaction';

const data = Uint8Array.from({ length: 300 * 1024 }, (_, index) => (index * 31) % 251);
/** Compares bytes in one step: Jest takes seconds for so many numbers. */
const isData = (bytes: Uint8Array) => Buffer.from(bytes).equals(data);
let signed: TransactionLike;
let honest: Record<string, TestReply>;
let server: TestServer | undefined;

beforeAll(async () => {
  const author = await makeTestAuthor();
  signed = await author({ data, tags: [{ name: 'Topic', value: 'hay' }] });
  const { chunks } = await dataChunks(data);
  const [first, second] = chunks.map(({ bytes, proof }) => ({
    body: { chunk: toBase64Url(bytes), data_path: toBase64Url(proof) },
  }));
  honest = {
    [`/tx/${signed.id}`]: { body: { ...signed, data: '' } },
    [`/tx/${signed.id}/data`]: { body: toBase64Url(data) },
    [`/tx/${signed.id}/offset`]: { body: { size: String(data.length), offset: String(1000 + data.length) } },
    '/chunk/1001': first ?? {},
    [`/chunk/${1001 + 256 * 1024}`]: second ?? {},
  };
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** A reader of a gateway that answers those paths otherwise; `{id}` stands for the transaction's. */
async function readerWith(changes: Record<string, TestReply>) {
  const replies = { ...honest };
  for (const [path, reply] of Object.entries(changes)) replies[path.replace('{id}', signed.id ?? '')] = reply;
  server = await startTestServer(({ url }) => replies[url] ?? { status: 404 });
  return createGatewayReader({ url: `${server.url}/` });
}
const idOf = () => signed.id ?? '';
const record = (change: object): TestReply => ({ body: { ...signed, data: '', ...change } });

it('reads data that fits its signed root, from the chunks when it must', async () => {
  const atOnce = await (await readerWith({})).data(idOf());
  expect([atOnce.isProven, isData(atOnce.bytes)]).toEqual([true, true]);
  await server?.stop();
  for (const whole of [{ status: 404 }, { body: 'AAAA' }, { body: '!' }]) {
    const reader = await readerWith({ '/tx/{id}/data': whole });
    const byChunks = await reader.data(idOf());
    expect([byChunks.isProven, isData(byChunks.bytes)]).toEqual([true, true]);
    await server?.stop();
  }
});

it('reads chunk by chunk what does not arrive in one piece', async () => {
  await readerWith({});
  const slow: typeof fetch = (...args) =>
    String(args[0]).endsWith('/data') ? Promise.reject(new TypeError('gone')) : fetch(...args);
  const { isProven, bytes } = await createGatewayReader({ url: `${server?.url}/`, fetch: slow }).data(idOf());
  expect([isProven, isData(bytes)]).toEqual([true, true]);
});

it('reads tags as they were signed, to the first letter', async () => {
  const tags = [{ name: 'Topic', value: '\uFEFFhay' }];
  const marked = await (await makeTestAuthor())({ data: 'hay', tags });
  const reader = await readerWith({ [`/tx/${marked.id}`]: { body: { ...marked, data: '' } } });
  expect((await reader.transaction(marked.id ?? '')).readableTags).toEqual(tags);
});

it.each<[string, () => TestReply]>([
  ['a changed field', () => record({ reward: '9' })],
  ['a changed tag', () => record({ tags: [{ name: 'SGF5', value: 'SGF5' }] })],
  ['another id', () => record({ id: 'x'.repeat(43) })],
  ['an invalid owner', () => record({ owner: 'x' })],
  ['an invalid signature', () => record({ signature: '!' })],
  ['an empty signature', () => record({ signature: '' })],
  ['a later format', () => record({ format: 3 })],
  ['the look of a data item', () => record({ data_root: '' })],
])('believes no record with %s', async (_, reply) => {
  const reader = await readerWith({ '/tx/{id}': reply() });
  await expect(reader.transaction(idOf())).rejects.toMatchObject({ code: 'gateway.tx-unverified' });
  await expect(reader.data(idOf())).rejects.toMatchObject({ code: 'gateway.tx-unverified' });
});

it('says of the earliest format that it cannot check it, not that it is wrong', async () => {
  const reader = await readerWith({ '/tx/{id}': record({ format: 1 }) });
  await expect(reader.data(idOf())).rejects.toMatchObject({ code: 'gateway.tx-uncheckable' });
});

it('says of a data item only what its owner signed', async () => {
  const { signDataItem } = await makeTestSigner();
  const item = await parseDataItem(await signDataItem({ data: 'hay' }));
  const [owner, signature] = [toBase64Url(item.owner), toBase64Url(item.signature)];
  const signedFields = { id: item.id, owner, signature, last_tx: '', target: '', tags: [] };
  const lies = { quantity: '5', reward: '7', data_size: '4000' };
  const reader = await readerWith({
    [`/tx/${item.id}`]: { body: { ...signedFields, ...lies, format: 2, data_root: '' } },
    [`/tx/${item.id}/data`]: { body: toBase64Url(item.data) },
  });
  const truth = { kind: 'data-item', quantity: '0', reward: '0', data_size: '3' };
  expect(await reader.transaction(item.id)).toMatchObject(truth);
});

it.each<[string, string, () => Record<string, TestReply>]>([
  [
    'another chunk',
    'gateway.data-unverified',
    () => ({ '/chunk/1001': honest[`/chunk/${1001 + 256 * 1024}`] ?? {} }),
  ],
  [
    'another size',
    'gateway.data-unverified',
    () => ({ '/tx/{id}/offset': { body: { size: '7', offset: '9' } } }),
  ],
  ['no place', 'gateway.data-missing', () => ({ '/tx/{id}/offset': { status: 404 } })],
  ['no chunk', 'gateway.data-missing', () => ({ '/chunk/1001': { status: 404 } })],
  ['an invalid chunk', 'http.invalid-reply', () => ({ '/chunk/1001': { body: { chunk: '!' } } })],
])('gives no data when the gateway has %s', async (_, code, changes) => {
  const reader = await readerWith({ '/tx/{id}/data': { status: 404 }, ...changes() });
  await expect(reader.data(idOf())).rejects.toMatchObject({ code });
});

it('says that data without a record is not proven', async () => {
  const reader = await readerWith({ '/raw/inside-a-bundle': { body: 'carrots' } });
  expect(await reader.data('inside-a-bundle')).toEqual({ bytes: utf8('carrots'), isProven: false });
  await expect(reader.data('nowhere')).rejects.toMatchObject({ code: 'gateway.tx-not-found' });
});

it('reads no more than was asked for, with a record or without', async () => {
  const reader = await readerWith({ '/raw/inside-a-bundle': { body: 'carrots' } });
  expect((await reader.data('inside-a-bundle', 7)).bytes).toEqual(utf8('carrots'));
  const refused = { code: 'gateway.data-too-large', params: { limit: 6 / 1024 ** 2 } };
  await expect(reader.data('inside-a-bundle', 6)).rejects.toMatchObject(refused);
  await expect(reader.data(idOf(), 6)).rejects.toMatchObject(refused);
  expect(server?.requests.some(({ url }) => url === `/tx/${idOf()}/data`)).toBe(false);
});

it.each([[['x']], [{}], [[1]]])('believes no list of ids that is %j', async (body) => {
  const reader = await readerWith({ '/arql': { body } });
  await expect(reader.arql('Topic', 'hay')).rejects.toMatchObject({ code: 'http.invalid-reply' });
});
