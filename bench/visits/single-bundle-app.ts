import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSingleBundle } from '../../tools/build';
import { hashesOf } from '../../tools/build/file-hashes';
import { readRegistry, writeRegistry } from '../../tools/release/app-folder';
import { defaultAppFolder } from '../../tools/release/default-app-folder';

/**
 * Builds the app without federation, from the same source as the built app, to measure that against. Its registry is that of
 * the built app, but names the chunk of each area, which the shell then fetches ahead as it does with areas of their own.
 * @returns a folder, which the caller removes
 * @throws Error if the build fails, or has no chunk for an area of the registry
 */
export async function buildSingleBundleApp(): Promise<string> {
  const target = mkdtempSync(path.join(tmpdir(), 'rainbow-rabbit-single-'));
  const openContainer = fileURLToPath(import.meta.resolve('./open-bundled-area.ts'));
  await buildSingleBundle({ openContainer, target });
  const built = readdirSync(target, { recursive: true, encoding: 'utf8' });
  const registry = readRegistry(defaultAppFolder);
  const areas = Object.values(registry.areas).map((entry) => {
    const chunk = new RegExp(`/area-${entry.name}\\.\\w+\\.(js|css)$`);
    const files = built.filter((file) => chunk.test(file));
    const script = files.find((file) => file.endsWith('.js'));
    if (!script) throw new Error(`The single-bundle build has no chunk for the area "${entry.name}"`);
    return {
      ...entry,
      manifest: 'area.json',
      entry: script,
      preload: files.filter((file) => file !== script),
      files: hashesOf(target, files),
    };
  });
  writeRegistry(target, { ...registry, areas: Object.fromEntries(areas.map((area) => [area.name, area])) });
  return target;
}
