import {
  commitDraw,
  committedDraw,
  configureEvent,
  drawKeysOf,
  type EventInfo,
  eventContactKey,
  keyDigestOf,
  type ProcessPlace,
  type ProcessSendOptions,
  readEventInfo,
} from '@rainbow-rabbit/processes/rabbit/client';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { eventKey } from './event-keys';

/**
 * Gives an event the public halves of its secret that it lacks: contact key, digest of the first key, and commitment to the draw,
 * which only an event without players takes. Doing it again after a failure goes on.
 * @returns the event after it
 * @throws AppError of wallet, network and process
 */
export async function giveSecrets(
  rabbit: ProcessPlace,
  { secret, reason }: { secret: Uint8Array; reason: string },
  options: ProcessSendOptions,
): Promise<EventInfo> {
  const info = await readEventInfo(rabbit, { maxAgeMs: 0 });
  const { process } = rabbit;
  const contactKey = toBase64Url((await eventContactKey(secret)).publicKey);
  const draw = committedDraw(process, await drawKeysOf(secret));
  const mayDraw = info.players === 0 && info.draw?.commitment !== draw.commitment;
  const drawn = mayDraw ? await commitDraw(rabbit, { reason, ...draw }, options) : info;
  const isAnother = info.contactKey !== contactKey;
  const needsKey = isAnother || !info.keyDigest;
  if (!needsKey) return drawn;
  const keyDigest = keyDigestOf((await eventKey(secret, process, 1)).key);
  return configureEvent(rabbit, { reason, keyDigest, ...(isAnother && { contactKey }) }, options);
}
