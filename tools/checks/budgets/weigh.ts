import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Finding } from '../finding';
import type { Budget } from './limits';

/** The weight of a part of the built app, in bytes after brotli. */
export type Weight = Budget;

/**
 * Weighs the scripts and style sheets of a folder.
 * @param start names of those that a visit must fetch before anything runs
 */
export function weigh(folder: string, files: readonly string[], start: readonly string[]): Weight {
  const bytes = (names: readonly string[]) =>
    names
      .filter((name) => /\.(js|css)$/.test(name))
      .reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(folder, name))).length, 0);
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
