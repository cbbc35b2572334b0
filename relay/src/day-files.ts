import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { SecretPlace } from '@rainbow-rabbit/processes/autopilot/client';
import { readSecretFile } from '@rainbow-rabbit/processes/sealing/client';
import { RelayError } from './relay-error';
import { readWalletFile, type WalletFile } from './wallet-file';

/** Returns true for a file that others on this machine may read. */
const isOpenToOthers = async (file: string): Promise<boolean> => ((await stat(file)).mode & 0o004) > 0;

async function read(file: string) {
  try {
    return await readSecretFile((await openAsBlob(file)) as File, 'ao.invalid-reply');
  } catch {
    // The parser's own error would quote the file.
    throw new RelayError(`${file} can't be read, or is no event file.`);
  }
}

/**
 * Returns the secret of an event file. It is read for each use, and overwritten after it: this process keeps nothing of it, and has no
 * more of it once the file is gone.
 * @throws RelayError of each use, without anything of the file's content
 */
const eventFileSecret = (file: string): SecretPlace['secret'] => ({
  lend: async (use) => {
    const secret = await read(file);
    try {
      return await use(secret);
    } finally {
      secret.fill(0);
    }
  },
});

/** The files of an event's day, opened. */
export interface DayFiles {
  secret: SecretPlace['secret'];
  wallet: WalletFile;
}

/**
 * Opens the files with which a relay runs the day of an event.
 * @param say gets a sentence for each file that others on this machine may read
 * @throws Error for a file that can't be read, or is of another kind
 */
export async function openDayFiles(
  { eventFile, walletFile }: { eventFile: string; walletFile: string },
  say: (line: string) => void,
): Promise<DayFiles> {
  const secret = eventFileSecret(eventFile);
  await secret.lend(() => undefined);
  const wallet = await readWalletFile(walletFile);
  for (const file of [eventFile, walletFile])
    if (await isOpenToOthers(file)) say(`Others on this machine may read ${file}: chmod 600 it.`);
  return { secret, wallet };
}
