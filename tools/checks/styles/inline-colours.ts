import { Visitor } from 'oxc-parser';
import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import { isTest, lineAt } from '../source/kinds';
import { moduleGraphOf } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';

const wholeColour = /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch)a?\(.*\))$/i;

/** Components of the shell and the areas take colours from tokens too: `fill="var(--rr-…)"`, or a class. */
export function checkInlineColours(tree: SourceTree): CheckReport {
  const components = [...moduleGraphOf(tree).modules.values()].filter(
    ({ path }) => /^(shell|remotes)\/.*\.tsx$/.test(path) && !isTest(path),
  );
  return reportOn(components, ({ path, syntax }) => {
    const findings: Finding[] = [];
    new Visitor({
      Literal({ value, start }) {
        if (typeof value !== 'string' || !wholeColour.test(value)) return;
        findings.push({
          file: path,
          line: lineAt(tree.get(path) ?? '', start),
          problem: `has a raw colour: ${value}.`,
          fix: 'Use a token of shared/src/ui/tokens.css, in a class or as var(--rr-…).',
        });
      },
    }).visit(syntax.program);
    return findings;
  });
}
