import { Visitor } from 'oxc-parser';
import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import { isTest, lineAt } from '../source/kinds';
import { moduleGraphOf } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';

/** Rejects tests that expect any error at all: a misspelt name in the test itself would pass as the right one. */
export function checkBareThrows(tree: SourceTree): CheckReport {
  const tests = [...moduleGraphOf(tree).modules.values()].filter(({ path }) => isTest(path));
  return reportOn(tests, ({ path, syntax }) => {
    const findings: Finding[] = [];
    new Visitor({
      CallExpression({ callee, arguments: given, start }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const isBare = /^toThrow(Error)?$/.test(callee.property.name) && given.length === 0;
        if (!isBare || isNegated(callee.object)) return;
        findings.push({
          file: path,
          line: lineAt(tree.get(path) ?? '', callee.property.start || start),
          problem: 'expects an error without naming it.',
          fix: 'Name its class, code or words: toThrow(AppError), toThrow(/closed/).',
        });
      },
    }).visit(syntax.program);
    return findings;
  });
}

/** Returns true for `expect(…).not`: that nothing is thrown needs no name. */
function isNegated(object: { type: string; property?: unknown }): boolean {
  const { property } = object;
  return typeof property === 'object' && property !== null && 'name' in property && property.name === 'not';
}
