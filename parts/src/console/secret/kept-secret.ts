import type { Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { unshared } from '@rainbow-rabbit/shared/bytes';
import { type DBSchema, openDB } from 'idb';
import { inDatabase } from '../../kept';

/** The secret of a process as this browser keeps it: wrapped by a key that can't be exported. */
interface KeptSecret {
  key: CryptoKey;
  iv: Bytes;
  wrapped: Bytes;
  /** True once its file was saved, or it came from its file. */
  isSaved: boolean;
}

interface SecretDb extends DBSchema {
  secrets: { key: string; value: KeptSecret };
}

const open = () =>
  openDB<SecretDb>('rainbow-rabbit.secrets', 1, {
    upgrade: (database) => {
      database.createObjectStore('secrets');
    },
  });

/** The secrets that a browser refuses to keep; they last as long as the page. */
const ofPage = new Map<string, KeptSecret>();

async function read(place: string): Promise<KeptSecret | undefined> {
  const stored = await inDatabase(open, (database) => database.get('secrets', place)).catch(() => undefined);
  return stored ?? ofPage.get(place);
}

async function write(place: string, kept: KeptSecret): Promise<void> {
  await inDatabase(open, (database) => database.put('secrets', kept, place)).catch(() =>
    ofPage.set(place, kept),
  );
}

/**
 * Keeps the secret of a process in this browser instead of an earlier one, and overwrites the bytes that it is given.
 * @param place the id of the process, or a name while its process has no id yet
 */
export async function keepSecret(place: string, secret: Bytes, isSaved: boolean): Promise<void> {
  try {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const wrapped = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, secret));
    await write(place, { key, iv, wrapped, isSaved });
  } finally {
    secret.fill(0);
  }
}

/** Moves the secret of a process that was being made to the id that it has by now; nothing where it was moved before. */
export async function moveSecret(place: string, process: ProcessId): Promise<void> {
  const kept = await read(place);
  if (!kept) return;
  await write(process, kept);
  ofPage.delete(place);
  await inDatabase(open, (database) => database.delete('secrets', place)).catch(() => undefined);
}

/** Returns the state of a process's secret in this browser. */
export async function keptSecretState(place: string): Promise<'missing' | 'unsaved' | 'saved'> {
  const kept = await read(place);
  if (!kept) return 'missing';
  return kept.isSaved ? 'saved' : 'unsaved';
}

/** Notes that the file of a process's secret was saved. */
export async function markSecretSaved(place: string): Promise<void> {
  const kept = await read(place);
  if (kept) await write(place, { ...kept, isSaved: true });
}

/**
 * Lends the secret of a process for one use. When that ends, well or badly, its bytes are overwritten (decision 090): the use
 * returns nothing of them.
 * @throws DOMException when the browser keeps none, and what the use throws
 */
export async function lendKeptSecret<Result>(
  place: string,
  use: (secret: Bytes) => Result | Promise<Result>,
): Promise<Result> {
  const kept = await read(place);
  if (!kept) throw new DOMException('This browser keeps no secret of this process', 'NotFoundError');
  const { key, iv, wrapped } = kept;
  const secret = new Uint8Array(
    await crypto.subtle.decrypt({ name: 'AES-GCM', iv: unshared(iv) }, key, unshared(wrapped)),
  );
  try {
    return await use(secret);
  } finally {
    secret.fill(0);
  }
}
