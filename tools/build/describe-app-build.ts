import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIdIn, hashedFiles, hashOfFile } from './build-records';

/**
 * Describes a build of the shell to its worker (`shell/src/offline/app-build.ts`).
 * @param dist folder of the build
 * @throws Error if the page names no file of the build, or has no id of the build
 */
export function describeAppBuild(dist: string) {
  const files = hashedFiles(dist);
  const page = readFileSync(path.join(dist, 'index.html'));
  const start = Object.keys(files).filter((name) => page.includes(`"${name}"`));
  if (start.length === 0) throw new Error('index.html names no file of the build');
  return { id: buildIdIn(page.toString()), page: hashOfFile(page), start, files };
}
