import { readFileSync } from 'node:fs';

/**
 * Returns the message for a version of Node that can't run the project.
 * @param {string} wanted the `engines.node` of package.json, such as `>=20.19`
 * @param {string} version such as `20.20.2`
 * @returns {string | undefined} undefined when the version is new enough
 */
export function nodeComplaint(wanted, version) {
  const least = wanted.replace('>=', '').split('.').map(Number);
  const have = version.split('.').map(Number);
  const at = least.findIndex((part, index) => part !== have[index]);
  const isEnough = at === -1 || have[at] > least[at];
  return isEnough ? undefined : `This needs Node.js ${wanted}; this is ${version}. See https://nodejs.org.`;
}

/** Ends the process with a clear message when Node is too old. */
export function requireNode() {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const complaint = nodeComplaint(manifest.engines.node, process.versions.node);
  if (!complaint) return;
  console.error(complaint);
  process.exit(1);
}
