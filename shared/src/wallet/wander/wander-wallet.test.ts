import { isMessageSignedBy, utf8 } from '../../arweave';
import { makeTestSigner, type TestSigner } from '../../arweave/testing/signer';
import { nextTurn } from '../../testing/next-turn';
import { makeTestConfirmer } from '../testing/confirmer';
import { exampleTransaction } from '../testing/connector-suite';
import type { InjectedWallet } from './injected-wallet';
import { createInjectedFake } from './testing/fake-injected-wallet';
import { createWander } from './wander-wallet';

let first: TestSigner;
let second: TestSigner;
beforeAll(async () => {
  [first, second] = await Promise.all([makeTestSigner(), makeTestSigner()]);
});

const appInfo = { name: 'Rainbow Rabbit' };
const target = 'A'.repeat(43);
const item = { target, tags: [{ name: 'Action', value: 'Scan' }], data: '{}' };

async function connectedTo(changes: Partial<InjectedWallet>) {
  const fake = createInjectedFake(first);
  const connector = createWander({ appInfo, detect: async () => ({ ...fake.wallet, ...changes }) });
  await connector.connect();
  return connector;
}

it('says that there is no extension, and looks for it again the next time', async () => {
  let isThere = false;
  const { wallet } = createInjectedFake(first);
  const connector = createWander({ appInfo, detect: async () => (isThere ? wallet : undefined) });
  await expect(connector.connect()).rejects.toMatchObject({ code: 'wallet.extension-missing' });
  isThere = true;
  await expect(connector.connect()).resolves.toBe(first.address);
});

it('takes a signed message whose hash is also that of RSA-PSS, as the extension makes it', async () => {
  const connector = await connectedTo({});
  const message = utf8('I am the White Rabbit');
  const signature = await connector.signMessage(message, { hashAlgorithm: 'SHA-512' });
  expect(await isMessageSignedBy(first.signer.owner, signature, message, 'SHA-512')).toBe(true);
});

it('asks for no signature by a hash that it could not verify', async () => {
  const signMessage = jest.fn(async () => new Uint8Array(512));
  const connector = await connectedTo({ signMessage });
  await expect(connector.signMessage(utf8('hi'), { hashAlgorithm: 'SHA-1' })).rejects.toMatchObject({
    code: 'wallet.algorithm-unsupported',
  });
  expect(signMessage).not.toHaveBeenCalled();
});

it('takes an earlier connection up again without asking, and only with what was granted', async () => {
  const { wallet } = createInjectedFake(first);
  const asked = jest.fn(wallet.connect);
  const detect = async () => ({ ...wallet, connect: asked });
  const before = createWander({ appInfo, detect });
  await expect(before.reconnect?.()).rejects.toMatchObject({ code: 'wallet.not-connected' });
  await before.connect();
  await expect(createWander({ appInfo, detect }).reconnect?.()).resolves.toBe(first.address);
  expect(asked).toHaveBeenCalledTimes(1);
});

it.each([
  ['the item of another account', async () => second.signDataItem(item)],
  ['another item', async () => first.signDataItem({ ...item, data: '{"rabbit":1}' })],
  [
    'a repeated tag',
    async () => first.signDataItem({ ...item, tags: [...item.tags, { name: 'Action', value: 'Register' }] }),
  ],
])('gives nothing on that is %s', async (_, signDataItem) => {
  const connector = await connectedTo({ signDataItem });
  await expect(connector.signDataItem(item)).rejects.toMatchObject({ code: 'data-item.not-what-was-asked' });
});

it.each([
  ['a text', async () => 'declined' as unknown as Uint8Array],
  ['foreign bytes', async () => new Uint8Array(512)],
])('refuses a signature that is %s', async (_, answer) => {
  const connector = await connectedTo({ signature: answer, signMessage: answer });
  const failure = { code: 'wallet.answer-invalid' };
  await expect(
    connector.signature(Uint8Array.of(1), { name: 'RSA-PSS', saltLength: 32 }),
  ).rejects.toMatchObject(failure);
  await expect(connector.signMessage(Uint8Array.of(1))).rejects.toMatchObject(failure);
});

it.each([
  ['empty', (bytes: Uint8Array) => bytes.subarray(0, 0)],
  ['cut', (bytes: Uint8Array) => bytes.subarray(0, 600)],
  ['without its last tag', (bytes: Uint8Array) => bytes.subarray(0, 1080)],
])('says of an item that is %s that nothing was sent', async (_, cut) => {
  const connector = await connectedTo({ signDataItem: async () => cut(await first.signDataItem(item)) });
  await expect(connector.signDataItem(item)).rejects.toMatchObject({ code: 'wallet.answer-invalid' });
});

it('says of a transaction with a malformed owner that nothing was sent', async () => {
  const connector = await connectedTo({ sign: async () => ({ id: 'A', owner: 'A', signature: 'A' }) });
  await expect(connector.sign(exampleTransaction())).rejects.toMatchObject({ code: 'wallet.answer-invalid' });
});

it('asks for the permission to send once, and sends what was asked', async () => {
  const { wallet } = createInjectedFake(first);
  const connect = jest.fn(wallet.connect);
  const confirmDispatch = jest.fn(makeTestConfirmer().confirm);
  const connector = createWander({ appInfo, detect: async () => ({ ...wallet, connect }), confirmDispatch });
  await connector.connect();
  const id = await connector.dispatch(exampleTransaction());
  await connector.dispatch(exampleTransaction());
  expect(connect.mock.calls.map(([permissions]) => permissions.includes('DISPATCH'))).toEqual([false, true]);
  expect(confirmDispatch).toHaveBeenCalledWith(
    expect.objectContaining({ id }),
    expect.objectContaining({ data_size: '5' }),
    first.address,
  );
});

it('refuses an invalid address, and the key of another address', async () => {
  const { wallet } = createInjectedFake(first);
  const detect = async () => ({ ...wallet, getActiveAddress: async () => 'me' });
  await expect(createWander({ appInfo, detect }).connect()).rejects.toMatchObject({
    code: 'wallet.answer-invalid',
  });
  const connector = await connectedTo({ getActivePublicKey: async () => 'AQAB' });
  await expect(connector.getActivePublicKey()).rejects.toMatchObject({ code: 'wallet.answer-invalid' });
});

it('gives the extension a copy, so that it can not change what was asked', async () => {
  const connector = await connectedTo({
    signDataItem: async (given) => {
      Object.assign(given, { data: 'changed' });
      return first.signDataItem(given);
    },
  });
  await expect(connector.signDataItem({ ...item })).rejects.toMatchObject({
    code: 'data-item.not-what-was-asked',
  });
});

it('takes another extension’s account switch or farewell for none of its own', async () => {
  const connector = await connectedTo({});
  const heard: unknown[] = [];
  connector.subscribe((event) => heard.push(event));
  for (const address of [second.address, undefined]) {
    window.dispatchEvent(new CustomEvent('walletSwitch', { detail: { address } }));
    await nextTurn();
  }
  expect(heard).toEqual([]);
  expect(await connector.getActiveAddress()).toBe(first.address);
});
