import { fromBase64Url } from '@rainbow-rabbit/shared/arweave';
import {
  createGatewayReader,
  parseUploadState,
  resumedTransaction,
  type UploadOptions,
  uploadTransaction,
} from '@rainbow-rabbit/shared/gateway';
import { gatewayAuthor } from '../testing/gateway-author';
import { endAll, runNetwork, withTestKeys } from '../testing/network-process';
import { temporaryFolder } from '../testing/temporary-folder';
import { notingFetch, type Posting, signedTransaction } from '../testing/uploads';

const folder = temporaryFolder();
afterEach(() => endAll());

const kib = 1024;
const run = async () => await runNetwork('--bare', '--data', await withTestKeys(folder()));

/** An upload whose state is kept as a page would: as text. */
function keptUpload(options: UploadOptions) {
  let kept = '';
  const onProgress: UploadOptions['onProgress'] = ({ state }) => {
    kept = JSON.stringify(state);
  };
  return { options: { ...options, onProgress }, state: () => parseUploadState(kept) };
}

it('goes on in the middle after the network was killed, with the first chunk that it does not have', async () => {
  const first = await run();
  const data = Buffer.alloc(1280 * kib, 'carrots and clover, ');
  const transaction = await signedTransaction(first.url, { data });
  const calledOff = new AbortController();
  const before = notingFetch(({ path }) => {
    const chunks = before.postings.filter((one) => one.path === '/chunk' && one.status === 200).length;
    if (path === '/chunk' && chunks === 2) first.end('SIGKILL').then(() => calledOff.abort());
  });
  const upload = keptUpload({ url: first.url, fetch: before.fetch, signal: calledOff.signal });
  const aborted = { code: 'gateway.upload-aborted' };
  await expect(uploadTransaction(transaction, upload.options)).rejects.toMatchObject(aborted);
  const state = upload.state();
  expect(state.uploadedChunks).toBe(2);

  const { url } = await run();
  const after = notingFetch();
  const again = resumedTransaction(state, data);
  const id = await uploadTransaction(again, { url, fetch: after.fetch, resume: { ...state, gateway: url } });
  const offsets = [3, 4, 5].map((end) => String(end * 256 * kib - 1));
  expect(after.postings.map(({ path, body }) => [path, body.offset])).toEqual(
    offsets.map((offset) => ['/chunk', offset]),
  );
  const { client } = await gatewayAuthor(url);
  expect(Buffer.from(await client.chunks.downloadChunkedData(id)).equals(data)).toBe(true);
});

it('loses no acknowledged transaction and no acknowledged chunk when it is killed', async () => {
  const first = await run();
  const uploads = await Promise.all(
    Array.from({ length: 16 }, async (_, index) => {
      const data = Buffer.alloc((index % 4 === 0 ? 100 : 1000) * kib, `upload ${index}, `);
      return { data, transaction: await signedTransaction(first.url, { data }) };
    }),
  );
  const calledOff = uploads.map(() => new AbortController());
  const callOff = () => {
    for (const one of calledOff) one.abort();
  };
  const acknowledged: Posting[] = [];
  const noting = notingFetch((posting) => {
    if (posting.status === 200) acknowledged.push(posting);
    if (acknowledged.length === 30) first.end('SIGKILL').then(callOff);
  });
  const begun = uploads.map(({ transaction }, index) => {
    const kept = keptUpload({ url: first.url, fetch: noting.fetch, signal: calledOff[index]?.signal });
    return { kept, ended: uploadTransaction(transaction, kept.options).catch(() => undefined) };
  });
  await Promise.all(begun.map(({ ended }) => ended));
  expect(acknowledged.length).toBeGreaterThanOrEqual(30);
  expect(acknowledged.length).toBeLessThan(16 + 12 * 4);

  const { url } = await run();
  const reader = createGatewayReader({ url });
  const dataOf = new Map(
    uploads.map(({ data, transaction }) => [transaction.data_root, { data, transaction }]),
  );
  for (const { path, body } of acknowledged) {
    const { data, transaction: { id = '' } = {} } = dataOf.get(body.data_root) ?? {};
    expect((await reader.transaction(id)).id).toBe(id);
    if (path === '/tx') continue;
    const { size, offset } = await reader.offset(id);
    const end = Number(body.offset) + 1;
    const { chunk } = await reader.chunk(Number(offset) - Number(size) + end);
    const bytes = fromBase64Url(chunk);
    expect(data?.subarray(end - bytes.length, end).equals(bytes)).toBe(true);
  }
  for (const [index, { data, transaction }] of uploads.entries()) {
    const id = await uploadTransaction(transaction, { url, resume: begun[index]?.kept.state() });
    expect(Buffer.from((await reader.data(id)).bytes).equals(data)).toBe(true);
  }
});
