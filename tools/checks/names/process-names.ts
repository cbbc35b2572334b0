import { Visitor } from 'oxc-parser';
import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import { isTest, lineAt } from '../source/kinds';
import { moduleGraphOf } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';

const actionsFile = /^processes\/([^/]+)\/src\/actions\.lua$/;
/** The look of pages: the layouts and the names of classes have words of their own, such as `arcade` and `rabbit`. */
const layouts = /^shell\/src\/chrome\/layouts\//;
const classNames = /^styles$/;
/** The shell's own pages show an event, as its client reads it, whose fields may have the name of its process. */
const ownPages = /^shell\/src\/pages\//;
const client = /'@rainbow-rabbit\/processes\/([^/']+)\/client/g;

/** Returns the names of the actions in a process's table. */
function actionsIn(table: string): string[] {
  return [...table.matchAll(/^ {2}(?:\['([\w-]+)'\]|(\w+)) = /gm)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}

/** Returns the processes whose clients a module imports. */
const clientsIn = (text: string) => [...text.matchAll(client)].map(([, name = '']) => name);

/**
 * Rejects names of processes and of their actions in the shell's code, however a value gets there. Areas declare their acts in
 * `src/acts.ts`, so that an area with a new act needs no release of the shell (docs/product 11.8).
 */
export function checkProcessNames(tree: SourceTree): CheckReport {
  const tables = [...tree].filter(([path]) => actionsFile.test(path));
  const processes = new Set(tables.map(([path]) => actionsFile.exec(path)?.[1] ?? ''));
  const actions = new Set(tables.flatMap(([, text]) => actionsIn(text)));
  // Without processes there are no names to look for in any module.
  const modules = processes.size === 0 ? [] : [...moduleGraphOf(tree).modules.values()];
  const kindOf = (name: string) => {
    if (processes.has(name.replace(/^processes\./, ''))) return 'a process';
    return actions.has(name) ? 'an act' : undefined;
  };
  return reportOn(
    modules.filter(({ path }) => path.startsWith('shell/src/') && !isTest(path) && !layouts.test(path)),
    ({ path, syntax }) => {
      const findings: Finding[] = [];
      const read = ownPages.test(path) ? clientsIn(tree.get(path) ?? '') : [];
      const report = (kind: string, name: string, start: number) =>
        findings.push({
          file: path,
          line: lineAt(tree.get(path) ?? '', start),
          problem: `names ${kind}: "${name}".`,
          fix: 'Have the area declare it in its src/acts.ts (shared/src/acts), and read it from there (shell/src/wallet-popup/declared-acts.ts).',
        });
      const reject = (name: unknown, start: number) => {
        if (read.includes(String(name))) return;
        const kind = typeof name === 'string' ? kindOf(name) : undefined;
        if (kind) report(kind, String(name), start);
      };
      new Visitor({
        Literal: ({ value, start }) => {
          reject(value, start);
          const [process] = typeof value === 'string' ? clientsIn(`'${value}`) : [];
          if (process && !ownPages.test(path)) report('a process', process, start);
        },
        TemplateLiteral: ({ quasis, start }) => reject(quasis[0]?.value.cooked, start),
        Property: ({ key, computed, start }) =>
          !computed && key.type === 'Identifier' && reject(key.name, start),
        MemberExpression: ({ object, property, computed, start }) => {
          if (computed || property.type !== 'Identifier') return;
          if (object.type === 'Identifier' && classNames.test(object.name)) return;
          reject(property.name, start);
        },
      }).visit(syntax.program);
      return findings;
    },
  );
}
