import { readRegistry } from '../release/app-folder';
import type { AppFile } from './app-files';

/** A file of a build of an area, from the top of the app. */
const ofBuild = /^(areas\/[^/]+\/[^/]+\/)./;

/**
 * Returns the files of an app without those of the areas' earlier builds, which a folder keeps for pages that are open: a published
 * app is an origin of its own, where no page of an earlier build was ever open.
 */
export function offeredFiles(appFolder: string, files: readonly AppFile[]): AppFile[] {
  const { areas } = readRegistry(appFolder);
  const offered = Object.values(areas).map(({ manifest }) =>
    manifest.slice(0, manifest.lastIndexOf('/') + 1),
  );
  return files.filter(({ path }) => {
    const folder = ofBuild.exec(path)?.[1];
    return folder === undefined || offered.includes(folder);
  });
}
