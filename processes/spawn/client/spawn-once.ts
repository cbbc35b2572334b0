import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import {
  type DataItemInput,
  type ProcessId,
  parseWhatWasAsked,
  toBase64Url,
} from '@rainbow-rabbit/shared/arweave';
import { type PostSignedItemOptions, postSignedItem } from './post-signed-item';

/** A signed item that spawns a process. */
export interface SignedSpawn {
  /** The process: the item's id. */
  process: ProcessId;
  /** The signed item's bytes in base64url. */
  item: string;
}

/** The place of one signed spawn. It outlives the page, as a key of the browser's storage does. */
export interface KeptSpawn {
  /** Returns what was written; undefined before that. */
  read(): SignedSpawn | undefined | Promise<SignedSpawn | undefined>;
  write(spawn: SignedSpawn): void | Promise<void>;
}

/** The content of a new process's item: any tags (`spawnTags`), and any data, such as Lua that `On-Boot: Data` loads. */
export type SpawnItem = Required<Pick<DataItemInput, 'tags' | 'data'>>;

export interface SpawnOnceParams extends PostSignedItemOptions {
  /** URL of the message unit. */
  mu: string;
  signer: ItemSigner;
  /** One place for each process that is to be. Its owner empties it once the process is made, or given up. */
  kept: KeptSpawn;
  /** Signed if nothing is kept. What is kept counts, also if this differs from it. */
  item: SpawnItem;
}

/**
 * Spawns a process exactly once, whatever is lost on the way: the signed item is kept before it is posted, and every later call
 * posts the kept one. Its id is the process's, so that it makes no second process, and the wallet isn't asked again. A refusal of
 * the wallet leaves nothing behind.
 *
 * It doesn't wait until the process runs: a read of it shows that. Tabs that share a place must call it one after another.
 * @returns the process
 * @throws AppError `data-item.not-what-was-asked` if the wallet signed something else, then nothing is kept; those of the
 * wallet; `http.*` once the item is kept: call again
 */
export async function spawnOnce({ mu, signer, kept, item, fetch }: SpawnOnceParams): Promise<ProcessId> {
  const spawn = (await kept.read()) ?? (await signAndKeep(kept, item, signer));
  await postSignedItem(mu, spawn.item, { fetch });
  return spawn.process;
}

async function signAndKeep(kept: KeptSpawn, item: SpawnItem, signer: ItemSigner): Promise<SignedSpawn> {
  const { id, bytes } = await parseWhatWasAsked(await signer.signDataItem(item), item, signer.address);
  const spawn = { process: id as string as ProcessId, item: toBase64Url(bytes) };
  await kept.write(spawn);
  return spawn;
}
