import {
  fromBase64Url,
  keySigner,
  signTransaction,
  type TransactionLike,
} from '@rainbow-rabbit/shared/arweave';
import {
  createGatewayReader,
  draftTransaction,
  type TransactionInput,
  type UploadProgress,
  uploadTransaction,
} from '@rainbow-rabbit/shared/gateway';
import { gatewayAuthor } from '../testing/gateway-author';
import { startTestNetwork, stopTestNetworks, testKeyring } from '../testing/network-under-test';

let url: string;
beforeAll(async () => {
  ({ url } = await startTestNetwork());
});
afterAll(stopTestNetworks);

const kib = 1024;

async function signed(input: TransactionInput): Promise<TransactionLike> {
  const keyfile = await testKeyring.wallet('uploader');
  const { sign } = await keySigner(keyfile);
  const draft = await draftTransaction(input, createGatewayReader({ url }));
  return await signTransaction(
    draft,
    fromBase64Url(keyfile.n),
    async (data) => new Uint8Array(await sign(data)),
  );
}

it.each([
  ['a tenth of a chunk', 25 * kib, 1],
  ['one chunk', 256 * kib, 1],
  ['five chunks and a bit', 1300 * kib + 7, 6],
])('uploads %s, which the published client downloads', async (_, size, chunks) => {
  const data = Buffer.alloc(size, `${size} carrots, `);
  const transaction = await signed({ data, tags: [{ name: 'Size', value: String(size) }] });
  const progress: UploadProgress[] = [];
  const id = await uploadTransaction(transaction, { url, onProgress: (step) => progress.push(step) });
  expect(progress.at(-1)).toMatchObject({ uploadedChunks: chunks, totalChunks: chunks });
  const { client } = await gatewayAuthor(url);
  expect(Buffer.from(await client.chunks.downloadChunkedData(id)).equals(data)).toBe(true);
  expect(await client.transactions.verify(await client.transactions.get(id))).toBe(true);
});
