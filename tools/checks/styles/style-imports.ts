import { posix } from 'node:path';
import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import { lineAt } from '../source/kinds';
import type { SourceTree } from '../source/source-tree';

const styleImport = /^import (?:\w+ from )?'(\.[^']+\.css)';$/gm;

/** Rejects imports of style sheets that are not there: the compiler knows style sheets by their ending alone. */
export function checkStyleImports(tree: SourceTree): CheckReport {
  const imports = [...tree]
    .filter(([path]) => /^(?:shell|shared|remotes)\/.*\.tsx?$/.test(path))
    .flatMap(([file, text]) =>
      [...text.matchAll(styleImport)].map(({ 1: sheet = '', index }) => ({ file, text, sheet, index })),
    );
  return reportOn(imports, ({ file, text, sheet, index }): Finding[] => {
    if (tree.has(posix.join(posix.dirname(file), sheet))) return [];
    const problem = `${sheet} is not there.`;
    return [{ file, line: lineAt(text, index), problem, fix: 'Import the style sheet from its place.' }];
  });
}
