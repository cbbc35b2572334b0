import { checkDirections } from './boundaries/directions';
import { checkFolderCircles } from './boundaries/folder-circles';
import { checkLuaPurity } from './boundaries/lua-purity';
import { checkModuleCircles } from './boundaries/module-circles';
import { checkPurity } from './boundaries/purity';
import { checkCitations } from './comments/citations';
import { checkCommentOpenings } from './comments/openings';
import { checkQuotedPaths } from './comments/quoted-paths';
import { checkWornWords } from './comments/worn-words';
import { checkContract } from './exports/contract';
import { checkNeededContract } from './exports/needed-contract';
import { checkBareThrows } from './honesty/bare-throws';
import { checkOwnMocks } from './honesty/own-mocks';
import { checkTestSupport } from './honesty/test-support';
import { checkLuaAnnotations } from './lua/annotations';
import { checkActWords } from './messages/act-words';
import { checkMessages } from './messages/messages';
import { checkAreaNames } from './names/area-names';
import { checkProcessNames } from './names/process-names';
import { checkTwinNames } from './names/twin-names';
import { checkWalletNames } from './names/wallet-names';
import { checkControls } from './once/controls';
import { checkKeptValues } from './once/kept-values';
import { checkLanguages } from './once/languages';
import { checkPosting } from './once/posting';
import { checkShortAddresses } from './once/short-addresses';
import { checkLock } from './places/lock';
import { checkPlaces } from './places/places';
import type { CheckReport } from './report';
import { checkLoneSources } from './shape/lone-sources';
import { checkReadmes } from './shape/readmes';
import { checkSize } from './shape/size';
import type { SourceTree } from './source/source-tree';
import { checkInlineColours } from './styles/inline-colours';
import { checkStyleImports } from './styles/style-imports';
import { checkStyles } from './styles/styles';
import { checkTerms } from './terms/terms';

/** A check reads the tree and reports how many things it looked at and which of them it doesn't accept. */
type Check = (tree: SourceTree) => CheckReport;

/** Every check of the tree's structure, by the name that runs it. */
export const checks = {
  directions: checkDirections,
  purity: checkPurity,
  'lua-purity': checkLuaPurity,
  'lua-annotations': checkLuaAnnotations,
  'module-circles': checkModuleCircles,
  'folder-circles': checkFolderCircles,
  messages: checkMessages,
  'act-words': checkActWords,
  terms: checkTerms,
  languages: (tree) => checkLanguages(tree),
  styles: checkStyles,
  'style-imports': checkStyleImports,
  'inline-colours': checkInlineColours,
  size: checkSize,
  'lone-sources': checkLoneSources,
  places: checkPlaces,
  lock: checkLock,
  readmes: checkReadmes,
  contract: checkContract,
  'needed-contract': checkNeededContract,
  wallets: checkWalletNames,
  areas: checkAreaNames,
  'process-names': checkProcessNames,
  'comment-openings': checkCommentOpenings,
  'worn-words': checkWornWords,
  citations: checkCitations,
  'quoted-paths': checkQuotedPaths,
  'twin-names': checkTwinNames,
  'short-addresses': checkShortAddresses,
  'kept-values': checkKeptValues,
  posting: checkPosting,
  controls: checkControls,
  'bare-throws': checkBareThrows,
  'own-mocks': (tree) => checkOwnMocks(tree),
  'test-support': checkTestSupport,
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;

/** Returns true when there is a check of that name. */
export function isCheckName(name: string): name is CheckName {
  return name in checks;
}
