import {
  createGatewayReader,
  parseUploadState,
  type UploadOptions,
  uploadTransaction,
} from '@rainbow-rabbit/shared/gateway';
import { type FaultyUnit, startFaultyUnit } from '../testing/faulty-unit';
import { startTestNetwork } from '../testing/network-under-test';
import { signedTransaction } from '../testing/uploads';

const kib = 1024;
/** Lets no time pass between attempts. */
const random = () => 1 / 0.3;
let url: string;
let gateways: readonly [FaultyUnit, FaultyUnit];

beforeAll(async () => {
  ({ url } = await startTestNetwork());
});
beforeEach(async () => {
  gateways = [await startFaultyUnit({ reads: url }), await startFaultyUnit({ reads: url })];
});
afterEach(() => Promise.all(gateways.map((gateway) => gateway.stop())));

const postsTo = ({ asked }: FaultyUnit) =>
  asked.filter((line) => line.startsWith('POST')).map((line) => line.slice(5));

it('an upload whose gateway dies for good after a part of it goes on at the next one, as the same transaction', async () => {
  const data = Buffer.alloc(1000 * kib, 'carrots and clover, ');
  const transaction = await signedTransaction(url, { data });
  const [first, second] = gateways;
  let kept = '';
  const options: UploadOptions = {
    url: gateways.map((gateway) => gateway.url),
    random,
    onProgress: ({ state }) => {
      kept = JSON.stringify(state);
      if (state.uploadedChunks === 2 && state.gateway === first.url) first.faults.is = 'dead';
    },
  };
  expect(await uploadTransaction(transaction, options)).toBe(transaction.id);
  // the network has the transaction, and takes its chunks once more
  expect(postsTo(second)).toEqual(['/chunk', '/chunk', '/chunk', '/chunk']);
  expect(parseUploadState(kept)).toMatchObject({ posting: 'done', uploadedChunks: 4, gateway: second.url });
  const stored = await createGatewayReader({ url }).data(transaction.id ?? '');
  expect([stored.isProven, Buffer.from(stored.bytes).equals(data)]).toEqual([true, true]);
});

it('waits at its gateway where no other one answers, and ends', async () => {
  const transaction = await signedTransaction(url, { data: Buffer.alloc(600 * kib, 'nobody') });
  const [first, second] = gateways;
  let errors = 0;
  const upload = uploadTransaction(transaction, {
    url: gateways.map((gateway) => gateway.url),
    errorsInARow: 4,
    random: () => {
      errors += 1;
      return random();
    },
    onProgress: ({ state }) => {
      if (state.uploadedChunks === 1) for (const { faults } of [first, second]) faults.is = 'dead';
    },
  });
  await expect(upload).rejects.toMatchObject({ code: 'gateway.upload-given-up', retryable: true });
  expect(errors).toBe(3);
});
