import { startTestServer, type TestReply, type TestServer } from '../http/testing/test-server';
import { createGatewayReader } from './gateway-reader';

let server: TestServer;
afterEach(() => server.stop());

async function readerOf(reply: TestReply) {
  server = await startTestServer(() => reply);
  return createGatewayReader({ url: `${server.url.replace(/\/$/, '')}/` });
}

it.each([
  [404, 'gateway.tx-not-found'],
  [410, 'gateway.tx-failed'],
  [202, 'gateway.tx-invalid'],
  [200, 'gateway.tx-invalid'],
])('says what status %i, with no record, means for a transaction: %s', async (status, code) => {
  const reader = await readerOf({ status, body: 'Pending' });
  await expect(reader.transaction('x')).rejects.toMatchObject({ code });
});

it('distinguishes a transaction that waits for its block from an unknown one', async () => {
  expect(await (await readerOf({ status: 202, body: 'Pending' })).status('x')).toBe('pending');
  await server.stop();
  await expect((await readerOf({ status: 404 })).status('x')).rejects.toMatchObject({
    code: 'gateway.tx-not-found',
  });
});

it('says that a block is missing', async () => {
  const reader = await readerOf({ status: 404 });
  await expect(reader.blockByHeight(1)).rejects.toMatchObject({ code: 'gateway.block-not-found' });
  await expect(reader.blockByHash('x')).rejects.toMatchObject({ code: 'gateway.block-not-found' });
});

it('believes no block of a time that cannot be', async () => {
  const block = { height: 1, indep_hash: 'x', timestamp: 8.64e12 + 1, txs: [] };
  const reader = await readerOf({ body: block });
  await expect(reader.blockByHeight(1)).rejects.toMatchObject({ code: 'http.invalid-reply' });
});

it('believes no price that is not digits and no anchor that is not one', async () => {
  const reader = await readerOf({ body: '-1' });
  await expect(reader.price(1)).rejects.toMatchObject({ code: 'gateway.price-invalid' });
  await expect(reader.anchor()).rejects.toMatchObject({ code: 'gateway.anchor-invalid' });
});

it('passes on that a gateway refuses', async () => {
  const reader = await readerOf({ status: 400 });
  await expect(reader.balance('x')).rejects.toMatchObject({ code: 'http.status', params: { status: 400 } });
});
