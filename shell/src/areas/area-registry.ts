import { parseRegistryEntry, type RegistryEntry, type RouteDeclaration } from '@rainbow-rabbit/shared/area';
import { AppError } from '@rainbow-rabbit/shared/errors';

/** An area that the registry offers: its entry, with the URLs made absolute. */
export interface RegisteredArea extends RegistryEntry {
  /** URL of the folder that holds the area's files, ending in `/`. */
  base: string;
}

/** The parsed registry. An invalid entry disables its own area only. */
export interface AreaRegistry {
  areas: readonly RegisteredArea[];
  /** URLs of folders from which developers' own builds may come, besides their own machine. */
  overrideFolders: readonly string[];
  /** Entries that can't be used, with the reason; for developers. */
  refused: readonly { name: string; reason: unknown }[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the first route of an area whose path an earlier area has. */
function pathTaken(entry: RegistryEntry, others: readonly RegistryEntry[]): RouteDeclaration | undefined {
  const taken = new Set(others.flatMap(({ routes }) => routes.map(({ path }) => path)));
  return entry.routes.find(({ path }) => taken.has(path));
}

/**
 * Parses `areas.json`.
 * @param url of the registry itself; manifests are relative to it
 * @throws AppError `registry.invalid` if the JSON is not a registry
 */
export function parseRegistry(json: unknown, url: string): AreaRegistry {
  if (!(isRecord(json) && isRecord(json.areas))) throw new AppError('registry.invalid');
  const areas: RegisteredArea[] = [];
  const refused: { name: string; reason: unknown }[] = [];
  for (const [name, value] of Object.entries(json.areas)) {
    try {
      const entry = parseRegistryEntry(value);
      const conflict = pathTaken(entry, areas);
      if (entry.name !== name) throw new AppError('registry.name-mismatch', { params: { name: entry.name } });
      if (conflict) throw new AppError('registry.path-taken', { params: { path: conflict.path } });
      areas.push({ ...entry, base: new URL('.', new URL(entry.manifest, url)).href });
    } catch (reason) {
      refused.push({ name, reason });
    }
  }
  const overrideFolders = Array.isArray(json.overrideFolders)
    ? json.overrideFolders.filter((folder) => typeof folder === 'string')
    : [];
  return { areas, overrideFolders, refused };
}

/** Returns the hash that the registry gives for a file of an area, by the file's URL. */
export function integrityOf(area: RegisteredArea, url: string): string | undefined {
  const file = url.startsWith(area.base) ? url.slice(area.base.length).split('?')[0] : undefined;
  return file === undefined ? undefined : area.files[file];
}
