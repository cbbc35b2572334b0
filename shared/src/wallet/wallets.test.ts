import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { offeredWallets, recommendedWallet, walletDescriptors } from './wallets';

/** Every contract suite: a wallet's is in its folder, or in `e2e` when it needs a real peer. */
const suites = [__dirname, join(__dirname, '../../../e2e')].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.contract.test.ts'))
    .map((path) => join(folder, path)),
);

/** Returns the descriptor file that a suite hands to `describeConnector`, without its extension. */
function descriptorUnderTest(suite: string): string | undefined {
  const text = readFileSync(suite, 'utf8');
  const [, name, from = ''] = /import \{ (\w+) \} from '([^']+\/descriptor)'/.exec(text) ?? [];
  return name && text.includes(`describeConnector(${name},`) ? resolve(suite, '..', from) : undefined;
}

it('offers every folder of a wallet, and nothing else', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);
  expect(walletDescriptors.map(({ id }) => id).sort()).toEqual(folders.sort());
});

it('holds every wallet to the connector contract', () => {
  const tested = new Set(suites.map(descriptorUnderTest));
  expect(tested).toEqual(new Set(walletDescriptors.map(({ id }) => join(__dirname, id, 'descriptor'))));
});

it('gives each wallet names of its own', () => {
  const names = walletDescriptors.flatMap(({ method, aliases = [] }) => [method, ...aliases]);
  expect(new Set(names).size).toBe(names.length);
});

it('recommends one wallet', () => {
  expect(walletDescriptors.filter(({ isRecommended }) => isRecommended)).toEqual([recommendedWallet]);
});

it('has one wallet with a keyfile, which can import it, too', () => {
  const withKeyfile = walletDescriptors.filter(({ capabilities }) => capabilities.savesKeyfile);
  expect(withKeyfile).toEqual([expect.objectContaining({ loadKeyfileImport: expect.any(Function) })]);
});

const methods = (...asked: Parameters<typeof offeredWallets>) =>
  offeredWallets(...asked).map(({ method }) => method);

it('offers the wallets of the specification in its order, the popup those of other places last', () => {
  expect(methods('popup')).toEqual(['QuickWallet', 'Wander', 'BeaconWallet', 'ArweaveApp']);
  expect(methods('game')).toEqual(['QuickWallet', 'ArweaveApp', 'Wander', 'BeaconWallet']);
});

it('offers what is configured, in that order, each wallet once, and passes over unknown names', () => {
  expect(methods('popup', ['BeaconWallet', 'ArConnect', 'Wander', 'Purse'])).toEqual([
    'BeaconWallet',
    'Wander',
  ]);
  expect(methods('game', ['Purse'])).toEqual(methods('game'));
});
