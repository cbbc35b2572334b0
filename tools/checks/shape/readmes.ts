import { posix } from 'node:path';
import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import type { SourceTree } from '../source/source-tree';
import { workspacesOf } from '../source/workspaces';

/** A row of a table of folders: the folders that it names, and the files at which to start reading. */
interface FolderRow {
  line: number;
  folders: readonly string[];
  files: readonly string[];
}

/** A table whose first column is headed "folder of `src`". */
interface FolderTable {
  line: number;
  /** Path of the folder whose folders it lists. */
  folder: string;
  rows: readonly FolderRow[];
}

const head = /^\| folder of `([^`]+)` \|/;
const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

function tablesIn(path: string, text: string): FolderTable[] {
  const lines = text.split('\n');
  return lines.flatMap((first, index) => {
    const below = head.exec(first)?.[1];
    if (!below) return [];
    const end = lines.findIndex((line, at) => at > index && !line.startsWith('|'));
    const rows = lines.slice(index + 2, end < 0 ? undefined : end).map((line, at) => {
      const [, folders, , files] = line.split('|');
      return { line: index + at + 3, folders: quoted(folders), files: quoted(files) };
    });
    return [{ line: index + 1, folder: posix.join(posix.dirname(path), below), rows }];
  });
}

/** Returns the names of the folders in a folder that have source files. */
function foldersIn(tree: SourceTree, folder: string): ReadonlySet<string> {
  const inside = [...tree.keys()].filter((path) => path.startsWith(`${folder}/`));
  const paths = inside.map((path) => path.slice(folder.length + 1).split('/'));
  return new Set(paths.flatMap(([first = '', ...more]) => (more.length > 0 ? [first] : [])));
}

function findingsIn(tree: SourceTree, file: string, { line, folder, rows }: FolderTable): Finding[] {
  const there = foldersIn(tree, folder);
  const named = rows.flatMap((row) => row.folders);
  const gone = rows.flatMap((row) =>
    row.folders
      .filter((name) => !there.has(name))
      .map((name) => ({ line: row.line, problem: `names a folder that isn't in ${folder}: ${name}.` })),
  );
  const lost = rows.flatMap((row) =>
    row.files
      .filter((name) => !row.folders.some((inside) => tree.has(`${folder}/${inside}/${name}`)))
      .map((name) => ({ line: row.line, problem: `says to start at a file that isn't there: ${name}.` })),
  );
  const missing = [...there]
    .filter((name) => !named.includes(name))
    .map((name) => ({ line, problem: `leaves out a folder of ${folder}: ${name}.` }));
  const fix = 'Name each folder once, with a file that is in it.';
  return [...gone, ...lost, ...missing].map((finding) => ({ file, fix, ...finding }));
}

/**
 * Rejects a workspace without a README, and a README whose tables of folders name what isn't there or leave out what is. Reads
 * the tables whose first column is headed "folder of `src`"; the third column has the files at which to start reading.
 */
export function checkReadmes(tree: SourceTree): CheckReport {
  return reportOn(workspacesOf(tree), ({ folder }) => {
    const file = `${folder}/README.md`;
    const text = tree.get(file);
    if (text === undefined)
      return [{ file, problem: 'is missing.', fix: 'Say what the workspace is, and list its folders.' }];
    return tablesIn(file, text).flatMap((table) => findingsIn(tree, file, table));
  });
}
