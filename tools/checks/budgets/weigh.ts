import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Finding } from '../finding';
import type { Budget } from './limits';

/** The weight of a part of the built app, in bytes after brotli. */
export type Weight = Budget;

/** The digests that the builds put into names: 10 digits in areas, 8 in the shell and in the global name of an area's chunks. */
const digests = /(?<![0-9a-z])(?:[0-9a-f]{10}|[0-9a-f]{8})(?![0-9a-z])/gi;

/**
 * Weighs the scripts and style sheets of a folder. The digests in names of files count as zeros: they are different after each
 * edit, and compress by chance some hundred bytes better or worse.
 * @param start names of those that a visit must fetch before anything runs
 */
export function weigh(folder: string, files: readonly string[], start: readonly string[]): Weight {
  const bytes = (names: readonly string[]) =>
    names
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) =>
        readFileSync(join(folder, name), 'latin1').replace(digests, (digest) => '0'.repeat(digest.length)),
      )
      .reduce((sum, text) => sum + brotliCompressSync(Buffer.from(text, 'latin1')).length, 0);
  return { startBytes: bytes(start), totalBytes: bytes(files) };
}

/** Compares a weight with its budget. */
export function overweight(file: string, weight: Weight, budget: Budget): Finding[] {
  return [
    ...over(file, 'The start', weight.startBytes, budget.startBytes),
    ...over(file, 'All of it', weight.totalBytes, budget.totalBytes),
  ];
}

function over(file: string, what: string, bytes: number, limit: number): Finding[] {
  if (bytes <= limit) return [];
  return [
    {
      file,
      problem: `${what} weighs ${bytes} bytes (brotli); the budget is ${limit}.`,
      fix: 'Load it later, or leave it out; a larger budget needs a reason in tools/checks/budgets/limits.ts.',
    },
  ];
}
