import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type DBSchema, openDB } from 'idb';
import * as v from 'valibot';

/** The origin of a finished work: the meme maker, or a file that was chosen. */
export type WorkSource = 'meme' | 'file';

/** A finished picture that this browser keeps until it is submitted or replaced. */
export interface KeptWork {
  picture: Blob;
  source: WorkSource;
  /** Time of this device, in Unix milliseconds. */
  savedAt: number;
}

interface WorkDatabase extends DBSchema {
  works: { key: string; value: unknown };
}

/** Bytes instead of a blob: some browsers lose a blob of their database with the page. */
const workShape = v.object({
  bytes: v.instance(ArrayBuffer),
  type: v.string(),
  source: v.picklist(['meme', 'file']),
  savedAt: v.number(),
});

/** Works that the browser did not take: they live as long as the page. */
const unsaved = new Map<string, KeptWork>();

const keyOf = (contest: ProcessId | undefined) => contest ?? 'none';

async function inDatabase<T>(
  use: (database: Awaited<ReturnType<typeof openWorks>>) => Promise<T>,
): Promise<T> {
  const database = await openWorks();
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

const openWorks = () =>
  openDB<WorkDatabase>('rainbow-rabbit.minibuild', 1, {
    upgrade: (database) => {
      database.createObjectStore('works');
    },
  });

/**
 * Keeps a finished picture for the submission to a contest, instead of an earlier one.
 * @param contest undefined where no contest is named
 * @returns false where the browser keeps it only as long as the page
 */
export async function keepWork(
  contest: ProcessId | undefined,
  picture: Blob,
  source: WorkSource,
): Promise<boolean> {
  const work = { picture, source, savedAt: Date.now() };
  try {
    const bytes = await picture.arrayBuffer();
    const value = { bytes, type: picture.type, source, savedAt: work.savedAt };
    await inDatabase((database) => database.put('works', value, keyOf(contest)));
    unsaved.delete(keyOf(contest));
    return true;
  } catch {
    unsaved.set(keyOf(contest), work);
    return false;
  }
}

/** Reads the picture that is kept for a contest; undefined without one. */
export async function readWork(contest: ProcessId | undefined): Promise<KeptWork | undefined> {
  const here = unsaved.get(keyOf(contest));
  if (here) return here;
  try {
    const value = await inDatabase((database) => database.get('works', keyOf(contest)));
    const { success, output } = v.safeParse(workShape, value);
    if (!success) return undefined;
    const { bytes, type, source, savedAt } = output;
    return { picture: new Blob([bytes], { type }), source, savedAt };
  } catch {
    return undefined;
  }
}

/** Drops the picture that is kept for a contest. */
export async function dropWork(contest: ProcessId | undefined): Promise<void> {
  unsaved.delete(keyOf(contest));
  await inDatabase((database) => database.delete('works', keyOf(contest))).catch(() => undefined);
}
