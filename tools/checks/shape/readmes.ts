import { posix } from 'node:path';
import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import type { SourceTree } from '../source/source-tree';
import { type Workspace, workspaceOf, workspacesOf } from '../source/workspaces';
import { type PageTable, tablesIn } from './tables';

/** A table of a README, with what its rules look at. */
interface Subject {
  tree: SourceTree;
  workspaces: readonly Workspace[];
  /** Folder of the README. */
  home: string;
  table: PageTable;
}

type Fault = Omit<Finding, 'file' | 'fix'>;

/** The rules of tables by the text of the head's first cell. */
const rules: readonly { head: RegExp; faults: (subject: Subject, of: string) => Fault[] }[] = [
  { head: /^folder of `([^`]+)`$/, faults: folderFaults },
  { head: /^(?:folder|file)(?: of `([^`]+)`)?$/, faults: pathFaults },
  { head: /^door of `([^`]+)`$/, faults: doorFaults },
  { head: /^action$/, faults: handlerFaults },
  { head: /^record$/, faults: recordFaults },
];

/**
 * Rejects a workspace whose README is missing or lists none of its folders, and rows of READMEs that name what isn't there. Reads
 * tables by the head of the first column:
 * - "folder of `src`" lists each folder once, each row with a file to start at in its third column;
 * - "folder" and "file", also "of `src`", name what exists, in the root's README every workspace; `<name>` in a path is any name, and a
 *   third column headed "start reading at" is checked as well;
 * - "door of `./scanner`" lists each export of the package below that one;
 * - "action" has the handler of a process's action in its second column;
 * - "record" lists each numbered page of the folder, and the page says a word on each number that has none.
 */
export function checkReadmes(tree: SourceTree): CheckReport {
  const workspaces = workspacesOf(tree);
  const pages = [...tree.keys()].filter((path) => posix.basename(path) === 'README.md');
  const missing = workspaces
    .map(({ folder }) => `${folder}/README.md`)
    .filter((file) => !tree.has(file))
    .map((file) => ({
      file,
      problem: 'is missing.',
      fix: 'Say what the workspace is, and list its folders.',
    }));
  const { examined, findings } = reportOn(pages, (file) => {
    const home = posix.dirname(file);
    const tables = tablesIn(tree.get(file) ?? '');
    const faults = tables.flatMap((table) => faultsOf({ tree, workspaces, home, table }));
    const isWorkspace = workspaces.some(({ folder }) => folder === home);
    const isBare = isWorkspace && !tables.some(({ head: [first = ''] }) => /^(folder|file)\b/.test(first));
    const bare = { line: 1, problem: 'has no table of the workspace’s folders or files.' };
    return [...faults, ...(isBare ? [bare] : [])].map((fault) => ({
      file,
      fix: 'Name each once, as it is in the tree.',
      ...fault,
    }));
  });
  return { examined, findings: [...missing, ...findings] };
}

function faultsOf(subject: Subject): Fault[] {
  for (const { head, faults } of rules) {
    const match = head.exec(subject.table.head[0] ?? '');
    if (match) return faults(subject, match[1] ?? '.');
  }
  return [];
}

/** Compares the rows of a table with all names that it should have. */
function nameFaults(
  { line, rows }: PageTable,
  there: ReadonlySet<string>,
  what: string,
  of: string,
): Fault[] {
  const named = rows.flatMap(({ cells: [names = []] }) => names);
  const gone = rows.flatMap((row) =>
    (row.cells[0] ?? [])
      .filter((name) => !there.has(name))
      .map((name) => ({ line: row.line, problem: `names a ${what} that isn't in ${of}: ${name}.` })),
  );
  const missing = [...there]
    .filter((name) => !named.includes(name))
    .map((name) => ({ line, problem: `leaves out a ${what} of ${of}: ${name}.` }));
  return [...gone, ...missing];
}

function folderFaults(subject: Subject, of: string): Fault[] {
  const folder = posix.join(subject.home, of);
  const there = foldersIn(subject.tree, folder);
  return [...nameFaults(subject.table, there, 'folder', folder), ...startFaults(subject, folder)];
}

