import type { AppFile } from './app-files';

/** The most files that are shown one by one. */
const shownSingly = 20;

/** Returns the folder under which a file is counted: `areas/<name>`, or the first one of its path. */
function folderOf({ path }: AppFile): string {
  const [first, second, ...rest] = path.split('/');
  if (second === undefined) return path;
  return first === 'areas' && rest.length > 0 ? `${first}/${second}/` : `${first}/`;
}

/** Returns the lines that show what a bundle brings: file by file, or by folders where these are many. */
export function newFileLines(files: readonly AppFile[]): string[] {
  const groups = new Map<string, { count: number; bytes: number }>();
  for (const file of files) {
    const name = files.length > shownSingly ? folderOf(file) : file.path;
    const { count, bytes } = groups.get(name) ?? { count: 0, bytes: 0 };
    groups.set(name, { count: count + 1, bytes: bytes + file.bytes.length });
  }
  return [...groups].map(([name, { count, bytes }]) =>
    name.endsWith('/')
      ? `  new: ${name} (${count} files, ${bytes} bytes)`
      : `  new: ${name} (${bytes} bytes)`,
  );
}
