import { setTimeout as wait } from 'node:timers/promises';
import { fileHash } from './app-files';

/** Questions under way at once (docs/product 9.179). */
const atOnce = 6;
/** Waits between rounds, in milliseconds: twice as long each time; then the rest is given up (docs/product 9.180). */
const waitsMs = [
  500,
  ...Array.from({ length: 6 }, (_, round) => 1000 * 2 ** round),
  ...Array<number>(28).fill(60_000),
];

export interface StoredReader {
  gateway: string;
  fetch?: typeof fetch;
}

/** Reads what is stored under an id; undefined when the gateway doesn't have it. @throws Error for other answers */
export async function readStored(
  id: string,
  { gateway, fetch: ask = fetch }: StoredReader,
): Promise<Uint8Array | undefined> {
  const url = `${gateway}raw/${id}`;
  const response = await ask(url);
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  await response.body?.cancel();
  if (response.status === 404 || response.status === 202) return undefined;
  throw new Error(`${url} answers ${response.status}`);
}

/** Returns the ids, of ids with hashes, under which the gateway doesn't have content of that hash. */
async function absentIds(expected: ReadonlyMap<string, string>, reader: StoredReader): Promise<string[]> {
  const absent: string[] = [];
  const waiting = [...expected];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [id, hash] = next;
      const bytes = await readStored(id, reader);
      if (!bytes || fileHash(bytes) !== hash) absent.push(id);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return absent;
}

/**
 * Waits until a gateway serves all of these ids with content of their hashes: it opens a bundle some time after its last chunk.
 * @param expected hashes by id
 * @param onWait called before the first wait, with the number of ids
 * @returns the ids that it doesn't serve in half an hour
 */
export async function readBack(
  expected: ReadonlyMap<string, string>,
  reader: StoredReader,
  onWait: (absent: number) => void,
): Promise<string[]> {
  let absent = await absentIds(expected, reader);
  if (absent.length > 0) onWait(absent.length);
  for (const waitMs of waitsMs) {
    if (absent.length === 0) break;
    await wait(waitMs);
    absent = await absentIds(new Map([...expected].filter(([id]) => absent.includes(id))), reader);
  }
  return absent;
}
