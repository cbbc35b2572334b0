import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIdIn, hashedFiles } from './build-records';
import { hashOfFile } from './file-hashes';

/**
 * Describes a build of the shell to its worker (`shell/src/offline/app-build.ts`).
 * @param dist folder of the build
 * @throws Error if the page names no file of the build, or has no id of the build
 */
export function describeAppBuild(dist: string) {
  const files = hashedFiles(dist);
  const page = readFileSync(path.join(dist, 'index.html'));
  const named = Object.keys(files).filter((name) => page.includes(`"${name}"`));
  const start = named.filter((name) => name.startsWith('static/'));
  const beside = named.filter((name) => !start.includes(name));
  if (start.length === 0) throw new Error('index.html names no file of the build');
  return { id: buildIdIn(page.toString()), page: hashOfFile(page), start, beside, files };
}
