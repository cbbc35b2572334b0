import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { treeRoot } from '../build/workspace';
import type { FontPackage } from './faces';

const cache = path.join(treeRoot, '.cache/faces');

/**
 * Fetches a package of fonts from the npm registry, once, and returns the folder of its content.
 * @throws Error if the registry's archive isn't the archive that the source names
 */
export function unpackedFont({ package: name, integrity }: FontPackage): string {
  const folder = path.join(cache, name.replaceAll('/', '-'));
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const answer = execFileSync('npm', ['pack', name, '--json', '--pack-destination', cache], {
    encoding: 'utf8',
  });
  const [archive] = JSON.parse(answer) as [{ filename: string; integrity: string }];
  if (archive.integrity !== integrity) throw new Error(`${name} is not the archive that is expected`);
  const file = path.join(cache, archive.filename.replace('/', '-').replace('@', ''));
  const unfinished = `${folder}.unfinished`;
  mkdirSync(unfinished, { recursive: true });
  execFileSync('tar', ['xzf', file, '-C', unfinished, '--strip-components=1']);
  renameSync(unfinished, folder);
  return folder;
}
