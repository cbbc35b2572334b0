import { readFileSync } from 'node:fs';
import path from 'node:path';

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
  browserslist?: readonly string[];
  engines?: { node?: string };
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports?: Record<string, string>;
}

export function readPackageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/**
 * Reads the workspace in a folder.
 * @param name its name; the folder's unless given
 * @throws Error if there is no package there
 */
export function readWorkspace(folder: string, name = path.basename(folder)): BuiltWorkspace {
  const { version = '', peerDependencies = {} } = readPackageJson(folder);
  return { name, folder, version, peerDependencies };
}
