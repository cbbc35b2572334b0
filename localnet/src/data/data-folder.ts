import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../ledger/sync-folder';

/** The folder where a local network keeps everything; no second one may use it at the same time. */
export interface DataFolder {
  path(...names: readonly string[]): string;
  release(): Promise<void>;
}

/** The files that a network leaves in its folder. */
const kept = [
  'ledger.log',
  'ledger.log.cut',
  'ledger.log.end',
  'transactions.log',
  'transactions.log.cut',
  'transactions.log.end',
  'checkpoints',
  'keys',
  'events.json',
  'communities.json',
  'arcade.json',
  'contest.json',
];

/**
 * Locks a data folder.
 * @param reset removes what it holds before
 * @throws Error when a running network uses it
 */
export async function openDataFolder(root: string, reset = false): Promise<DataFolder> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  await syncFolder(dirname(root));
  const lock = join(root, 'running.pid');
  await takeLock(lock, root);
  if (reset) {
    for (const name of kept) {
      await rm(join(root, name), { recursive: true, force: true });
    }
  }
  return { path: (...names) => join(root, ...names), release: () => rm(lock, { force: true }) };
}

async function takeLock(lock: string, root: string): Promise<void> {
  try {
    const file = await open(lock, 'wx', 0o600);
    await file.writeFile(String(process.pid));
    await file.close();
  } catch (reason) {
    if (!hasCode(reason, 'EEXIST')) throw reason;
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
    if (isRunning(holder))
      throw new Error(`${root} is in use by process ${holder}. Stop it, or choose another --data.`);
    // Left behind by a network that was killed.
    await rm(lock, { force: true });
    await takeLock(lock, root);
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (reason) {
    // A process of another user is running all the same.
    return hasCode(reason, 'EPERM');
  }
}

function hasCode(reason: unknown, code: string): boolean {
  return typeof reason === 'object' && reason !== null && 'code' in reason && reason.code === code;
}
