import { eventKey } from '@rainbow-rabbit/processes/autopilot/client';
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

/** Returns the contact key that follows from an event's secret, in base64url. */
export const contactKeyText = async (secret: Uint8Array): Promise<string> =>
  toBase64Url((await eventContactKey(secret)).publicKey);

/**
 * Gives an event the public halves of its secret that it lacks: digest of the first key and commitment to the draw by one act, as
 * long as nobody has registered; and the contact key, which a new event has from its start. Doing it again after a failure goes on.
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
  const contactKey = await contactKeyText(secret);
  const draw = committedDraw(process, await drawKeysOf(secret));
  const mayDraw = info.players === 0 && info.draw?.commitment !== draw.commitment;
  const isAnother = info.contactKey !== contactKey;
  const keyDigest = keyDigestOf((await eventKey(secret, process, 1)).key);
  const drawn = mayDraw ? await commitDraw(rabbit, { reason, ...draw, keyDigest }, options) : info;
  const rest = {
    ...(isAnother && { contactKey }),
    ...((isAnother || !drawn.keyDigest) && { keyDigest }),
  };
  return Object.keys(rest).length > 0 ? configureEvent(rabbit, { reason, ...rest }, options) : drawn;
}
