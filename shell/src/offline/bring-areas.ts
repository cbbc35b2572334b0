import type { BuildCaches } from './build-caches';
import { filesToKeep } from './domain/kept-files';
import type { AreaFiles } from './domain/registered-files';

/** The areas of one registry, with the paths of all files that are kept. */
interface KeptAreas {
  areas: ReadonlyMap<string, AreaFiles>;
  names: ReadonlySet<string>;
}

/**
 * Brings the new builds of those areas that are kept, each as far as its build before was kept: who has a screen
 * of an area on this device has it again after a release.
 * @throws Error if a file can't be brought
 */
export async function bringAreas(
  caches: BuildCaches,
  now: ReadonlyMap<string, AreaFiles>,
  before: KeptAreas,
): Promise<void> {
  const moves = [...now].flatMap(([name, { folder, files }]) => {
    const old = before.areas.get(name);
    if (!old || !before.names.has(old.folder + old.entry)) return [];
    const kept = [...before.names].filter((file) => file.startsWith(old.folder));
    const inFolder = new Set(kept.map((file) => file.slice(old.folder.length)));
    return filesToKeep(old.files, files, inFolder).map((file) => ({
      file: folder + file,
      hash: files[file] ?? '',
      before: old.folder + file,
    }));
  });
  // One after the other: this is background work, and the page comes first.
  for (const { file, hash, before: copy } of moves) await caches.bring(file, hash, copy);
}
