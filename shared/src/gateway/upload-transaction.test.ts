import { type TransactionLike, toBase64Url } from '../arweave';
import { makeTestAuthor } from './testing/transaction';
import { startUploadGateway, type UploadGateway } from './testing/upload-gateway';
import { type UploadProgress, uploadTransaction } from './upload-transaction';

const kib = 1024;
/** Three chunks that differ. */
const data = Uint8Array.from({ length: 600 * kib }, (_, index) => (index * 31) % 251);

let author: Awaited<ReturnType<typeof makeTestAuthor>>;
let small: TransactionLike;
let large: TransactionLike;
let gateway: UploadGateway;
let progress: UploadProgress[];

beforeAll(async () => {
  author = await makeTestAuthor();
  small = await author({ data: 'Hello' });
  large = await author({ data });
});
beforeEach(async () => {
  gateway = await startUploadGateway();
  progress = [];
});
afterEach(() => gateway.stop());

type Options = Partial<Parameters<typeof uploadTransaction>[1]>;
const upload = (signed: TransactionLike, options: Options = {}) =>
  uploadTransaction(signed, { url: gateway.url, onProgress: (step) => progress.push(step), ...options });
const lastState = () => JSON.parse(JSON.stringify(progress.at(-1)?.state));
const uploaded = () => progress.map(({ uploadedChunks, totalChunks }) => [uploadedChunks, totalChunks]);

