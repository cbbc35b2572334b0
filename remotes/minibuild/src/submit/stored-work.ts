import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type DBSchema, openDB } from 'idb';
import * as v from 'valibot';

/** The kind of a finished work: each has a place of its own, so a person can go back from one to the other. */
export type WorkKind = 'picture' | 'text';

/** Returns the kind of a work with a media type; undefined for any other file. */
export function workKindOf(type: string): WorkKind | undefined {
  if (type.startsWith('image/')) return 'picture';
  return type.startsWith('text/') ? 'text' : undefined;
}

/** The origin of a finished work: the meme maker, or a file that was chosen. */
export type WorkSource = 'meme' | 'file';

/** A finished work that this browser keeps until it is submitted or replaced. */
export interface KeptWork {
  data: Blob;
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

const keyOf = (contest: ProcessId | undefined, kind: WorkKind = 'picture') =>
  `${contest ?? 'none'}${kind === 'text' ? '.text' : ''}`;

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
 * Keeps a finished work for the submission to a contest, instead of an earlier one of its kind.
 * @param contest undefined where no contest is named
 * @returns false where the browser keeps it only as long as the page
 */
export async function keepWork(
  contest: ProcessId | undefined,
  data: Blob,
  source: WorkSource,
): Promise<boolean> {
  const work = { data, source, savedAt: Date.now() };
  const key = keyOf(contest, workKindOf(data.type));
  try {
    const bytes = await data.arrayBuffer();
    const value = { bytes, type: data.type, source, savedAt: work.savedAt };
    await inDatabase((database) => database.put('works', value, key));
    unsaved.delete(key);
    return true;
  } catch {
    unsaved.set(key, work);
    return false;
  }
}

/** Reads the work of a kind that is kept for a contest; undefined without one. */
export async function readWork(
  contest: ProcessId | undefined,
  kind: WorkKind = 'picture',
): Promise<KeptWork | undefined> {
  const key = keyOf(contest, kind);
  const here = unsaved.get(key);
  if (here) return here;
  try {
    const value = await inDatabase((database) => database.get('works', key));
    const { success, output } = v.safeParse(workShape, value);
    if (!success) return undefined;
    const { bytes, type, source, savedAt } = output;
    return { data: new Blob([bytes], { type }), source, savedAt };
  } catch {
    return undefined;
  }
}

/** Drops the work of a kind that is kept for a contest. */
export async function dropWork(contest: ProcessId | undefined, kind: WorkKind = 'picture'): Promise<void> {
  const key = keyOf(contest, kind);
  unsaved.delete(key);
  await inDatabase((database) => database.delete('works', key)).catch(() => undefined);
}
