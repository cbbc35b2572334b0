import type { Finding } from '../finding';
import type { SourceTree } from '../source/source-tree';
import { cataloguesOf } from './catalogues';
import { checkParity } from './parity';
import { checkPlaceholders } from './placeholders';
import { checkTranslated } from './translated';
import { checkUsage } from './usage';

/** The catalogues of all languages agree with each other and with the code. */
export function checkMessages(tree: SourceTree): readonly Finding[] {
  const sets = cataloguesOf(tree);
  return [
    ...sets.flatMap((set) => [...checkParity(set), ...checkPlaceholders(set), ...checkTranslated(set)]),
    ...checkUsage(tree, sets),
  ];
}
