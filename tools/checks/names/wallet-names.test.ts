import { treeOf } from '../testing/tree-of';
import { checkWalletNames } from './wallet-names';

const descriptor = `export const wander = {
  id: 'wander',
  method: 'Wander',
  aliases: ['ArConnect'],
  name: 'Wander',
};`;
const files = { 'shared/src/wallet/wander/descriptor.ts': descriptor };

const problems = (more: Record<string, string>) =>
  checkWalletNames(treeOf({ ...files, ...more })).findings.map(
    ({ file, line, problem }) => `${file}:${line} ${problem}`,
  );

it.each([
  ["export const isWeb = (method: string) => method === 'Wander';", 'Wander'],
  ['export const isOld = (method: string) => method === `ArConnect`;', 'ArConnect'],
  ['export const colours = { Wander: 1 };', 'Wander'],
  ["export const logos = { 'wander': 1 };", 'wander'],
])('rejects %s', (text, name) => {
  const file = 'remotes/game/src/branch.ts';
  expect(problems({ [file]: text })).toEqual([`${file}:1 names the wallet "${name}".`]);
});

it('accepts the names in the wallet’s folder, in tests and in texts', () => {
  expect(
    problems({
      'shared/src/wallet/wander/wander-wallet.ts': "export const title = 'Wander';",
      'shell/src/wallet.test.ts': "export const method = 'Wander';",
      'shell/src/terms.ts': "export const terms = 'You may use Wander here.';",
    }),
  ).toEqual([]);
});

it('examines nothing in a tree without descriptors', () => {
  expect(checkWalletNames(treeOf({ 'shared/src/a.ts': '' })).examined).toBe(0);
});
