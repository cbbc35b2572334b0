import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { processSource } from './process-source';

const processesFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Code of a process, and the version of the state that it works with. */
export interface ProcessRelease {
  version: number;
  code: string;
}

/** A line of the list of a process's releases, which lies beside their codes. */
interface RecordedCode {
  version: number;
  /** Hash of the code, in hexadecimal. */
  sha256: string;
}

const releasesOf = (name: string, folder: string) => join(folder, name, 'releases');
const sha256 = (code: string) => createHash('sha256').update(code).digest('hex');

function readList(releases: string): RecordedCode[] {
  const list = join(releases, 'recorded.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

/**
 * Returns the recorded releases of a process, in the order of their recording; an empty list before its first deployment.
 * @throws when the code of a release doesn't match its recorded hash
 */
export function recordedCodes(name: string, folder = processesFolder): ProcessRelease[] {
  const releases = releasesOf(name, folder);
  return readList(releases).map((recorded) => {
    const file = join(releases, `${recorded.version}.lua.br`);
    const code = brotliDecompressSync(readFileSync(file)).toString();
    if (sha256(code) !== recorded.sha256) throw new Error(`${file} isn't what was recorded.`);
    return { version: recorded.version, code };
  });
}

/** Returns the code of this tree. @throws when the process's `state.lua` has no version */
export function releaseOfToday(name: string, folder = processesFolder): ProcessRelease {
  const code = processSource(name, folder);
  const version = /^ {2}version = (\d+),$/m.exec(
    readFileSync(join(folder, name, 'src/state.lua'), 'utf8'),
  )?.[1];
  if (!version) throw new Error(`The state of ${name} has no version.`);
  return { version: Number(version), code };
}

/**
 * Returns the Lua that an app makes processes of: the newest recorded release, which stays as it is when the source changes,
 * so that whoever meets such a process can recognise its code by the hash; before the first record, the code of this tree.
 */
export function processRelease(name: string, folder = processesFolder): string {
  return (recordedCodes(name, folder).at(-1) ?? releaseOfToday(name, folder)).code;
}

/**
 * Records the code of this tree as the release of its state's version; returns the line that the list gets.
 * @throws when that version is recorded already
 */
export function recordCode(name: string, folder = processesFolder): RecordedCode {
  const { version, code } = releaseOfToday(name, folder);
  const releases = releasesOf(name, folder);
  const list = readList(releases);
  if (list.some((recorded) => recorded.version === version))
    throw new Error(`Version ${version} of ${name} is recorded already. A recorded release never changes.`);
  const recorded = { version, sha256: sha256(code) };
  mkdirSync(releases, { recursive: true });
  writeFileSync(join(releases, `${version}.lua.br`), brotliCompressSync(code));
  writeFileSync(join(releases, 'recorded.json'), `${JSON.stringify([...list, recorded], null, 2)}\n`);
  return recorded;
}
