import {
  fromBase64Url,
  parseDataItem,
  type TransactionLike,
  toBase64Url,
  transactionSignatureData,
  utf8,
  verifyTransaction,
} from '../../arweave';
import type { ApprovalAsk } from '../connector';
import { recordKey } from './account-record';
import { createQuickWallet } from './quick-wallet';
import { makeTestAccount } from './testing/account';

beforeAll(async () => localStorage.setItem(recordKey, (await makeTestAccount()).text));

const target = toBase64Url(new Uint8Array(32).fill(2));
const rsaPss = { name: 'RSA-PSS', saltLength: 32 };
const tag = (name: string, value: string) => ({ name, value });
const encodedTag = (name: string, value: string) => tag(toBase64Url(utf8(name)), toBase64Url(utf8(value)));

function aTransaction(change: Partial<TransactionLike> = {}): TransactionLike {
  const empty = { last_tx: '', data_size: '0', data_root: '', data: new Uint8Array(), tags: [] };
  return { format: 2, target, quantity: '5', reward: '1', ...empty, ...change };
}

/** @param onAsk runs while the sheet is open */
function openWallet(onAsk = () => undefined as unknown) {
  const asks: ApprovalAsk[] = [];
  const approve = async (ask: ApprovalAsk) => {
    asks.push(structuredClone(ask));
    onAsk();
    return true;
  };
  return { wallet: createQuickWallet({ approve }), asks };
}

