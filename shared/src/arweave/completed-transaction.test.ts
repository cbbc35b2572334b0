import Transaction from 'arweave/web/lib/transaction';
import { fromBase64Url, toBase64Url } from './base64url';
import { unshared, utf8 } from './bytes';
import { completedTransaction } from './completed-transaction';
import { signTransaction } from './sign-transaction';
import { makeTestSigner } from './testing/signer';
import { verifyTransaction } from './transaction-signature';

type TestSigner = Awaited<ReturnType<typeof makeTestSigner>>;

let signer: TestSigner;
let other: TestSigner;
beforeAll(async () => {
  [signer, other] = await Promise.all([makeTestSigner(), makeTestSigner()]);
});

function asked(reward = '10'): Transaction {
  const transaction = new Transaction({
    last_tx: toBase64Url(new Uint8Array(48)),
    reward,
    quantity: '0',
    target: '',
    data: utf8('hello'),
    data_size: '5',
    tags: [],
  });
  transaction.addTag('Content-Type', 'text/plain');
  return transaction;
}

const signedBy = ({ signer: { owner, sign } }: TestSigner, transaction: Transaction) =>
  signTransaction(transaction, unshared(owner), async (data) => unshared(await sign(data)));

const withTag = (transaction: Transaction, name: string) => {
  transaction.addTag(name, 'value');
  return transaction;
};

describe('a wallet’s answer to a transaction', () => {
  it('completes it when it is that transaction, signed', async () => {
    const prepared = { ...asked(), data_root: (await signedBy(signer, asked())).data_root };
    const request = Object.assign(asked(), prepared);
    const { id, owner, signature, reward } = await signedBy(signer, request);
    const completed = await completedTransaction(request, { id, owner, signature, reward }, signer.address);
    expect(completed.id).toBe(id);
    await expect(verifyTransaction(completed)).resolves.toBe(true);
    expect(request.signature).toBe('');
  });

  it('may have tags of the wallet added, but none repeated', async () => {
    const request = await signedBy(signer, asked());
    const { id, owner, signature, tags } = await signedBy(signer, withTag(asked(), 'Signing-Client'));
    const answer = { id, owner, signature, tags };
    await expect(completedTransaction(request, answer, signer.address)).resolves.toMatchObject({ id });
    const acting = await signedBy(signer, withTag(asked(), 'Recipient'));
    await expect(completedTransaction(request, acting, signer.address)).rejects.toMatchObject({
      code: 'transaction.not-what-was-asked',
      params: { part: 'tags' },
    });
    const repeated = await signedBy(signer, withTag(asked(), 'Content-Type'));
    await expect(completedTransaction(request, repeated, signer.address)).rejects.toMatchObject({
      code: 'transaction.not-what-was-asked',
      params: { part: 'tags' },
    });
  });

  it.each([
    ['owner', async () => signedBy(other, asked())],
    ['reward', async () => signedBy(signer, asked('11'))],
    [
      'signature',
      async () => ({ ...(await signedBy(signer, asked())), signature: toBase64Url(new Uint8Array(512)) }),
    ],
    ['signature', async () => ({ ...(await signedBy(signer, asked())), id: 'A'.repeat(43) })],
    ['signature', async () => 'declined'],
    ['signature', async () => null],
  ])('is refused for its %s', async (part, answer) => {
    const request = await signedBy(signer, asked());
    await expect(completedTransaction(request, await answer(), signer.address)).rejects.toMatchObject({
      code: 'transaction.not-what-was-asked',
      params: { part },
    });
  });
});

it('a transaction without a signature can not be verified', async () => {
  await expect(verifyTransaction(asked())).rejects.toMatchObject({ code: 'transaction.not-signed' });
});

it('a transaction is no longer valid once anything in it changed', async () => {
  const signed = await signedBy(signer, asked());
  await expect(verifyTransaction(signed)).resolves.toBe(true);
  const changes = {
    reward: '11',
    quantity: '1',
    data_size: '6',
    target: toBase64Url(fromBase64Url(signer.address)),
  };
  for (const [field, value] of Object.entries(changes)) {
    await expect(verifyTransaction(Object.assign(asked(), signed, { [field]: value }))).resolves.toBe(false);
  }
});
