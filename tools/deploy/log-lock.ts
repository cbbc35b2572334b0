import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Returns true while there is a process of this id. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function writeLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Lets one run at a time work with a log: two would sign the same step twice. The lock of a run that was killed counts no more.
 * @returns the undo
 * @throws Error while another run works with it
 */
export function lockLog(log: string): () => void {
  const file = `${log}.lock`;
  if (!writeLock(file)) {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid !== process.pid && isRunning(pid))
      throw new Error(`Another run, of the process ${pid}, works with ${log}: wait for its end.`);
    rmSync(file, { force: true });
    if (!writeLock(file)) throw new Error(`Another run works with ${log}: wait for its end.`);
  }
  return () => rmSync(file, { force: true });
}