describe('a request that changes while its user reads it', () => {
  it('is signed as it was shown: a data item', async () => {
    const data = utf8('one carrot');
    const item = { target, tags: [tag('Action', 'Scan')], data };
    const { wallet } = openWallet(() => {
      data.set(utf8('ALL CARROT'));
      item.tags[0] = tag('Action', 'Transfer');
    });
    const signed = await parseDataItem(await wallet.signDataItem(item));
    expect(signed.tags[0]).toEqual(tag('Action', 'Scan'));
    expect(signed.data).toEqual(utf8('one carrot'));
  });

  it('is signed as it was shown: a transaction', async () => {
    const transaction = aTransaction({ tags: [encodedTag('Action', 'Scan')] });
    const { wallet } = openWallet(() => {
      Object.assign(transaction, { quantity: '9000000000000' });
      Object.assign(transaction.tags[0] ?? {}, encodedTag('Action', 'Transfer'));
    });
    expect(await wallet.sign(transaction)).toMatchObject({
      quantity: '5',
      tags: [encodedTag('Action', 'Scan')],
    });
  });

  it('is signed as it was shown: raw bytes', async () => {
    const bytes = utf8('carrot');
    const { wallet } = openWallet(() => bytes.fill(0));
    const signature = await wallet.signature(bytes, rsaPss);
    const jwk = { kty: 'RSA', e: 'AQAB', n: await wallet.getActivePublicKey() };
    const algorithm = { name: 'RSA-PSS', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify']);
    expect(await crypto.subtle.verify(rsaPss, key, new Uint8Array(signature), utf8('carrot'))).toBe(true);
  });
});

describe('a request that answers for itself', () => {
  it('is asked by none of its own methods: a list with a map and an iterator', async () => {
    const evil = [tag('Action', 'Transfer'), tag('Recipient', target), tag('Quantity', '1000000')];
    const good = [tag('Action', 'Scan')];
    let isOpen = false;
    const inner = Object.assign([...good], {
      [Symbol.iterator]: () => (isOpen ? evil : good).values(),
    });
    const tags = Object.assign([...good], { map: () => inner });
    const { wallet, asks } = openWallet(() => {
      isOpen = true;
    });
    const signed = await parseDataItem(await wallet.signDataItem({ target, tags, data: '' }));
    expect(asks).toMatchObject([{ action: 'Scan', tags: good }]);
    expect(signed.tags.slice(0, 1)).toEqual(good);
    expect(signed.tags.map(({ name }) => name)).not.toContain('Recipient');
  });

  it('keeps no live fields of its class: a payment', async () => {
    let isOpen = false;
    const live = (field: string, honest: string, evil: string): PropertyDescriptor => ({
      get: () => honest,
      set(this: object) {
        const get = () => (isOpen ? evil : honest);
        Object.defineProperty(this, field, {
          get,
          set: () => undefined,
          configurable: true,
          enumerable: true,
        });
      },
    });
    const model = Object.create(null, {
      quantity: live('quantity', '1', '9000000000000'),
      target: live('target', target, toBase64Url(new Uint8Array(32).fill(9))),
    });
    const own = Object.getOwnPropertyDescriptors(aTransaction({ quantity: '1' }));
    const payment: TransactionLike = Object.create(model, own);
    const { wallet, asks } = openWallet(() => {
      isOpen = true;
    });
    const signed = await wallet.sign(payment);
    expect(asks).toMatchObject([{ quantity: '1', target }]);
    expect(signed).toMatchObject({ quantity: '1', target });
    expect(await verifyTransaction(signed)).toBe(true);
  });
});

describe('the content of the sheet', () => {
  it('is the action in any case of letters', async () => {
    const { wallet, asks } = openWallet();
    await wallet.signDataItem({ target, tags: [tag('action', 'Transfer')], data: '' });
    await wallet.sign(aTransaction({ tags: [encodedTag('Action', 'Transfer')] }));
    expect(asks).toMatchObject([{ action: 'Transfer' }, { action: 'Transfer' }]);
  });

  it('is also the fee', async () => {
    const { wallet, asks } = openWallet();
    await wallet.sign(aTransaction({ reward: '9000000000000' }));
    expect(asks).toMatchObject([{ quantity: '5', reward: '9000000000000' }]);
  });

  it.each(['Action', 'action', 'QUANTITY', 'Target', 'From'])(
    'is never one of two tags named %s',
    async (name) => {
      const { wallet, asks } = openWallet();
      const repeated = { code: 'data-item.tag-repeated', params: { name } };
      const tags = [tag(name.toLowerCase(), '1'), tag(name, '2')];
      await expect(wallet.signDataItem({ target, tags, data: '' })).rejects.toMatchObject(repeated);
      const encoded = tags.map(({ name: text, value }) => encodedTag(text, value));
      await expect(wallet.sign(aTransaction({ tags: encoded }))).rejects.toMatchObject(repeated);
      expect(asks).toHaveLength(0);
    },
  );

  it('may have tags of the same name that nobody acts on', async () => {
    const tags = [tag('Topic', 'rabbits'), tag('Topic', 'carrots')];
    const { wallet } = openWallet();
    expect((await parseDataItem(await wallet.signDataItem({ tags, data: '' }))).tags.slice(0, 2)).toEqual(
      tags,
    );
  });

  it.each([
    ['data_root', { data: utf8('carrot'), data_size: '6', data_root: toBase64Url(new Uint8Array(32)) }],
    ['data_size', { data: utf8('carrot'), data_size: '7' }],
  ])('is the data that is paid for, not that of another %s', async (field, change) => {
    const { wallet, asks } = openWallet();
    const invalid = { code: 'transaction.invalid', params: { field } };
    await expect(wallet.sign(aTransaction(change))).rejects.toMatchObject(invalid);
    expect(asks).toHaveLength(0);
  });
});

it('does not sign the hash of a payment or an old transaction as raw bytes', async () => {
  const { wallet, asks } = openWallet();
  const owner = fromBase64Url(await wallet.getActivePublicKey());
  const hash = await transactionSignatureData(aTransaction({ quantity: '9000000000000' }), owner);
  const old = new Uint8Array([...owner, ...fromBase64Url(target), ...utf8('9000000000000')]);
  for (const bytes of [hash, old]) {
    await expect(wallet.signature(bytes, rsaPss)).rejects.toMatchObject({ code: 'wallet.raw-hash' });
  }
  expect(asks).toHaveLength(0);
});
