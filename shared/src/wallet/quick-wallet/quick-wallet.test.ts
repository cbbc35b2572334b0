import type { TransactionLike } from '../../arweave';
import { fromBase64Url, ownerAddress, parseDataItem, toBase64Url, utf8 } from '../../arweave';
import type { ApprovalAsk } from '../connector';
import { recordKey } from './account-record';
import { encryptKeyfile } from './keyfile-cipher';
import { createKeyfileImport } from './keyfile-import';
import { createQuickWallet } from './quick-wallet';
import { changeInAnotherTab, makeTestAccount, type TestAccount } from './testing/account';

let accounts: readonly [TestAccount, TestAccount];
beforeAll(async () => {
  accounts = await Promise.all([makeTestAccount(), makeTestAccount()]);
});
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(recordKey, accounts[0].text);
});

const target = toBase64Url(new Uint8Array(32).fill(2));
const item = { target, tags: [{ name: 'Action', value: 'Scan' }], data: '{"rabbit":1}' };
const transaction: TransactionLike = {
  format: 2,
  last_tx: '',
  target,
  quantity: '5',
  reward: '1',
  data_size: '0',
  data_root: '',
  data: new Uint8Array(),
  tags: [],
};

function openWallet() {
  const asks: ApprovalAsk[] = [];
  const approve = async (ask: ApprovalAsk) => asks.push(ask) > 0;
  return { wallet: createQuickWallet({ approve }), asks };
}

it('says what it is asked to sign', async () => {
  const { wallet, asks } = openWallet();
  await wallet.signDataItem(item);
  await wallet.signDataItem({ data: Uint8Array.of(255, 254) });
  const tags = [{ name: toBase64Url(utf8('Input')), value: toBase64Url(Uint8Array.of(255)) }];
  await wallet.sign({ ...transaction, tags });
  await wallet.signMessage(new TextEncoder().encode('兎'));
  await wallet.signature(Uint8Array.of(104, 105), { name: 'RSA-PSS', saltLength: 32 });
  expect(asks).toEqual([
    { kind: 'data-item', action: 'Scan', target, tags: item.tags, data: item.data },
    { kind: 'data-item', tags: [] },
    {
      kind: 'transaction',
      target,
      quantity: '5',
      reward: '1',
      tags: [{ name: 'Input', value: '_w' }],
      data: '',
    },
    { kind: 'message', data: '兎' },
    { kind: 'bytes', data: 'hi' },
  ]);
});

it('passes the limits of asking on to the app', async () => {
  const approve = jest.fn(async () => true);
  const { signal } = new AbortController();
  await createQuickWallet({ approve }).signDataItem(item, { signal, isUnasked: true });
  expect(approve).toHaveBeenCalledWith(expect.objectContaining({ action: 'Scan' }), {
    signal,
    isUnasked: true,
  });
});

it('names itself in the last tags of a data item', async () => {
  const { tags } = await parseDataItem(await openWallet().wallet.signDataItem(item));
  expect(tags).toEqual([
    ...item.tags,
    { name: 'Signing-Client', value: 'QuickWallet' },
    { name: 'Signing-Client-Version', value: '0.5.0' },
  ]);
});

it('signs each message with the hash it is asked for', async () => {
  const { wallet } = openWallet();
  for (const hashAlgorithm of ['SHA-256', 'SHA-384', 'SHA-512']) {
    const data = Uint8Array.of(1, 2, 3);
    const signature = await wallet.signMessage(data, { hashAlgorithm });
    const jwk = { kty: 'RSA', e: 'AQAB', n: await wallet.getActivePublicKey() };
    const key = await crypto.subtle.importKey('jwk', jwk, { name: 'RSA-PSS', hash: hashAlgorithm }, false, [
      'verify',
    ]);
    const digest = await crypto.subtle.digest(hashAlgorithm, data);
    const isRight = await crypto.subtle.verify(
      { name: 'RSA-PSS', saltLength: 32 },
      key,
      new Uint8Array(signature),
      digest,
    );
    expect(isRight).toBe(true);
  }
});

it('rejects other algorithms without asking for approval', async () => {
  const { wallet, asks } = openWallet();
  const data = Uint8Array.of(1);
  const unsupported = { code: 'wallet.algorithm-unsupported' };
  await expect(wallet.signature(data, { name: 'ECDSA', saltLength: 0 })).rejects.toMatchObject(unsupported);
  await expect(wallet.signMessage(data, { hashAlgorithm: 'MD5' })).rejects.toMatchObject(unsupported);
  expect(asks).toHaveLength(0);
});

it.each([
  ['format', { format: 1 }],
  ['quantity', { quantity: '1.5' }],
  ['reward', { reward: '' }],
  ['last_tx', { last_tx: 'not base64url!' }],
])('refuses a transaction with a wrong %s', async (field, change) => {
  const error = { code: 'transaction.invalid', params: { field } };
  await expect(openWallet().wallet.sign({ ...transaction, ...change })).rejects.toMatchObject(error);
});

