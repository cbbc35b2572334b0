/** Completes `package-lock.json` after npm has written it: `node tools/run/complete-lock.mjs`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { completeLock, missingPlatformPackages, registryAddresses } from './lock.mjs';

const file = new URL('../../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingPlatformPackages(lock);
const addresses = registryAddresses(lock);
if (addresses.length > 0) {
  console.error(
    `The lock names a registry (${addresses[0]}): write it with omit-lockfile-registry-resolved=true.`,
  );
  process.exitCode = 1;
}
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
console.log(missing.length > 0 ? `Added ${missing.length} platform packages.` : 'The lock is complete.');
