import Transaction from 'arweave/web/lib/transaction';
import { utf8 } from '../arweave';
import { startTestServer, type TestServer } from '../http/testing/test-server';
import { draftTransaction, type TransactionInput } from './draft-transaction';
import { createGatewayReader } from './gateway-reader';

const address = `${'x'.repeat(42)}A`;
const anchor = 'a'.repeat(64);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(({ url }) => ({ body: url === '/tx_anchor' ? anchor : '1234' }));
});
afterAll(() => server.stop());

const draft = (input: TransactionInput) =>
  draftTransaction(input, createGatewayReader({ url: `${server.url}/` }));

it.each([
  ['text', 'Hello, Häschen'],
  ['bytes', utf8('Hello, Häschen')],
  ['a buffer', utf8('Hello, Häschen').buffer],
])('makes of %s what the published library makes of it', async (_, data) => {
  const tags = [{ name: 'Content-Type', value: 'text/plain' }];
  const made = await draft({ data, tags });
  const reference = new Transaction({
    last_tx: anchor,
    reward: '1234',
    data_size: '15',
    data: utf8('Hello, Häschen'),
  });
  reference.addTag('Content-Type', 'text/plain');
  await reference.prepareChunks(reference.data);
  const { id: _id, owner: _owner, signature: _signature, ...fields } = reference.toJSON();
  const { data: given, ...rest } = made;
  expect(given).toEqual(reference.data);
  expect(JSON.parse(JSON.stringify({ ...fields, data: undefined }))).toEqual(rest);
});

it('asks for the price of those bytes, and of a payment to that address', async () => {
  await draft({ data: new Uint8Array(300_000) });
  const paid = await draft({ target: address, quantity: '0010' });
  expect(paid).toMatchObject({ target: address, quantity: '10', data_root: '', data_size: '0' });
  const prices = server.requests.map(({ url }) => url).filter((url) => url.startsWith('/price'));
  expect(prices.slice(-2)).toEqual(['/price/300000', `/price/0/${address}`]);
});

it.each<[string, string, TransactionInput]>([
  ['nothing', 'transaction.empty', {}],
  ['empty data', 'transaction.empty', { data: '' }],
  ['an address alone', 'transaction.empty', { target: address }],
  ['an amount without a target', 'transaction.target-invalid', { quantity: '1' }],
  ['another address than can be', 'transaction.target-invalid', { data: 'x', target: 'x'.repeat(43) }],
  ['an invalid amount', 'transaction.quantity-invalid', { target: address, quantity: '1.5' }],
  ['a negative amount', 'transaction.quantity-invalid', { target: address, quantity: '-1' }],
  [
    'too many tags',
    'transaction.tags-too-long',
    { data: 'x', tags: [{ name: 'n', value: 'v'.repeat(2048) }] },
  ],
])('refuses %s: %s', async (_, code, input) => {
  await expect(draft(input)).rejects.toMatchObject({ code });
});
