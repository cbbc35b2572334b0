import { isCaretRange, satisfiesRange } from '@rainbow-rabbit/shared/area';
import type { BuiltWorkspace } from './built-workspace';
import { type ShellOffer, sharedName } from './singletons';

/**
 * Returns what an area needs of the shell's singletons, from its peer dependencies.
 * @throws Error naming each range that the shell doesn't satisfy, and a version that is missing
 */
export function requirementsOf(
  { name, version, peerDependencies }: BuiltWorkspace,
  { versions }: ShellOffer,
): Record<string, string> {
  const problems: string[] = [];
  if (!/^\d+\.\d+\.\d+/.test(version)) problems.push('give package.json a "version" of the form "0.1.0"');
  for (const [packageName, range] of Object.entries(peerDependencies)) {
    const version = versions[packageName];
    if (!version)
      problems.push(`${packageName} is not shared by the shell, so it can't be a peer dependency`);
    else if (!isCaretRange(range)) problems.push(`write ${packageName} "${range}" as "^major.minor.patch"`);
    else if (!satisfiesRange(version, range))
      problems.push(`${packageName} must be ${range}, but the shell has ${version}`);
  }
  for (const needed of ['react', sharedName])
    if (!peerDependencies[needed]) problems.push(`name ${needed} in peerDependencies`);
  if (problems.length > 0)
    throw new Error(
      `Area "${name}" can't run in this shell:\n${problems.map((text) => `- ${text}`).join('\n')}`,
    );
  return { ...peerDependencies };
}
