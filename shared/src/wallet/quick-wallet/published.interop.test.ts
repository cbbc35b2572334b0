import Arweave from 'arweave';
import Transaction from 'arweave/web/lib/transaction';
import published from 'quick-wallet/dist/core/api';
import {
  fromBase64Url,
  ownerPublicKey,
  parseDataItem,
  sha256,
  toBase64Url,
  utf8,
  verifyDataItem,
} from '../../arweave';
import { makeTestSigner } from '../../arweave/testing/signer';
import { recordKey } from './account-record';
import { createKeyfileImport } from './keyfile-import';
import { openLockable, storedText, testPassphrase } from './lock/testing/lock';
import { createQuickWallet } from './quick-wallet';

const { transactions } = Arweave.init({});
const rsaPss = { name: 'RSA-PSS', saltLength: 32 };
const message = utf8('Can you collect all seven?');
const item = () => ({
  data: 'x',
  target: toBase64Url(new Uint8Array(32)),
  tags: [{ name: 'Action', value: 'Me' }],
});

const openOurs = () => createQuickWallet({ approve: async () => true });

async function verifies(publicKey: string, signature: Iterable<number>, data: Uint8Array<ArrayBuffer>) {
  const key = await ownerPublicKey(fromBase64Url(publicKey));
  return crypto.subtle.verify(rsaPss, key, Uint8Array.from(signature), data);
}

/** Both packages on one record, whichever of them made it. */
function describeSharedRecord() {
  it('has one address, public key and list of permissions in both', async () => {
    const ours = openOurs();
    expect(await ours.connect()).toBe(await published.getActiveAddress());
    expect(await ours.getActivePublicKey()).toBe(await published.getActivePublicKey());
    expect(await ours.getPermissions()).toEqual(await published.getPermissions());
  });

  it('signs the same data item with both, except for the signature', async () => {
    const [ours, theirs] = await Promise.all([
      openOurs().signDataItem(item()),
      published.signDataItem(item()),
    ]);
    expect(ours.subarray(514)).toEqual(Uint8Array.from(theirs.slice(514)));
    for (const bytes of [ours, Uint8Array.from(theirs)]) {
      expect(await verifyDataItem(await parseDataItem(bytes))).toBe(true);
    }
  });

  it('signs messages and raw bytes with both', async () => {
    const ours = openOurs();
    const publicKey = await ours.getActivePublicKey();
    for (const wallet of [ours, published]) {
      expect(await verifies(publicKey, await wallet.signMessage(message), await sha256(message))).toBe(true);
      expect(await verifies(publicKey, await wallet.signature(message, rsaPss), message)).toBe(true);
    }
  });

  it('signs the same transaction with both', async () => {
    const fields = {
      last_tx: toBase64Url(new Uint8Array(48)),
      reward: '10',
      target: item().target,
      quantity: '5',
    };
    const ours = await openOurs().sign(new Transaction(fields));
    const signed = [new Transaction({ ...ours, tags: [] }), await published.sign(new Transaction(fields))];
    expect(await signed[0]?.getSignatureData()).toEqual(await signed[1]?.getSignatureData());
    for (const transaction of signed) expect(await transactions.verify(transaction)).toBe(true);
  });
}

describe('a record that the published quick-wallet made', () => {
  beforeAll(async () => {
    localStorage.clear();
    await published.connect();
  });
  describeSharedRecord();
});

describe('a record that we wrote from a keyfile', () => {
  beforeAll(async () => {
    localStorage.clear();
    const { read, importKey } = createKeyfileImport();
    const text = JSON.stringify((await makeTestSigner()).keyfile);
    await importKey(await read({ size: text.length, text: async () => text } as Blob));
  });
  describeSharedRecord();
});

describe('a record that we made', () => {
  beforeAll(async () => {
    localStorage.clear();
    await openOurs().connect();
  });
  describeSharedRecord();

  it('has the two fields that make up the format', () => {
    const record: Record<string, unknown> = JSON.parse(localStorage.getItem(recordKey) ?? '');
    expect(Object.keys(record)).toEqual(['address', 'keyfile']);
  });

  it('holds a JSON Web Key that belongs to the address', async () => {
    const { wallet, saved } = openLockable();
    await wallet.saveKeyfile?.();
    const keyfile = saved[0] ?? {};
    expect(Object.keys(keyfile).sort()).toEqual(['d', 'dp', 'dq', 'e', 'kty', 'n', 'p', 'q', 'qi']);
    expect(keyfile).toMatchObject({ kty: 'RSA', e: 'AQAB', n: await published.getActivePublicKey() });
  });
});

describe('a record that its user locked', () => {
  let open: string;
  beforeAll(async () => {
    localStorage.clear();
    await openOurs().connect();
    open = storedText();
    await openLockable().lock.setPassphrase(testPassphrase);
  });

  it('is left as it is by the published package, which knows its address and signs nothing', async () => {
    const locked = storedText();
    // It reports its failure only here.
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await published.getActiveAddress()).toBe(await openOurs().getActiveAddress());
    const answers = [
      await published.connect(),
      await published.getActivePublicKey(),
      await published.signDataItem(item()),
      await published.signMessage(message),
      await published.signature(message, rsaPss),
      await published.sign(new Transaction({ last_tx: toBase64Url(new Uint8Array(48)), reward: '10' })),
    ];
    expect(answers).toEqual(answers.map(() => undefined));
    expect(told).toHaveBeenCalledTimes(answers.length);
    expect(storedText()).toBe(locked);
  });

  it('works in both again once the lock is removed', async () => {
    await openLockable().lock.remove('passphrase');
    expect(storedText()).toBe(open);
    const publicKey = await published.getActivePublicKey();
    expect(await verifies(publicKey, await published.signature(message, rsaPss), message)).toBe(true);
    expect(await verifies(publicKey, await openOurs().signature(message, rsaPss), message)).toBe(true);
  });
});
