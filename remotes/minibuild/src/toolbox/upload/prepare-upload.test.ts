import type { Address } from '@rainbow-rabbit/shared/arweave';
import { createGatewayReader, dataChunks } from '@rainbow-rabbit/shared/gateway';
import { keptUploads } from './kept-uploads';
import { prepareUpload, type UploadInput } from './prepare-upload';

const address = 'A'.repeat(43) as Address;
const answers: Readonly<Record<string, string>> = {
  '/tx_anchor': 'B'.repeat(64),
  '/price/7': '1500',
  '/price/32': '3000',
  [`/wallet/${address}/balance`]: '2000',
};
const reader = createGatewayReader({
  url: 'https://gateway.example/',
  fetch: async (url) => {
    const text = answers[new URL(String(url)).pathname];
    const answer = {
      ok: text !== undefined,
      status: text === undefined ? 404 : 200,
      text: async () => text ?? '',
    };
    return answer as Response;
  },
});
const input: UploadInput = {
  data: { kind: 'text', text: 'carrots' },
  contentType: 'text/plain',
  tags: [{ name: 'App', value: 'Rabbit' }],
  silo: '',
};

const prepare = (changes: Partial<UploadInput> = {}, kept = keptUploads()) =>
  prepareUpload({ input: { ...input, ...changes }, address, reader, kept });

beforeEach(() => localStorage.clear());

const encoded = (text: string) => btoa(text).replace(/=+$/, '');

test('new data is drafted with its kind first, at the gateway’s price and beside its payer’s balance', async () => {
  const step = await prepare();
  expect(step).toMatchObject({
    status: 'review',
    review: { balance: '2000', payer: address, isKept: true, draft: { reward: '1500', data_size: '7' } },
  });
  const tags = step.status === 'review' ? step.review.draft.tags : [];
  expect(tags.map(({ name }) => name)).toEqual(['Content-Type', 'App'].map(encoded));
});

test('data for a silo is encrypted, says nothing of its kind, and is not kept', async () => {
  const step = await prepare({ silo: 'bubble.1' });
  if (step.status !== 'review') throw new Error(step.status);
  const { draft, isKept } = step.review;
  expect([isKept, draft.data_size]).toEqual([false, '32']);
  expect(draft.tags.map(({ name }) => name)).toEqual(['App', 'Silo-Name', 'Silo-Version'].map(encoded));
});

test('data with an unfinished upload is recognised', async () => {
  const { dataRoot } = await dataChunks(new TextEncoder().encode('carrots'));
  const fields = {
    id: 'AA',
    last_tx: 'AA',
    owner: 'AA',
    signature: 'AA',
    target: '',
    quantity: '0',
    reward: '1',
  };
  const transaction = { ...fields, format: 2, tags: [], data_size: '7', data_root: dataRoot };
  const kept = keptUploads();
  const upload = {
    name: '',
    totalChunks: 1,
    state: { transaction, posting: 'begun', uploadedChunks: 0 } as const,
  };
  kept.keep(upload);
  expect(await prepare({}, kept)).toMatchObject({ status: 'known', kept: upload });
});
