import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { deriveKey, type EventInfo, keyDigestOf, keyWordsOf, type LoggedAct } from '../../rabbit/client';
import { allActs } from './all-rows';
import type { SecretPlace } from './secret-place';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    eventKeys: 'event-file.other-event';
  }
}

/** A key of an event: its six words, the bytes that follow from them, and its number among the keys of the event's secret. */
export interface EventKey {
  number: number;
  words: readonly string[];
  key: Uint8Array;
}

/** The event whose keys are meant, with the acts of its staff, oldest first. */
export interface KeyPlace {
  process: ProcessId;
  log: readonly LoggedAct[];
}

/** Returns the key of a number from the event's secret. */
export async function eventKey(secret: Uint8Array, process: ProcessId, number: number): Promise<EventKey> {
  const words = await keyWordsOf(secret, number);
  return { number, words, key: await deriveKey(words, process) };
}

/**
 * Returns the key that has a digest. The event's log shows its number: that of the digest among those that the event was given.
 * Others are tried after it, since an event may have changed its secret.
 * @throws AppError `event-file.other-event` where no key of the secret has the digest
 */
export async function keyOfDigest(
  secret: Uint8Array,
  keyDigest: string,
  { process, log }: KeyPlace,
): Promise<EventKey> {
  const configured = log.flatMap(
    ({ action, detail }) => ((action === 'Configure' || action === 'Draw') && detail?.keyDigest) || [],
  );
  const digests = [...new Set([...configured, keyDigest])];
  const likely = digests.indexOf(keyDigest) + 1;
  const others = digests.map((_, at) => at + 1).filter((number) => number !== likely);
  for (const number of [likely, ...others]) {
    const key = await eventKey(secret, process, number);
    if (keyDigestOf(key.key) === keyDigest) return key;
  }
  throw new AppError('event-file.other-event');
}

/** Returns the key that an event has now. @throws AppError of the read, and of `keyOfDigest` */
export async function currentKey({
  rabbit,
  info,
  secret,
}: SecretPlace & { info: EventInfo }): Promise<EventKey> {
  const place = { process: rabbit.process, log: await allActs(rabbit) };
  return secret.lend((bytes) => keyOfDigest(bytes, info.keyDigest ?? '', place));
}
