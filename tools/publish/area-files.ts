import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { areaFolder, readRegistry } from '../release/app-folder';
import { firstViewsFolder } from '../release/first-views';
import { type AppFile, appFile, readAppFiles } from './app-files';

/** A registry, as far as it is changed here. */
const registrySchema = v.looseObject({ areas: v.record(v.string(), v.unknown()) });

/**
 * Returns what changes in a published app when it gets the build of one area that the app's folder offers: the build's files,
 * the first views of areas' pages, and the published registry with this build pinned.
 * @param published the registry of the published app
 * @throws Error when the folder offers no such area, or the published registry is invalid
 */
export async function areaReleaseFiles(
  appFolder: string,
  area: string,
  published: Uint8Array,
): Promise<AppFile[]> {
  const entry = readRegistry(appFolder).areas[area];
  if (!entry) throw new Error(`${path.join(appFolder, 'areas.json')} offers no area ${area}`);
  const text = Buffer.from(published).toString();
  const registry = v.safeParse(v.pipe(v.string(), v.parseJson(), registrySchema), text);
  if (!registry.success) throw new Error('The published areas.json is no registry');
  const { areas } = registry.output;
  const pinned = { ...registry.output, areas: { ...areas, [area]: entry } };
  const files = await readAppFiles(appFolder, areaFolder(area, entry.build));
  const hasFirstViews = existsSync(path.join(appFolder, firstViewsFolder));
  // The views of other areas than those that are published go when the registry comes (decision 069).
  const views = hasFirstViews ? await readAppFiles(appFolder, firstViewsFolder) : [];
  return [...files, ...views, appFile('areas.json', `${JSON.stringify(pinned, null, 2)}\n`)];
}
