import { type CheckReport, reportOn } from '../report';
import { isDomain } from '../source/kinds';
import type { SourceTree } from '../source/source-tree';

/** The names that domain code of a process may not use: time, chance, the network and the message come as arguments. */
const worldly = /\b(os\.\w+|io\.\w+|math\.random\w*|ao\.\w+|Handlers|Inbox|Send|Spawn|print)\b/g;

/** The common Lua of processes is pure, except for the part that talks to aos. */
const isPure = (path: string) =>
  isDomain(path) || (path.startsWith('processes/common/') && !path.startsWith('processes/common/dispatch/'));

/** Keeps the `domain/` folders of processes and the common Lua pure. */
export function checkLuaPurity(tree: SourceTree): CheckReport {
  return reportOn(
    [...tree].filter(([path]) => path.endsWith('.lua') && isPure(path)),
    ([path, text]) =>
      text.split('\n').flatMap((line, at) =>
        [...withoutText(line).matchAll(worldly)].map(([name]) => ({
          file: path,
          line: at + 1,
          problem: `Domain code uses ${name}.`,
          fix: 'Pass what it needs from the handler.',
        })),
      ),
  );
}

/** Returns a line without its strings and its comment. */
function withoutText(line: string): string {
  return line.replace(/'[^']*'|"[^"]*"/g, "''").replace(/--.*$/, '');
}
