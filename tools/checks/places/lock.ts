import { type CheckReport, reportOn } from '../report';
import type { SourceTree } from '../source/source-tree';

const file = 'package-lock.json';

/** The fields of a lock's entry that this check reads. */
interface LockEntry {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

/**
 * Requires of every package in the lock file a hash to verify it by and no registry's address, and of every
 * package that brings one binary per platform all of those, so that `npm ci` verifies what it installs anywhere.
 */
export function checkLock(tree: SourceTree): CheckReport {
  const lock = JSON.parse(tree.get(file) ?? '{"packages":{}}') as { packages: Record<string, LockEntry> };
  const entries = Object.entries(lock.packages).filter(([, { link }]) => !link);
  const installed = entries.filter(([place]) => place.includes('node_modules/'));
  return reportOn(installed, ([place, entry]) => [
    ...(entry.integrity ? [] : [finding(`${place} has no integrity.`)]),
    ...(entry.resolved ? [finding(`${place} names a registry: ${entry.resolved}.`)] : []),
    ...Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(lock.packages, place, name))
      .map(([name, version]) => finding(`lacks ${name} ${version}, an optional dependency of ${place}.`)),
  ]);
}

const finding = (problem: string) => ({
  file,
  problem,
  fix: 'Choose a version of which the registry has every platform’s package, delete its entries and run "npm install --package-lock-only --omit-lockfile-registry-resolved" (docs/decisions/020-locked-hashes.md).',
});

/** Looks for a package in each folder where Node would look for it. */
function isLocked(packages: Readonly<Record<string, LockEntry>>, dependant: string, name: string): boolean {
  const parts = dependant.split('/node_modules/');
  const folders = ['', ...parts.map((_, at) => `${parts.slice(0, at + 1).join('/node_modules/')}/`)];
  return folders.some((folder) => `${folder}node_modules/${name}` in packages);
}
