import type { HashedFiles } from './kept-files';
import type { ListFile } from './request-kind';

/** The part of an area's entry in `areas.json` that says where its files are. */
export interface AreaFiles {
  /** The folder of the area's build, from the app's: `areas/game/0.1.0-12345678/`. */
  folder: string;
  /** The script that every visit needs. */
  entry: string;
  files: HashedFiles;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function filesOfArea(entry: unknown): AreaFiles | undefined {
  if (!isRecord(entry) || entry.enabled !== true || !isRecord(entry.files)) return undefined;
  const { manifest, entry: script, files } = entry;
  if (typeof manifest !== 'string' || typeof script !== 'string') return undefined;
  // Files that lie elsewhere than below the app's folder aren't the worker's.
  if (!/^[\w-][\w.-]*\//.test(manifest)) return undefined;
  const hashed = Object.entries(files).filter(
    (file): file is [string, string] => typeof file[1] === 'string',
  );
  return {
    folder: manifest.slice(0, manifest.lastIndexOf('/') + 1),
    entry: script,
    files: Object.fromEntries(hashed),
  };
}

/** The areas that a registry offers from the app's own folder, by name. An entry that can't be used is left out. */
export function registeredFiles(registry: unknown): ReadonlyMap<string, AreaFiles> {
  const areas = isRecord(registry) && isRecord(registry.areas) ? Object.entries(registry.areas) : [];
  return new Map(
    areas.flatMap(([name, entry]) => {
      const files = filesOfArea(entry);
      return files ? [[name, files] as const] : [];
    }),
  );
}

/** Returns the hash that a registry gives for a file, by its path from the app's folder. */
export function registeredHash(areas: ReadonlyMap<string, AreaFiles>, file: string): string | undefined {
  for (const { folder, files } of areas.values())
    if (file.startsWith(folder)) return files[file.slice(folder.length)];
  return undefined;
}

/** Returns true when JSON is a list as the app needs it, as far as a look at it can say. */
export function isList(file: ListFile, json: unknown): boolean {
  return isRecord(json) && isRecord(file === 'areas.json' ? json.areas : json.ao);
}
