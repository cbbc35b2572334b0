import path from 'node:path';
import { areaFolder, readRegistry } from '../release/app-folder';
import { type AppFile, appFile, readAppFiles } from './app-files';

/**
 * Returns what changes in a published app when it gets the build of one area that the app's folder offers: the build's files,
 * and the published registry with this build pinned.
 * @param published the registry of the published app
 * @throws Error when the folder offers no such area, or the published registry is none
 */
export async function areaReleaseFiles(
  appFolder: string,
  area: string,
  published: Uint8Array,
): Promise<AppFile[]> {
  const entry = readRegistry(appFolder).areas[area];
  if (!entry) throw new Error(`${path.join(appFolder, 'areas.json')} offers no area ${area}`);
  const registry: unknown = JSON.parse(Buffer.from(published).toString());
  if (!(isRecord(registry) && isRecord(registry.areas)))
    throw new Error('The published areas.json is no registry');
  const pinned = { ...registry, areas: { ...registry.areas, [area]: entry } };
  const files = await readAppFiles(appFolder, areaFolder(area, entry.build));
  return [...files, appFile('areas.json', `${JSON.stringify(pinned, null, 2)}\n`)];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
