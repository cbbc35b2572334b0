import { createDataItem, keySigner } from '@rainbow-rabbit/shared/arweave';
import { createGatewayReader, type GatewayReader } from '@rainbow-rabbit/shared/gateway';
import { type GatewayAuthor, gatewayAuthor } from '../testing/gateway-author';
import { post, startTestNetwork } from '../testing/network-under-test';
import { testKeyring } from '../testing/test-keyring';

let url: string;
let reader: GatewayReader;
let author: GatewayAuthor;
const asked: string[] = [];

beforeAll(async () => {
  ({ url } = await startTestNetwork());
  author = await gatewayAuthor(url);
  const listening: typeof fetch = (input, init) => {
    asked.push(String(input).slice(url.length));
    return fetch(input, init);
  };
  reader = createGatewayReader({ url, fetch: listening });
});
beforeEach(() => asked.splice(0));

const mib = 1024 ** 2;

it.each([
  ['in one piece up to 12 MiB', 12 * mib, ['tx/{id}', 'tx/{id}/data']],
  ['chunk by chunk above that', 12 * mib + 1, ['tx/{id}', 'tx/{id}/offset', 'chunk/…']],
])('reads what the published client uploaded, proven, %s', async (_, size, paths) => {
  const data = Buffer.alloc(size, `clover ${size}, `);
  const id = await author.store(data, { Topic: 'clover' });
  const { bytes, isProven, record } = await reader.data(id);
  expect(isProven).toBe(true);
  expect(Buffer.from(bytes).equals(data)).toBe(true);
  expect(record).toMatchObject({ kind: 'transaction', readableTags: [{ name: 'Topic', value: 'clover' }] });
  const kinds = asked.map((path) => path.replace(id, '{id}').replace(/^chunk.*/, 'chunk/…'));
  expect([...new Set(kinds)]).toEqual(paths);
});

it('says that parts are missing while an upload is under way', async () => {
  const transaction = await author.signed(Buffer.alloc(mib, 'hay'));
  const uploader = await author.client.transactions.getUploader(transaction);
  for (let request = 0; request < 3; request += 1) await uploader.uploadChunk();
  await expect(reader.data(transaction.id)).rejects.toMatchObject({
    code: 'gateway.data-missing',
    retryable: true,
  });
});

it('reads a transaction that carries none', async () => {
  const id = await author.store('first');
  const address = (await reader.transaction(id)).address;
  const payment = await author.signed('', {}, { target: `${'x'.repeat(42)}A`, quantity: '1' });
  await author.client.transactions.post(payment);
  expect(await reader.data(payment.id)).toMatchObject({ record: { address }, isProven: true });
});

it.each([
  ['with everything', { target: `${'x'.repeat(42)}A`, anchor: 'a'.repeat(32), data: '🥕' }],
  ['with nothing', { data: '' }],
])('proves a data item %s', async (_, input) => {
  const signer = await keySigner(await testKeyring.wallet('author'));
  const tags = [{ name: 'Sørt', value: 'gulrøtter' }];
  const { id, bytes } = await createDataItem({ ...input, tags }, signer);
  await post(url, 'tx', bytes);
  const found = await reader.data(id);
  expect(found).toMatchObject({ isProven: true, record: { kind: 'data-item', readableTags: tags } });
  expect(Buffer.from(found.bytes).toString()).toBe(input.data);
});

it('finds by tag, newest first, and by who signed', async () => {
  const ids = [await author.store('one', { Kind: 'seed' }), await author.store('two', { Kind: 'seed' })];
  expect(await reader.arql('Kind', 'seed')).toEqual(ids.reverse());
  const { address } = await reader.transaction(ids[0] ?? '');
  expect(await reader.arql('from', address)).toEqual(expect.arrayContaining(ids));
  expect(await reader.arql('Kind', 'none')).toEqual([]);
});
