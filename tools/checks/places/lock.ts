import { missingPlatformPackages, registryAddresses } from '../../run/lock.mjs';
import type { Finding } from '../finding';
import type { SourceTree } from '../source/source-tree';

const file = 'package-lock.json';

/** The lock holds every platform's packages, so that `npm ci` accepts it, and names no registry. */
export function checkLock(tree: SourceTree): readonly Finding[] {
  const lock = JSON.parse(tree.get(file) ?? '{"packages":{}}');
  const missing = missingPlatformPackages(lock).map(({ name, version, dependant }) => ({
    file,
    problem: `lacks ${name} ${version}, an optional dependency of ${dependant}.`,
    fix: 'Run "node tools/run/complete-lock.mjs".',
  }));
  const addresses = registryAddresses(lock).map((address) => ({
    file,
    problem: `names a registry: ${address}.`,
    fix: 'Write the lock with "npm install --omit-lockfile-registry-resolved".',
  }));
  return [...missing, ...addresses];
}