it('leaves the transaction it was given as it was', async () => {
  const given = Object.freeze({ ...transaction });
  expect(await openWallet().wallet.sign(given)).toMatchObject({ ...given, id: /^[\w-]{43}$/ });
});

describe('while connected', () => {
  it('does not sign with an account that another tab put in place of the shown one', async () => {
    const { wallet } = openWallet();
    await wallet.connect();
    localStorage.setItem(recordKey, accounts[1].text);
    const error = { code: 'wallet.account-changed', retryable: true };
    await expect(wallet.signDataItem(item)).rejects.toMatchObject(error);
  });

  it('does not make another account when the shown one is gone', async () => {
    const { wallet } = openWallet();
    await wallet.connect();
    localStorage.clear();
    await expect(wallet.signDataItem(item)).rejects.toMatchObject({ code: 'wallet.no-account' });
    expect(localStorage).toHaveLength(0);
  });

  it('hears nothing of changes to other records', async () => {
    const { wallet } = openWallet();
    await wallet.connect();
    const heard: unknown[] = [];
    const stop = wallet.subscribe((event) => heard.push(event));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', storageArea: localStorage }));
    window.dispatchEvent(new StorageEvent('storage', { key: recordKey, storageArea: sessionStorage }));
    changeInAnotherTab(accounts[0].text);
    stop();
    changeInAnotherTab(accounts[1].text);
    expect(heard).toEqual([]);
  });
});

it('can be called off while it connects', async () => {
  const { wallet } = openWallet();
  const connecting = wallet.connect();
  await wallet.disconnect();
  await expect(connecting).rejects.toMatchObject({ code: 'wallet.connection-canceled' });
});

describe('a key that is damaged', () => {
  const [begin, end] = [2, -2];
  const damages: readonly [string, (account: TestAccount) => Promise<string> | string][] = [
    ['cut short', ({ record }) => record.keyfile.slice(0, 30)],
    ['no base64', () => '***'],
    ['changed', ({ record }) => `AA${record.keyfile.slice(begin, end)}AA`],
    ['of another address', () => accounts[1].record.keyfile],
    ['no key', ({ keyfile }) => encryptKeyfile({ ...keyfile, kty: 'RSA', n: '' })],
    ['with a wrong d', ({ keyfile }) => encryptKeyfile({ ...keyfile, d: accounts[1].keyfile.d })],
    ['with a member that is no number', ({ keyfile }) => encryptKeyfile({ ...keyfile, qi: '' })],
  ];
  it.each(damages)('(%s) is reported without a word of the key, and left as it is', async (_, damage) => {
    const text = JSON.stringify({ ...accounts[0].record, keyfile: await damage(accounts[0]) });
    localStorage.setItem(recordKey, text);
    const { wallet } = openWallet();
    for (const attempt of [wallet.connect, () => wallet.signDataItem(item)]) {
      const error: unknown = await attempt().catch((caught: unknown) => caught);
      expect(error).toMatchObject({ code: 'wallet.record-corrupt', params: {} });
      expect(error).not.toHaveProperty('cause');
    }
    expect(await createKeyfileImport({}).occupant()).toEqual({ status: 'damaged' });
    expect(localStorage.getItem(recordKey)).toBe(text);
  });

  it('(of 2048 bits) is reported before it signs anything, at every connection', async () => {
    const algorithm = { name: 'RSA-PSS', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) };
    const { privateKey } = await crypto.subtle.generateKey({ ...algorithm, hash: 'SHA-256' }, true, ['sign']);
    const { n = '', ...rest } = await crypto.subtle.exportKey('jwk', privateKey);
    const keyfile = await encryptKeyfile({ ...accounts[0].keyfile, ...rest, kty: 'RSA', n });
    const address = await ownerAddress(fromBase64Url(n));
    localStorage.setItem(recordKey, JSON.stringify({ address, keyfile }));
    const corrupt = { code: 'wallet.record-corrupt' };
    const { wallet } = openWallet();
    await expect(wallet.connect()).rejects.toMatchObject(corrupt);
    await expect(openWallet().wallet.reconnect?.()).rejects.toMatchObject(corrupt);
    await expect(wallet.signMessage(utf8('hi'))).rejects.toMatchObject(corrupt);
    await expect(wallet.sign(transaction)).rejects.toMatchObject(corrupt);
    expect(await createKeyfileImport({}).occupant()).toEqual({ status: 'damaged' });
  });

  it('costs no decryption once its record was found whole, and one for a record that changed', async () => {
    const decrypt = jest.spyOn(crypto.subtle, 'decrypt');
    const decryptions = async () => {
      decrypt.mockClear();
      await openWallet().wallet.connect();
      return decrypt.mock.calls.length;
    };
    expect(await decryptions()).toBe(1);
    expect(await decryptions()).toBe(0);
    localStorage.setItem(recordKey, accounts[1].text);
    expect(await decryptions()).toBe(1);
    decrypt.mockRestore();
  });
});
