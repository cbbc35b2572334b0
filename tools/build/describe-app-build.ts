import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const hashOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Describes a build of the shell to its worker (`shell/src/offline/app-build.ts`).
 * @param dist folder of the build
 * @throws Error if the page names no file of the build
 */
export function describeAppBuild(dist: string) {
  const names = readdirSync(path.join(dist, 'static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const files = Object.fromEntries(names.map((name) => [name, hashOf(readFileSync(path.join(dist, name)))]));
  const page = readFileSync(path.join(dist, 'index.html'));
  const start = names.filter((name) => page.includes(`"${name}"`));
  if (start.length === 0) throw new Error('index.html names no file of the build');
  const content = { page: hashOf(page), start, files };
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  return { id, ...content };
}
