import { checkCycles } from './boundaries/cycles';
import { checkDependencies } from './boundaries/dependencies';
import { checkDirections } from './boundaries/directions';
import { checkLuaPurity } from './boundaries/lua-purity';
import { checkPurity } from './boundaries/purity';
import type { Finding } from './finding';
import { checkMessages } from './messages/messages';
import { checkLock } from './places/lock';
import { checkPlaces } from './places/places';
import { checkSize } from './size/size';
import type { SourceTree } from './source/source-tree';
import { checkInlineColours } from './styles/inline-colours';
import { checkStyles } from './styles/styles';
import { checkWalletNames } from './wallets/wallet-names';

/** A check reads the tree and says what it doesn't accept; an empty list is a pass. */
export type Check = (tree: SourceTree) => readonly Finding[];

/** Every check of the tree's structure, by the name that runs it. */
export const checks = {
  directions: checkDirections,
  purity: (tree) => [...checkPurity(tree), ...checkLuaPurity(tree)],
  cycles: checkCycles,
  dependencies: checkDependencies,
  messages: checkMessages,
  styles: (tree) => [...checkStyles(tree), ...checkInlineColours(tree)],
  size: checkSize,
  places: checkPlaces,
  lock: checkLock,
  wallets: checkWalletNames,
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;

/** Whether there is a check of that name. */
export function isCheckName(name: string): name is CheckName {
  return name in checks;
}
