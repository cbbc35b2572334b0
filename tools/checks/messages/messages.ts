import type { CheckReport } from '../report';
import type { SourceTree } from '../source/source-tree';
import { cataloguesOf } from './catalogues';
import { checkParity } from './parity';
import { checkParts } from './parts';
import { checkPlaceholders } from './placeholders';
import { checkTranslated } from './translated';
import { checkUsage, fileMentions } from './usage';

/** Compares the catalogues of all languages with each other and with the code. */
export function checkMessages(tree: SourceTree): CheckReport {
  const sets = cataloguesOf(tree);
  const mentions = fileMentions(tree);
  return {
    examined: sets.reduce((sum, { english }) => sum + english.messages.size, 0),
    findings: [
      ...sets.flatMap((set) => [...checkParity(set), ...checkPlaceholders(set), ...checkTranslated(set)]),
      ...checkUsage(tree, sets, mentions),
      ...checkParts(tree, sets, mentions),
    ],
  };
}
