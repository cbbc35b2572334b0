import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import { lineAt } from '../source/kinds';
import type { SourceTree } from '../source/source-tree';

/** Words in backquotes, and the lines of shell commands in fences. */
const quotations = /`([^`\n]+)`|^ *```sh\n([\s\S]*?)^ *```/gm;

/** Names with a placeholder or a pattern: `remotes/<area>`, `e2e/*.ts`, `remotes/game/…`. */
const open = /[<>*…$]/;

/** Files by their name alone or with the end of their path: `settings-form.tsx`, `players/player-acts.tsx`. */
const source = /^[\w@-][\w./@-]*\.(?:tsx?|lua)$/;

/** Places of examples, and of what a release writes later. */
const planned = /^(?:remotes\/hello|shared\/api\/released)(?:\/|$)/;

interface Quotation {
  file: string;
  line: number;
  path: string;
}

/**
 * Rejects paths in backquotes and shell commands of documents that the tree doesn't have: those that begin with one of its folders, also
 * by the beginning of a file's name as Jest and Playwright take it, and names of sources. Decision records keep the paths of their day.
 */
export function checkQuotedPaths(tree: SourceTree): CheckReport {
  const paths = [...tree.keys()];
  const roots = new Set(paths.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''));
  const isThere = (path: string) =>
    paths.some((one) => one === path || one.startsWith(`${path}/`) || one.startsWith(`${path}.`));
  const isSomewhere = (name: string) => paths.some((one) => one === name || one.endsWith(`/${name}`));
  const isRooted = (path: string) => path.includes('/') && roots.has(path.split('/')[0] ?? '');
  const quoted = quotationsIn(tree).filter(
    ({ path }) => (isRooted(path) || source.test(path)) && !open.test(path) && !planned.test(path),
  );
  return reportOn(quoted, ({ file, line, path }): Finding[] => {
    if (isRooted(path) ? isThere(path.replace(/\/$/, '')) : isSomewhere(path)) return [];
    return [
      {
        file,
        line,
        problem: `names ${path}, which doesn't exist.`,
        fix: 'Name the file that does it now, from the root of the tree; "<name>" takes the place of any name.',
      },
    ];
  });
}

function quotationsIn(tree: SourceTree): Quotation[] {
  const pages = [...tree].filter(([file]) => file.endsWith('.md') && !file.startsWith('docs/decisions/'));
  return pages.flatMap(([file, text]) =>
    [...text.matchAll(quotations)].flatMap((match) => {
      const [, words, commands] = match;
      const lines = words === undefined ? `\n${commands}`.split('\n') : [words];
      const first = lineAt(text, match.index);
      return lines.flatMap((line, index) =>
        line
          .replace(/(?:^|\s)#.*$/, '')
          .split(/\s+/)
          .map((path) => ({ file, line: first + index, path })),
      );
    }),
  );
}
