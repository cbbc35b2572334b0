import { type CheckReport, reportOn } from '../report';
import type { SourceTree } from '../source/source-tree';
import { commentsOf } from './comments';

/** Rejects comments that open with a question word: they name a thing by a clause instead of saying what it does. */
export function checkCommentOpenings(tree: SourceTree): CheckReport {
  return reportOn(commentsOf(tree), ({ file, line, text }) => {
    const [opening] = /^(what|whether|who|how)\b/i.exec(text) ?? [];
    if (!opening) return [];
    return [
      {
        file,
        line,
        problem: `A comment opens with "${opening}".`,
        fix: 'Name the thing or begin with a verb: "Returns true when …", "The bytes that …".',
      },
    ];
  });
}
