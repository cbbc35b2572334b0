import { Visitor } from 'oxc-parser';
import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import { isTest, lineAt } from '../source/kinds';
import { moduleGraphOf } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';

const declarationFile = /^remotes\/([^/]+)\/src\/declaration\.ts$/;
/** The layouts, two of which have the name of an area. */
const layouts = /^shell\/src\/chrome\/layouts\//;

/** Returns the beginnings of an area's paths up to the first parameter: `/rabbit/` of `/rabbit/:slug/*`. */
function pathsIn(declaration: string): string[] {
  return [...declaration.matchAll(/\bpath: '([^':*]+)/g)].map(([, path = '']) => path);
}

/**
 * Rejects names and paths of areas in the shell's code. The shell knows areas from the registry alone, so that a new one
 * needs no release of it (docs/product 11.8).
 */
export function checkAreaNames(tree: SourceTree): CheckReport {
  const declarations = [...tree].filter(([path]) => declarationFile.test(path));
  const names = new Set(declarations.map(([path]) => declarationFile.exec(path)?.[1]));
  const paths = declarations.flatMap(([, text]) => pathsIn(text));
  const isPath = (text: string) =>
    paths.some((path) =>
      path.endsWith('/') ? text.startsWith(path) : text === path || text.startsWith(`${path}/`),
    );
  // Without declarations there are no names to look for in any module.
  const modules = names.size === 0 ? [] : [...moduleGraphOf(tree).modules.values()];
  return reportOn(
    modules.filter(({ path }) => path.startsWith('shell/src/') && !isTest(path) && !layouts.test(path)),
    ({ path, syntax }) => {
      const findings: Finding[] = [];
      const reject = (value: unknown, start: number) => {
        if (typeof value !== 'string' || !(names.has(value) || isPath(value))) return;
        findings.push({
          file: path,
          line: lineAt(tree.get(path) ?? '', start),
          problem: `names an area: "${value}".`,
          fix: 'Have the area declare it (shared/src/area/contract.ts), and read it from the registry (shell/src/site-links).',
        });
      };
      new Visitor({
        Literal: ({ value, start }) => reject(value, start),
        TemplateLiteral: ({ quasis, start }) => reject(quasis[0]?.value.cooked, start),
        JSXText: ({ value, start }) => reject(value.trim(), start),
        Property: ({ key, computed, start }) =>
          !computed && key.type === 'Identifier' && reject(key.name, start),
      }).visit(syntax.program);
      return findings;
    },
  );
}
