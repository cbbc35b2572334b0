import { Visitor } from 'oxc-parser';
import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import { isBundled, lineAt } from '../source/kinds';
import { moduleGraphOf } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';

const place = 'parts/src/kept/';

const isStorage = (name: unknown) => name === 'localStorage' || name === 'sessionStorage';

/**
 * Rejects a browser's storage in areas and parts, outside of the one part that keeps values. That part validates at each
 * read, notifies all holders and tabs, and goes on where a browser keeps nothing.
 */
export function checkKeptValues(tree: SourceTree): CheckReport {
  const modules = [...moduleGraphOf(tree).modules.values()].filter(
    ({ path }) => isBundled(path) && !path.startsWith(place),
  );
  return reportOn(modules, ({ path, syntax }) => {
    const findings: Finding[] = [];
    const reject = (name: unknown, start: number) => {
      if (!isStorage(name)) return;
      findings.push({
        file: path,
        line: lineAt(tree.get(path) ?? '', start),
        problem: `uses ${name}.`,
        fix: `Keep values by keptValue (@rainbow-rabbit/parts/kept, ${place}).`,
      });
    };
    new Visitor({
      Identifier: ({ name, start }) => reject(name, start),
      Literal: ({ value, start }) => reject(value, start),
    }).visit(syntax.program);
    return findings;
  });
}
