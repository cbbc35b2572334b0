import { TransactionUploader } from 'arweave/node/lib/transaction-uploader';
import { gatewayAuthor } from '../testing/gateway-author';
import { post, startTestNetwork, stopTestNetworks } from '../testing/network-under-test';
import { temporaryFolder } from '../testing/temporary-folder';

const folder = temporaryFolder();
afterEach(stopTestNetworks);

/** Bytes that differ from chunk to chunk. */
const body = Buffer.alloc(1024 ** 2 + 1, 'carrots and clover, ');

it('takes data chunk by chunk, also when the upload is interrupted and the network restarted', async () => {
  const data = folder();
  const first = await startTestNetwork({ data });
  const before = await gatewayAuthor(first.url);
  const transaction = await before.signed(body);
  const uploader = await before.client.transactions.getUploader(transaction);
  for (let request = 0; request < 3; request++) await uploader.uploadChunk();
  expect([uploader.isComplete, uploader.uploadedChunks]).toEqual([false, 2]);
  const kept = JSON.stringify(uploader);
  const incomplete = await fetch(new URL(`raw/${transaction.id}`, first.url));
  expect([incomplete.status, await incomplete.json()]).toMatchObject([404, { error: 'tx.data-incomplete' }]);
  await first.stop();

  const { url } = await startTestNetwork({ data });
  const { client } = await gatewayAuthor(url);
  const resumed = await TransactionUploader.fromSerialized(client.api, JSON.parse(kept), body);
  while (!resumed.isComplete) await resumed.uploadChunk();
  expect(Buffer.from(await client.chunks.downloadChunkedData(transaction.id)).equals(body)).toBe(true);
  const raw = await (await fetch(new URL(`raw/${transaction.id}`, url))).arrayBuffer();
  expect(Buffer.from(raw).equals(body)).toBe(true);
});

describe('a chunk', () => {
  it.each([
    ['that is not JSON', 'invalid_json', () => '{'],
    ['without fields', 'invalid_json', () => ({ data_root: '' })],
    ['larger than 256 KiB', 'chunk_too_big', () => ({ chunk: 'A'.repeat(360_000) })],
    ['with a proof larger than 256 KiB', 'data_path_too_big', () => ({ data_path: 'A'.repeat(360_000) })],
    ['of too much data', 'data_size_too_big', () => ({ data_size: '9007199254740991' })],
    ['beyond the data', 'offset_too_big', () => ({ offset: String(body.length) })],
    ['smaller than its proof', 'chunk_proof_ratio_not_attractive', () => ({ chunk: 'AAAA' })],
    ['at another place', 'invalid_proof', () => ({ offset: '700000' })],
    ['of other bytes', 'invalid_proof', () => ({ chunk: Buffer.alloc(256 * 1024).toString('base64url') })],
    ['of no transaction', 'data_root_not_found', () => ({})],
  ])('%s is refused as %s', async (_, code, change) => {
    const { url } = await startTestNetwork();
    const { signed } = await gatewayAuthor(url);
    const chunk = (await signed(body)).getChunk(0, body);
    const changed = change();
    const posted = typeof changed === 'string' ? changed : JSON.stringify({ ...chunk, ...changed });
    const { status, json } = await post(url, 'chunk', posted);
    expect([status, json.error]).toEqual([400, code]);
  });
});
