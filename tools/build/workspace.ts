import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The top of the tree. */
export const treeRoot = path.resolve(import.meta.dirname, '../..');

/** The shell or an area, as its build needs it. */
export interface BuiltWorkspace {
  /** `shell`, or an area's name. */
  name: string;
  folder: string;
  /** Empty when the package.json lacks it. */
  version: string;
  /** Packages that the workspace expects its host to have: package name → range. */
  peerDependencies: Readonly<Record<string, string>>;
}

interface PackageJson {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports?: Record<string, string>;
}

export function readPackageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/**
 * Reads the workspace in a folder.
 * @throws Error if there is no package there
 */
export function readWorkspace(folder: string): BuiltWorkspace {
  const { version = '', peerDependencies = {} } = readPackageJson(folder);
  return { name: path.basename(folder), folder, version, peerDependencies };
}
