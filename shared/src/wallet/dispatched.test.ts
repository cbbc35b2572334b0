import {
  parseDataItem,
  signTransaction,
  type TransactionLike,
  toBase64Url,
  unshared,
  utf8,
} from '../arweave';
import { makeTestSigner, type TestSigner } from '../arweave/testing/signer';
import { startTestServer, type TestReply, type TestServer } from '../http/testing/test-server';
import { dispatchConfirmer } from './dispatched';

let author: TestSigner;
let stranger: TestSigner;
let server: TestServer | undefined;
beforeAll(async () => {
  [author, stranger] = await Promise.all([makeTestSigner(), makeTestSigner()]);
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const target = toBase64Url(new Uint8Array(32).fill(5));
const tag = (name: string, value: string) => ({
  name: toBase64Url(utf8(name)),
  value: toBase64Url(utf8(value)),
});
const draft: TransactionLike = {
  format: 2,
  last_tx: toBase64Url(new Uint8Array(48)),
  target,
  quantity: '0',
  reward: '7',
  data: utf8('hay'),
  data_size: '3',
  data_root: '',
  tags: [tag('Topic', 'hay')],
};

const signed = ({ signer }: TestSigner, change: Partial<TransactionLike> = {}) =>
  signTransaction({ ...draft, ...change }, unshared(signer.owner), async (data) =>
    unshared(await signer.sign(data)),
  );

/** Confirms a dispatch at a gateway that gives these replies, the last one for ever. */
async function confirmAt(sent: TransactionLike, ...replies: TestReply[]) {
  const left = [...replies];
  server = await startTestServer(({ url }) =>
    url === `/tx/${sent.id}` ? ((left.length > 1 ? left.shift() : left[0]) ?? {}) : { status: 404 },
  );
  const asked = { ...(await signed(author)), id: '', owner: '', signature: '' };
  return dispatchConfirmer(`${server.url}/`, [0, 0])({ id: sent.id, type: 'BASE' }, asked, author.address);
}
const recordOf = (sent: TransactionLike): TestReply => ({ body: { ...sent, data: '' } });

it('confirms what was asked, as soon as the gateway knows it', async () => {
  const sent = await signed(author, { tags: [tag('Topic', 'hay'), tag('Signing-Client', 'Wallet')] });
  await expect(confirmAt(sent, { status: 404 }, recordOf(sent))).resolves.toBe(sent.id);
});

it.each([
  ['target', () => signed(author, { target: toBase64Url(new Uint8Array(32).fill(6)) })],
  ['quantity', () => signed(author, { quantity: '1' })],
  ['reward', () => signed(author, { reward: '8' })],
  ['tags', () => signed(author, { tags: [] })],
  ['tags', () => signed(author, { tags: [tag('Topic', 'hay'), tag('Recipient', 'me')] })],
  ['data', () => signed(author, { data: utf8('hen') })],
  ['owner', () => signed(stranger)],
] as const)('reports what the wallet sent otherwise: %s', async (part, make) => {
  const sent = await make();
  await expect(confirmAt(sent, recordOf(sent))).rejects.toMatchObject({
    code: 'wallet.dispatch-differs',
    params: { part, id: sent.id },
  });
});

it('confirms a data item by its data, and reports other data', async () => {
  for (const [data, outcome] of [
    ['hay', 'confirmed'],
    ['hen', 'wallet.dispatch-differs'],
  ] as const) {
    const item = await author.signDataItem({ data, target, tags: [{ name: 'Topic', value: 'hay' }] });
    const { id, signature, owner } = await parseDataItem(item);
    const record = {
      ...draft,
      id,
      last_tx: '',
      owner: toBase64Url(owner),
      signature: toBase64Url(signature),
      data: '',
      data_size: '3',
    };
    server = await startTestServer(({ url }) => {
      if (url === `/tx/${id}`) return { body: record };
      return url === `/tx/${id}/data` ? { body: toBase64Url(utf8(data)) } : { status: 404 };
    });
    const confirmed = dispatchConfirmer(`${server.url}/`)(id, draft, author.address);
    expect(
      await confirmed.then(
        () => 'confirmed',
        ({ code }) => code,
      ),
    ).toBe(outcome);
    await server.stop();
  }
});

it.each([
  ['doesn’t know it', (): TestReply => ({ status: 404 })],
  [
    'gives a record that nobody signed',
    (sent: TransactionLike): TestReply => ({ body: { ...sent, data: '', target: '' } }),
  ],
])('says that it can’t be confirmed when the gateway %s', async (_, reply) => {
  const sent = await signed(author);
  await expect(confirmAt(sent, reply(sent))).rejects.toMatchObject({
    code: 'wallet.dispatch-unconfirmed',
    params: { id: sent.id },
  });
});

it.each([[{ type: 'BASE' }], [undefined], ['sent'], [{ id: 7 }]])(
  'takes the answer %j without an id for no refusal',
  async (answer) => {
    const confirmed = dispatchConfirmer('https://gateway.example/')(answer, draft, author.address);
    await expect(confirmed).rejects.toMatchObject({ code: 'wallet.dispatch-unconfirmed' });
  },
);
