import path from 'node:path';
import { treeRoot } from '../build/workspace';
import {
  areaFolder,
  defaultAppFolder,
  placeArea,
  readAreaManifest,
  readRegistry,
  registryEntry,
  writeRegistry,
} from './app-folder';

export interface ReleaseAreaOptions {
  appFolder?: string;
  /** The folder of the build to release; the area's own `dist` unless given. */
  dist?: string;
  /** A build that lies in the app already, to go back to it instead of releasing a new one. */
  build?: string;
}

/**
 * Makes an assembled app offer another build of one area: its files are added and its one entry in the registry
 * changes. Shell and other areas stay as they are; earlier builds stay too, so that pages that run them can
 * finish and `build` can bring them back.
 * @returns the build that is offered now
 * @throws Error if there is no such build, AppError `area.manifest-invalid` if its `area.json` is not valid
 */
export function releaseArea(
  name: string,
  {
    appFolder = defaultAppFolder,
    dist = path.join(treeRoot, 'remotes', name, 'dist'),
    build,
  }: ReleaseAreaOptions = {},
): string {
  const manifest = build
    ? readAreaManifest(path.join(appFolder, areaFolder(name, build)))
    : placeArea(appFolder, dist);
  const { areas } = readRegistry(appFolder);
  writeRegistry(appFolder, { areas: { ...areas, [name]: registryEntry(manifest) } });
  return manifest.build;
}
