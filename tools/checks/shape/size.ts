import { type CheckReport, reportOn } from '../report';
import { isGenerated } from '../source/kinds';
import type { SourceTree } from '../source/source-tree';

/** No file written by hand is longer, in lines. */
const longest = 400;

/** Rejects source files and style sheets that have grown too long to be held in one's head. */
export function checkSize(tree: SourceTree): CheckReport {
  const written = [...tree].filter(
    ([path, text]) => /\.([cm]?[jt]sx?|css|lua)$/.test(path) && !isGenerated(text),
  );
  return reportOn(written, ([file, text]) => {
    const lines = text.trimEnd().split('\n').length;
    if (lines <= longest) return [];
    return [
      {
        file,
        problem: `has ${lines} lines; ${longest} is the limit.`,
        fix: 'Split it by what its parts are about.',
      },
    ];
  });
}
