import { type CheckReport, reportOn } from '../report';
import type { SourceTree } from '../source/source-tree';
import { commentsOf } from './comments';

/** Words that readers had to read twice, each with plain ones. */
const worn: readonly [pattern: RegExp, fix: string][] = [
  [
    /\b(?:is|are|was|were|be) none\b/i,
    'Name the case: "returns undefined for invalid text", "there is no answer".',
  ],
  [/\bof before\b/i, 'Write "earlier" or "previous".'],
  [/\b(?:stands|stood)\b(?! for\b)/i, 'Write "is", "exists", "lies" or "stays".'],
  [/\bstand\b(?! for\b|-)/i, 'Write "be", "exist", "lie" or "stay".'],
  [/\b(?:tell|tells|told)\b/i, 'Write "show", "say", "notify", "return" or "distinguish".'],
  [/\bones? (?:that|which)\b/i, 'Name the thing: "the key that …".'],
];

/** The types of Lua's annotations, which quote the values of code. */
const types = /'[^']*'/g;

/** Rejects comments with words that readers had to read twice. */
export function checkWornWords(tree: SourceTree): CheckReport {
  return reportOn(commentsOf(tree), ({ file, line, text }) =>
    worn.flatMap(([pattern, fix]) => {
      const [found] = pattern.exec(text.replace(types, '')) ?? [];
      return found ? [{ file, line, problem: `A comment says "${found}".`, fix }] : [];
    }),
  );
}
