import { createHash } from 'node:crypto';
import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSingleBundle } from '../../tools/build';
import { hashesOf } from '../../tools/build/file-hashes';
import { hashSources } from '../../tools/build/hash-sources';
import { keepBuild } from '../../tools/build/keep-build';
import { sourceStamp } from '../../tools/build/source-stamp';
import { treeRoot } from '../../tools/build/workspace';
import { readRegistry, writeRegistry } from '../../tools/release/app-folder';
import { defaultAppFolder } from '../../tools/release/default-app-folder';
import { builtWorkspaces } from '../../tools/release/stale';

const folder = path.join(treeRoot, '.cache/single-bundle');

/** Hashes all that the build depends on: the sources of the app, those of the build itself, and the registry of the built app. */
const stampOfAll = () =>
  createHash('sha256')
    .update([...builtWorkspaces().map(sourceStamp), hashSources(treeRoot, ['bench/visits'])].join())
    .update(JSON.stringify(readRegistry(defaultAppFolder)))
    .digest('hex');

/**
 * Returns the folder of the app without federation, from the same source as the built app, to measure that against. Several benches of
 * a run need it, and a build takes 13 s of a core: the first one makes it, and it stays until the sources change.
 * @throws Error if the build fails, or has no chunk for an area of the registry
 */
export async function singleBundleApp(): Promise<string> {
  return await keepBuild(folder, stampOfAll(), buildSingleBundleApp);
}

/**
 * Builds it. Its registry is that of the built app, but names the chunk of each area, which the shell then fetches ahead as it does
 * with areas of their own. The data of areas' pages are copies of those that the built app has.
 */
async function buildSingleBundleApp(target: string): Promise<void> {
  const openContainer = fileURLToPath(import.meta.resolve('./open-bundled-area.ts'));
  await buildSingleBundle({ openContainer, target });
  const built = readdirSync(target, { recursive: true, encoding: 'utf8' });
  const registry = readRegistry(defaultAppFolder);
  // The acts of an area lie beside its own build.
  const areas = Object.values(registry.areas).map(({ acts: _acts, ...entry }) => {
    const chunk = new RegExp(`/area-${entry.name}\\.\\w+\\.(js|css)$`);
    const files = built.filter((file) => chunk.test(file));
    const script = files.find((file) => file.endsWith('.js'));
    if (!script) throw new Error(`The single-bundle build has no chunk for the area "${entry.name}"`);
    const data = Object.keys(entry.files).filter((file) => file.endsWith('/_payload.json'));
    const build = path.join(defaultAppFolder, path.dirname(entry.manifest));
    for (const file of data) cpSync(path.join(build, file), path.join(target, file));
    return {
      ...entry,
      manifest: 'area.json',
      entry: script,
      preload: files.filter((file) => file !== script),
      files: hashesOf(target, [...files, ...data]),
    };
  });
  writeRegistry(target, { ...registry, areas: Object.fromEntries(areas.map((area) => [area.name, area])) });
}