/** Requires of each row a file to start reading at, in a folder that the row names. */
function startFaults({ tree, table }: Subject, folder: string): Fault[] {
  return table.rows.flatMap(({ line, cells: [names = [], , files = []] }) => {
    const lost = files.filter((file) => !names.some((name) => hasPath(tree, posix.join(folder, name, file))));
    return [
      ...lost.map((file) => ({ line, problem: `says to start at a file that isn't there: ${file}.` })),
      ...(files.length === 0 ? [{ line, problem: 'names no file to start reading at.' }] : []),
    ];
  });
}

/** Returns the names of the folders in a folder that have source files. */
function foldersIn(tree: SourceTree, folder: string): ReadonlySet<string> {
  const inside = [...tree.keys()].filter((path) => path.startsWith(`${folder}/`));
  const paths = inside.map((path) => path.slice(folder.length + 1).split('/'));
  return new Set(paths.flatMap(([first = '', ...more]) => (more.length > 0 ? [first] : [])));
}

function pathFaults(subject: Subject, of: string): Fault[] {
  const { tree, workspaces, home, table } = subject;
  const starts = table.head[2] === 'start reading at' ? startFaults(subject, posix.join(home, of)) : [];
  const gone = table.rows.flatMap(({ line, cells: [paths = []] }) =>
    paths
      .filter((path) => !hasPath(tree, posix.join(home, of, path)))
      .map((path) => ({ line, problem: `names what isn't there: ${path}.` })),
  );
  if (home !== '.') return [...gone, ...starts];
  const named = table.rows.flatMap(({ cells: [paths = []] }) => paths.map(withoutSlash));
  const left = new Set(workspaces.map(({ folder }) => folder.split('/')[0] ?? ''));
  return [
    ...gone,
    ...[...left]
      .filter((folder) => !named.includes(folder))
      .map((folder) => ({ line: table.line, problem: `leaves out a workspace: ${folder}.` })),
  ];
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

function hasPath(tree: SourceTree, path: string): boolean {
  const pattern = withoutSlash(path)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/<\w+>/g, '[^/]+');
  const place = new RegExp(`^${pattern}(/|$)`);
  return [...tree.keys()].some((one) => place.test(one));
}

function doorFaults({ tree, workspaces, home, table }: Subject, of: string): Fault[] {
  const workspace = workspaceOf(workspaces, `${home}/README.md`);
  const doors = [...(workspace?.doors ?? [])]
    .filter(([door, file]) => tree.has(file) && (door === of || door.startsWith(`${of}/`)))
    .map(([door]) => door);
  return nameFaults(table, new Set(doors), 'door', of);
}

function handlerFaults({ tree, home, table }: Subject): Fault[] {
  const places = [`${home}/src`, `${home}/src/handlers`, posix.dirname(home)];
  return table.rows.flatMap(({ line, cells: [, handlers = []] }) =>
    handlers
      .filter((handler) => !places.some((place) => tree.has(`${place}/${handler}.lua`)))
      .map((handler) => ({ line, problem: `names a handler that isn't there: ${handler}.` })),
  );
}

function recordFaults({ tree, home, table: { line } }: Subject): Fault[] {
  const text = tree.get(`${home}/README.md`) ?? '';
  const inside = [...tree.keys()]
    .filter((path) => posix.dirname(path) === home)
    .map((path) => posix.basename(path));
  const records = inside.filter((name) => /^\d{3}-/.test(name));
  const last = Math.max(...records.map((name) => Number.parseInt(name, 10)));
  const numbers = Array.from({ length: last }, (_, index) => String(index + 1).padStart(3, '0'));
  return [
    ...records
      .filter((name) => !name.startsWith('000') && !text.includes(`](${name})`))
      .map((name) => ({ line, problem: `leaves out a record: ${name}.` })),
    ...numbers
      .filter((number) => !new RegExp(`\\b${number}\\b`).test(text))
      .map((number) => ({ line, problem: `says nothing on the number ${number}, which has no record.` })),
  ];
}
