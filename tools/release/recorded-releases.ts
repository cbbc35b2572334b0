import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { hashOfFile } from '../build/file-hashes';
import { treeRoot } from '../build/workspace';
import { writeFiles } from '../build/write-files';
import { differingFiles, type Seal, sealFile } from './build-folder';

/** Holds an archive of each recorded release, and the list of them. */
export const recordedFolder = path.join(treeRoot, 'tools/release/recorded');

const listFile = 'recorded.json';

/** An earlier release that lies in the tree, packed, to be tried with today's shell and areas. */
export interface RecordedRelease {
  /** `shell`, or the area. */
  name: string;
  build: string;
  /** The contract that the shell serves, or the contract that the area needs. */
  contract: string;
  /** The commit from which it was built. */
  commit: string;
  /** The hash of its seal, as `releases.json` has it. */
  seal: string;
  /** The file that holds it, beside the list: `shell-2.2.br`. */
  archive: string;
  /** The hash of that file. */
  hash: string;
}

/** Returns false for fonts and pictures, which are most of a shell's bytes and none of its code. */
const isPacked = (file: string) => !/\.(woff2|png)$/.test(file);

/** Returns the recorded releases, in the order of their recording; an empty list before the first release. */
export function recordedReleases(folder = recordedFolder): RecordedRelease[] {
  return JSON.parse(readFileSync(path.join(folder, listFile), 'utf8'));
}

/**
 * Packs a release and adds it to the list.
 * @param read returns the bytes of a file of the release, the seal among them
 * @throws Error if a release of that name and contract is recorded already, or if a file is no text
 */
export function recordRelease(
  { commit, read }: { commit: string; read: (file: string) => Buffer },
  folder = recordedFolder,
): RecordedRelease {
  const sealBytes = read(sealFile);
  const { name, build, contract, files }: Seal = JSON.parse(sealBytes.toString());
  const texts = [sealFile, ...Object.keys(files).filter(isPacked)].map((file) => {
    const bytes = read(file);
    const text = bytes.toString();
    if (!Buffer.from(text).equals(bytes)) throw new Error(`${file} is no text: only texts are packed.`);
    return [file, text] as const;
  });
  const archive = `${name}-${contract}.br`;
  const list = recordedReleases(folder);
  if (list.some((one) => one.archive === archive))
    throw new Error(`${archive} is recorded already. A recorded release never changes.`);
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  const bytes = brotliCompressSync(JSON.stringify(Object.fromEntries(texts)), { params });
  const recorded = {
    name,
    build,
    contract,
    commit,
    seal: hashOfFile(sealBytes),
    archive,
    hash: hashOfFile(bytes),
  };
  writeFileSync(path.join(folder, archive), bytes);
  writeFileSync(path.join(folder, listFile), `${JSON.stringify([...list, recorded], null, 2)}\n`);
  return recorded;
}

/** Reads an archive: the texts of a release, by file. */
function textsIn(archive: string, bytes: Buffer): Record<string, string> {
  try {
    return JSON.parse(brotliDecompressSync(bytes).toString());
  } catch (cause) {
    throw new Error(`${archive} can't be unpacked.`, { cause });
  }
}

/**
 * Unpacks a recorded release to a folder, as its build had left it, but for fonts and pictures.
 * @throws Error if the archive isn't what was recorded, can't be unpacked, or holds other files than the release's seal says
 */
export function unpackRelease(
  { archive, hash, seal: sealHash }: RecordedRelease,
  target: string,
  folder = recordedFolder,
): void {
  const bytes = readFileSync(path.join(folder, archive));
  if (hashOfFile(bytes) !== hash) throw new Error(`${archive} isn't what was recorded.`);
  const { [sealFile]: sealText = '', ...texts } = textsIn(archive, bytes);
  if (hashOfFile(Buffer.from(sealText)) !== sealHash)
    throw new Error(`${archive} holds another release than the recorded one.`);
  const seal: Seal = JSON.parse(sealText);
  const expected = Object.entries(seal.files).filter(([file]) => isPacked(file));
  const hashes = Object.entries(texts).map(([file, text]) => [file, hashOfFile(Buffer.from(text))]);
  const differing = differingFiles(Object.fromEntries(expected), Object.fromEntries(hashes));
  if (differing.length > 0) throw new Error(`${archive} isn't as it was released: ${differing.join(', ')}.`);
  writeFiles(target, texts);
}
