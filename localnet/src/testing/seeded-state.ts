import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The environment variable that names the folder of a run's states; without it each network is seeded anew. */
const variable = 'SEEDED_STATES';

/** Gives a run a folder for the states of its networks. */
export async function beginSeededStates(): Promise<void> {
  process.env[variable] = await mkdtemp(join(tmpdir(), 'rainbow-rabbit-states-'));
}

/** Removes the states with the end of the run, so that none is older than that, nor of other code. */
export async function endSeededStates(): Promise<void> {
  const folder = process.env[variable];
  if (folder) await rm(folder, { recursive: true, force: true });
}

/** A data folder for one network. */
interface OwnState {
  folder: string;
  remove(): Promise<void>;
}

/**
 * Returns the folder of the state that the run keeps under a name, for networks to go on from copies of it: seeding takes seconds of a
 * core, a copy none. The first network that needs it makes it.
 * @param seed starts a network in an empty data folder and stops it once it is seeded
 * @returns undefined outside a run
 */
export async function seededState(
  name: string,
  seed: (folder: string) => Promise<void>,
): Promise<string | undefined> {
  const states = process.env[variable];
  if (!states) return undefined;
  const kept = join(states, name);
  if (!existsSync(kept)) await keepState(kept, seed);
  return kept;
}

/** Returns a copy of a run's state in a folder of its own. */
export async function copySeededState(
  ...[name, seed]: Parameters<typeof seededState>
): Promise<OwnState | undefined> {
  const kept = await seededState(name, seed);
  if (!kept) return undefined;
  const folder = await mkdtemp(`${kept}-`);
  await cp(kept, folder, { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Of several that are made at once, the first one stays. */
async function keepState(kept: string, seed: (folder: string) => Promise<void>): Promise<void> {
  const made = await mkdtemp(`${kept}-made-`);
  await seed(made);
  try {
    await rename(made, kept);
  } catch (reason) {
    const { code } = reason as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw reason;
    await rm(made, { recursive: true });
  }
}
