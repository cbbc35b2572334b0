import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellOffer } from '../build/singletons';

/** The facts of the tree that a kit carries. */
export interface KitData {
  /** The shell for which the kit builds. */
  shell: ShellOffer;
  /** Packages that a new area is made with, besides the kit's own two: name → version. */
  packages: Readonly<Record<string, string>>;
}

/** The file of a packed kit that holds its facts, from the package's folder. */
export const kitDataFile = 'kit.json';

/** Reads the facts of the packed kit that this code belongs to. */
export const readKitData = (): KitData =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '..', kitDataFile), 'utf8'));
