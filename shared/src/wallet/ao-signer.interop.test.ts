import { readFileSync } from 'node:fs';
import { DataItem } from 'arbundles';
import { type DataItemInput, toBase64Url } from '../arweave';
import { makeTestSigner, type TestSigner } from '../arweave/testing/signer';
import { nextTurn } from '../testing/next-turn';
import { createArweaveApp } from './arweave-app/arweave-app-wallet';
import { createSiteFake, siteNetwork } from './arweave-app/testing/fake-site';
import { openTestPage } from './beacon-wallet/testing/page';
import type { WalletConnector } from './connector';
import { recordKey } from './quick-wallet/account-record';
import { createQuickWallet } from './quick-wallet/quick-wallet';
import { makeTestAccount } from './quick-wallet/testing/account';
import { createInjectedFake } from './wander/testing/fake-injected-wallet';
import { createWander } from './wander/wander-wallet';

type Create = () => Promise<{
  data: string;
  tags: { name: string; value: string }[];
  target: string;
  anchor?: string;
}>;
type CreateDataItemSigner = (
  wallet: WalletConnector,
) => (create: Create, kind: 'ans104') => Promise<{ id: string; raw: Uint8Array }>;

/** The network's own client as browsers get it: an ES module of one file, which Jest can only run as a function. */
function publishedSigner(): CreateDataItemSigner {
  const source = readFileSync(require.resolve('@permaweb/aoconnect/browser'), 'utf8');
  const exports = /\bexport\{[^}]*\b(\w+) as createDataItemSigner\b[^}]*\};/;
  return new Function(source.replace(exports, 'return $1;'))();
}

let createDataItemSigner: CreateDataItemSigner;
let signer: TestSigner;
beforeAll(async () => {
  createDataItemSigner = publishedSigner();
  signer = await makeTestSigner();
});

const wallets: Readonly<Record<string, () => Promise<WalletConnector>>> = {
  QuickWallet: async () => {
    localStorage.setItem(recordKey, (await makeTestAccount()).text);
    return createQuickWallet({ approve: async () => true });
  },
  Wander: async () => {
    const { wallet } = createInjectedFake(signer);
    return createWander({ appInfo: { name: 'Rainbow Rabbit' }, detect: async () => wallet });
  },
  'Arweave.app': async () => {
    createSiteFake(signer);
    return createArweaveApp({ network: siteNetwork, appInfo: { name: 'Rainbow Rabbit', logo: '' } });
  },
  Beacon: async () => {
    const page = openTestPage();
    page.answer('getActiveAddress', signer.address);
    page.answer('signDataItem', async ({ dataItem }: { dataItem: DataItemInput }) =>
      toBase64Url(await signer.signDataItem(dataItem)),
    );
    const connect = async () => {
      const connected = page.wallet.connect();
      await nextTurn();
      page.say({ action: 'connect' });
      return connected;
    };
    return { ...page.wallet, connect };
  },
};

it.each(Object.keys(wallets))('%s signs for createDataItemSigner of @permaweb/aoconnect', async (name) => {
  const connector = await wallets[name]?.();
  if (!connector) throw new Error(name);
  const address = await connector.connect();
  const target = toBase64Url(new Uint8Array(32).fill(3));
  const tags = [{ name: 'Action', value: 'Scan' }];
  const create = async () => ({ data: '{"rabbit":7}', tags, target });
  const { id, raw } = await createDataItemSigner(connector)(create, 'ans104');
  const item = new DataItem(Buffer.from(raw));
  expect(await item.isValid()).toBe(true);
  expect(item).toMatchObject({ id, target });
  expect(item.tags).toEqual(expect.arrayContaining(tags));
  expect(Buffer.from(item.rawData).toString()).toBe('{"rabbit":7}');
  expect(await connector.getActiveAddress()).toBe(address);
});
