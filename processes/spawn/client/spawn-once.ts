import type { AoSpawn } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type MessagePlace, outboxIn, type Posting, postOnce } from '../../common/client';

export interface SpawnOnceParams extends Pick<Posting, 'ao' | 'signer' | 'onState'> {
  /** One place for each process that is to be. Its owner empties it once the process is made, or given up. */
  kept: MessagePlace;
  /**
   * Returns any tags (`spawnTags`), and any data, such as Lua that `On-Boot: Data` loads. It is asked for and signed if nothing is kept.
   */
  item: () => AoSpawn | Promise<AoSpawn>;
}

/**
 * Spawns a process exactly once, whatever is lost on the way: the signed item is kept before it is posted, and every later call
 * posts the kept one. Its id is the process's, so that it makes no second process, and the wallet isn't asked again. A refusal of
 * the wallet leaves nothing behind.
 *
 * It doesn't wait until the process runs: a read of it shows that. Tabs that share a place must call it one after another.
 * @returns the process
 * @throws AppError those of `item`; `data-item.not-what-was-asked` if the wallet signed something else, then nothing is kept; those of the
 * wallet; `ao.*` once the item is kept: call again
 */
export async function spawnOnce({ kept, item, ...posting }: SpawnOnceParams): Promise<ProcessId> {
  const message = kept.read() ? nothing : await item();
  const { id } = await postOnce({ ...posting, message, name: 'spawn', outbox: outboxIn(kept) });
  return id as string as ProcessId;
}

/** In the place of an item that is signed already. */
const nothing: AoSpawn = { tags: [], data: '' };
