import { createGatewayReader, type UploadProgress, uploadTransaction } from '@rainbow-rabbit/shared/gateway';
import { gatewayAuthor } from '../testing/gateway-author';
import { startTestNetwork } from '../testing/network-under-test';
import { signedTransaction } from '../testing/uploads';

let url: string;
beforeAll(async () => {
  ({ url } = await startTestNetwork());
});

const kib = 1024;

it.each([
  ['a tenth of a chunk', 25 * kib, 1],
  ['one chunk', 256 * kib, 1],
  ['five chunks and a bit', 1300 * kib + 7, 6],
])('uploads %s, which the published client downloads', async (_, size, chunks) => {
  const data = Buffer.alloc(size, `${size} carrots, `);
  const transaction = await signedTransaction(url, { data, tags: [{ name: 'Size', value: String(size) }] });
  const progress: UploadProgress[] = [];
  const id = await uploadTransaction(transaction, { url, onProgress: (step) => progress.push(step) });
  expect(progress.at(-1)).toMatchObject({ uploadedChunks: chunks, totalChunks: chunks });
  const { client } = await gatewayAuthor(url);
  expect(Buffer.from(await client.chunks.downloadChunkedData(id)).equals(data)).toBe(true);
  expect(await client.transactions.verify(await client.transactions.get(id))).toBe(true);
  const ours = await createGatewayReader({ url }).data(id);
  expect([ours.isProven, Buffer.from(ours.bytes).equals(data)]).toEqual([true, true]);
});

it('says that the gateway refuses what is not paid for, and why', async () => {
  const payment = { target: `${'x'.repeat(42)}A`, quantity: String(10n ** 13n) };
  const transaction = await signedTransaction(url, payment, 'spendthrift');
  await expect(uploadTransaction(transaction, { url })).rejects.toMatchObject({
    code: 'gateway.upload-refused',
    params: { status: 400, reason: 'tx.overspend' },
  });
});
