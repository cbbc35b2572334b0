import { readFile } from 'node:fs/promises';
import { writeFileSafely } from '../../../localnet/src/data/write-file';
import { makeSecret, readSecretFile, secretFileOf } from '../../../processes/sealing/client';

/** Returns the secret in a file, which is made if the file is missing, for its owner's eyes alone. */
export async function secretIn(file: string): Promise<Uint8Array> {
  const kept = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (kept === undefined) {
    const secret = makeSecret();
    await writeFileSafely(file, Buffer.from(secretFileOf(secret)).toString());
    return secret;
  }
  try {
    return await readSecretFile(new File([kept], file), 'ao.invalid-reply');
  } catch {
    throw new Error(`${file} is no file of a secret.`);
  }
}
