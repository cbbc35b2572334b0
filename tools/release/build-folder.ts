import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, hashesOf, hashOfFile } from '../build/file-hashes';

/** The file that seals a released build: the hash of every other file of it. */
export const sealFile = 'release.json';

/** A released build, as its folder describes it. */
export interface Seal {
  name: string;
  build: string;
  /** The contract that the shell serves, or the contract that the area needs. */
  contract: string;
  /** Every file with its hash, in the form of the HTML attribute `integrity`. */
  files: Readonly<Record<string, string>>;
}

/** Returns false for stamps of the build, which serve the next build only. */
export const isPublished = (file: string) => !path.basename(file).startsWith('.');

/** Returns the hash of every published file below a folder, by path; the seal itself isn't among them. */
export function fileHashes(folder: string): Record<string, string> {
  const names = filesBelow(folder).filter((name) => isPublished(name) && name !== sealFile);
  return hashesOf(folder, names);
}

/** Returns the files that only one of two lists has, or that have another hash in the other. */
export function differingFiles(one: Seal['files'], other: Seal['files']): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name] !== other[name],
  );
}

/** Reads the seal of a folder; undefined if the build in it was never released. */
export function readSeal(folder: string): Seal | undefined {
  const file = path.join(folder, sealFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Copies a build to a folder of its own. A folder that holds the same bytes stays as it is.
 * @throws Error naming the files if a released build of that name has other bytes
 */
export function placeBuild(dist: string, target: string): void {
  if (existsSync(target)) {
    const differing = differingFiles(fileHashes(dist), fileHashes(target));
    if (differing.length === 0) return;
    if (readSeal(target))
      throw new Error(
        `${target} was released with other bytes (${differing.join(', ')}). A release never changes: raise the version.`,
      );
    rmSync(target, { recursive: true });
  }
  cpSync(dist, target, { recursive: true, filter: isPublished });
}

/** Writes the seal of a build that is released; returns the seal's own hash. */
export function sealBuild(folder: string, seal: Seal): string {
  const text = `${JSON.stringify(seal, null, 2)}\n`;
  writeFileSync(path.join(folder, sealFile), text);
  return hashOfFile(Buffer.from(text));
}

/**
 * Compares a released build with its seal, byte by byte, and the seal with its hash.
 * @param files the hashes of the files that lie there; those of the folder unless given
 * @throws Error naming what is missing or differs
 */
export function verifyBuild(folder: string, sealHash: string, files?: Seal['files']): void {
  const seal = readSeal(folder);
  if (!seal) throw new Error(`${folder} holds no release: its files were deleted.`);
  const differing =
    hashOfFile(readFileSync(path.join(folder, sealFile))) === sealHash
      ? differingFiles(seal.files, files ?? fileHashes(folder))
      : [sealFile];
  if (differing.length > 0) throw new Error(`${folder} isn't as it was released: ${differing.join(', ')}.`);
}
