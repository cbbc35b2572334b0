import {
  createGatewayReader,
  draftSiloTransaction,
  type GatewayReader,
  readSilo,
  uploadTransaction,
} from '@rainbow-rabbit/shared/gateway';
import { type GatewayAuthor, gatewayAuthor } from '../testing/gateway-author';
import { startTestNetwork } from '../testing/network-under-test';
import { testKeyring } from '../testing/test-keyring';
import { signedDraft } from '../testing/uploads';

let url: string;
let reader: GatewayReader;
let author: GatewayAuthor;
beforeAll(async () => {
  ({ url } = await startTestNetwork());
  reader = createGatewayReader({ url });
  author = await gatewayAuthor(url);
});

async function store(name: string, data: string | Uint8Array): Promise<string> {
  return await uploadTransaction(await signedDraft(await draftSiloTransaction(name, { data }, reader)), {
    url,
  });
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

it('keeps what the published client reads by the same name', async () => {
  await store('bubble.7', 'first');
  const id = await store('bubble.7', 'Karotten, 人参');
  expect(text(await author.client.silo.get('bubble.7'))).toBe('Karotten, 人参');
  expect(await readSilo('bubble.7', reader)).toMatchObject({ id });
  expect(text((await readSilo('bubble.7', reader)).bytes)).toBe('Karotten, 人参');
  const { bytes } = await reader.data(id);
  expect(text(bytes)).not.toContain('Karotten');
});

it.each(['x.0', 'Some_thing-else.13'])('reads what the published client kept in %s', async (name) => {
  const { client } = author;
  const key = { ...(await testKeyring.wallet('author')), kty: 'RSA' as const };
  const transaction = await client.createSiloTransaction({ data: 'clover' }, key, name);
  // The published client leaves it at 0, which no gateway takes.
  Object.assign(transaction, { data_size: String(transaction.data.length) });
  await client.transactions.sign(transaction, key);
  expect((await client.transactions.post(transaction)).status).toBe(200);
  expect(text((await readSilo(name, reader)).bytes)).toBe('clover');
});

it('keeps more than a chunk', async () => {
  const data = Buffer.alloc(600_000, 'hay, ');
  await store('barn.3', data);
  expect(Buffer.from((await readSilo('barn.3', reader)).bytes).equals(data)).toBe(true);
});

it('skips entries of others that do not open', async () => {
  await store('meadow.5', 'clover');
  const draft = await draftSiloTransaction('meadow.5', { data: 'x' }, reader);
  const [tag] = draft.tags;
  const accessKey = Buffer.from(tag?.value ?? '', 'base64url').toString();
  await author.store('not even blocks', { 'Silo-Name': accessKey });
  expect(text((await readSilo('meadow.5', reader)).bytes)).toBe('clover');
});
