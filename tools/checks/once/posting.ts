import { Visitor } from 'oxc-parser';
import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import { isTest, lineAt } from '../source/kinds';
import { moduleGraphOf } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';

const place = 'processes/common/client/outbox/deliver.ts';

/** The code of browsers that could post: areas, parts, the shell and the clients of processes. */
const isOfBrowsers = (path: string) =>
  /^(remotes\/[^/]+|parts|shell)\/src\//.test(path) || /^processes\/[^/]+\/client\//.test(path);

/** A node of the syntax, of which the names are read. */
type Named = { type: string; name?: unknown; value?: unknown; property?: Named };

const nameOf = ({ type, name, value, property }: Named): unknown =>
  type === 'MemberExpression' && property ? nameOf(property) : (name ?? value);

const isAo = (node: Named) => nameOf(node) === 'ao';

/**
 * Rejects code of browsers that posts a signed message by itself: only `deliver` and `postOnce` keep it first, and bring it
 * to one end.
 */
export function checkPosting(tree: SourceTree): CheckReport {
  const modules = [...moduleGraphOf(tree).modules.values()].filter(
    ({ path }) => isOfBrowsers(path) && path !== place && !isTest(path),
  );
  return reportOn(modules, ({ path, syntax }) => {
    const findings: Finding[] = [];
    const reject = (start: number) =>
      findings.push({
        file: path,
        line: lineAt(tree.get(path) ?? '', start),
        problem: 'posts a signed message.',
        fix: `Send it by deliver or postOnce (${place}).`,
      });
    new Visitor({
      MemberExpression: ({ object, property, start }) => {
        if (nameOf(property as Named) === 'post' && isAo(object as Named)) reject(start);
      },
      CallExpression: ({ arguments: given, start }) => {
        if (given.some((one) => nameOf(one as Named) === 'mu')) reject(start);
      },
      VariableDeclarator: ({ id, init, start }) => {
        if (id.type !== 'ObjectPattern' || !init) return;
        const keys = id.properties.flatMap((one) => ('key' in one ? [nameOf(one.key as Named)] : []));
        if (isAo(init as Named) && keys.includes('post')) reject(start);
      },
    }).visit(syntax.program);
    return findings;
  });
}