it('sends what fits one chunk in one request', async () => {
  expect(await upload(small)).toBe(small.id);
  expect(gateway.asked()).toEqual(['POST /tx']);
  expect(gateway.posted).toMatchObject([{ id: small.id, data: toBase64Url(small.data) }]);
  expect(uploaded()).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

it('sends a payment without data', async () => {
  const payment = await author({ target: `${'x'.repeat(42)}A`, quantity: '1' });
  expect(await upload(payment)).toBe(payment.id);
  expect(gateway.asked()).toEqual(['POST /tx']);
});

it('sends more than a chunk part by part, each with its proof', async () => {
  await upload(large);
  expect(gateway.asked()).toEqual(['POST /tx', 'POST /chunk', 'POST /chunk', 'POST /chunk']);
  expect(gateway.posted).toMatchObject([{ id: large.id, data: '' }]);
  const ends = [256, 512, 600].map((end) => end * kib);
  expect(gateway.places).toEqual(ends.map((end, index) => ({ start: ends[index - 1] ?? 0, end })));
  expect(uploaded()).toEqual([
    [0, 3],
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

it.each<[string, string, (signed: TransactionLike) => TransactionLike]>([
  ['is not signed', 'transaction.not-signed', ({ signature: _, ...rest }) => rest],
  ['was changed', 'transaction.verification-failed', (signed) => ({ ...signed, reward: '8' })],
  ['has the id of another', 'transaction.verification-failed', (signed) => ({ ...signed, id: large.id })],
  ['has other data', 'transaction.data-differs', (signed) => ({ ...signed, data: new Uint8Array(5) })],
  ['has no data any more', 'transaction.data-differs', (signed) => ({ ...signed, data: new Uint8Array() })],
])('sends nothing of a transaction that %s', async (_, code, change) => {
  await expect(upload(change(small))).rejects.toMatchObject({ code });
  expect(gateway.asked()).toEqual([]);
});

it.each([
  [400, { error: 'tx.overspend' }, 'tx.overspend', false],
  [400, 'Transaction verification failed.', 'Transaction verification failed.', false],
  [503, '', 'unknown', true],
  [503, 'x'.repeat(1000), 'x'.repeat(120), true],
])(
  'ends with what the gateway says when it answers a transaction with %i',
  async (status, body, reason, retryable) => {
    gateway.answer(() => ({ status, body }));
    const failure = { code: 'gateway.upload-refused', params: { status, reason }, retryable };
    await expect(upload(small)).rejects.toMatchObject(failure);
    expect(gateway.asked()).toEqual(['POST /tx']);
  },
);

it.each([
  'invalid_json',
  'chunk_too_big',
  'data_path_too_big',
  'offset_too_big',
  'data_size_too_big',
  'chunk_proof_ratio_not_attractive',
  'invalid_proof',
])('ends at once when the gateway refuses a chunk as %s', async (error) => {
  gateway.answer(({ url }) =>
    url === '/chunk' && gateway.places.length === 1 ? { status: 400, body: { error } } : undefined,
  );
  const failure = { code: 'gateway.chunk-refused', params: { number: 2, reason: error }, retryable: false };
  await expect(upload(large)).rejects.toMatchObject(failure);
  expect(gateway.asked()).toEqual(['POST /tx', 'POST /chunk', 'POST /chunk']);
});

describe('an upload that is taken up again', () => {
  it('goes on at the first chunk that was not accepted', async () => {
    gateway.answer(() =>
      gateway.places.length === 2 ? { status: 400, body: { error: 'invalid_proof' } } : undefined,
    );
    await expect(upload(large)).rejects.toMatchObject({ params: { number: 3 } });
    gateway.answer(() => undefined);
    expect(await upload(large, { resume: lastState() })).toBe(large.id);
    expect(gateway.posted).toHaveLength(1);
    expect(gateway.places.map(({ start }) => start / kib)).toEqual([0, 256, 512]);
  });

  it.each([
    ['small', () => small, 0],
    ['large', () => large, 3],
  ])(
    'is not posted again when the gateway took it but its answer got lost: %s',
    async (_, signed, chunks) => {
      const taken = new Promise<void>((resolve) =>
        gateway.answer(({ url, body }) => {
          if (url !== '/tx') return undefined;
          gateway.posted.push(JSON.parse(body.toString()));
          resolve();
          return { isSilent: true };
        }),
      );
      const calledOff = new AbortController();
      const lost = upload(signed(), { signal: calledOff.signal });
      await taken;
      calledOff.abort();
      await expect(lost).rejects.toMatchObject({ code: 'gateway.upload-aborted' });
      expect(await upload(signed(), { resume: lastState() })).toBe(signed().id);
      expect(gateway.posted).toHaveLength(1);
      expect(gateway.places).toHaveLength(chunks);
    },
  );

  it('is posted when nothing of it has arrived', async () => {
    await expect(upload(small, { url: 'http://127.0.0.1:1/' })).rejects.toMatchObject({
      code: 'gateway.upload-unanswered',
      retryable: true,
    });
    await upload(small, { resume: lastState() });
    expect(gateway.asked()).toEqual([`GET /tx/${small.id}/status`, 'POST /tx']);
  });

  it('is posted as it was signed, also when the kept state differs', async () => {
    await expect(upload(small, { url: 'http://127.0.0.1:1/' })).rejects.toMatchObject({
      code: 'gateway.upload-unanswered',
    });
    const { transaction, ...state } = lastState();
    const resume = { ...state, transaction: { ...transaction, reward: '8', data_root: large.data_root } };
    expect(await upload(small, { resume })).toBe(small.id);
    expect(gateway.posted).toMatchObject([{ reward: small.reward, data_root: small.data_root }]);
  });

  it('is not posted as long as the gateway cannot say whether it has it', async () => {
    await expect(upload(small, { url: 'http://127.0.0.1:1/' })).rejects.toMatchObject({
      code: 'gateway.upload-unanswered',
    });
    gateway.answer(() => ({ status: 500 }));
    await expect(upload(small, { resume: lastState() })).rejects.toMatchObject({ code: 'http.status' });
    gateway.answer(() => ({ status: 410 }));
    await expect(upload(small, { resume: lastState() })).rejects.toMatchObject({ code: 'gateway.tx-failed' });
    expect(gateway.posted).toEqual([]);
  });

  it('asks for nothing when it was complete', async () => {
    await upload(large);
    const before = gateway.asked();
    expect(await upload(large, { resume: lastState() })).toBe(large.id);
    expect(gateway.asked()).toEqual(before);
  });

  it.each<[string, string, (state: ReturnType<typeof lastState>) => unknown]>([
    [
      'of another transaction',
      'gateway.upload-of-another',
      (state) => ({ ...state, transaction: { ...state.transaction, id: small.id } }),
    ],
    [
      'with more chunks than there are',
      'gateway.upload-state-invalid',
      (state) => ({ ...state, uploadedChunks: 4 }),
    ],
    ['with part of a chunk', 'gateway.upload-state-invalid', (state) => ({ ...state, uploadedChunks: 0.5 })],
    [
      'with chunks before the transaction',
      'gateway.upload-state-invalid',
      (state) => ({ ...state, posting: 'begun' }),
    ],
    ['without the transaction', 'gateway.upload-state-invalid', ({ transaction: _, ...state }) => state],
    ['that is not an upload’s state', 'gateway.upload-state-invalid', () => 'x'],
  ])('is refused with a state %s', async (_, code, change) => {
    await upload(large);
    const before = gateway.asked();
    await expect(upload(large, { resume: change(lastState()) as never })).rejects.toMatchObject({ code });
    expect(gateway.asked()).toEqual(before);
  });
});
