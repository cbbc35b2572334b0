import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import type { MeetUp } from '@rainbow-rabbit/processes/community/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

const schema = v.object({
  /** The key of the relay that took the ask. */
  relayKey: v.string(),
  meetUps: v.array(
    v.object({
      id: v.number(),
      /** Unix milliseconds. */
      startsAt: v.number(),
      /** The number of the news that was seen. */
      seen: v.number(),
    }),
  ),
});

/** The last ask of this browser that a relay of the communities took. */
export type ToldMeetUps = v.InferOutput<typeof schema>;

/** Returns the kept ask; absent where the browser wants to hear of no meet-up. */
export const toldMeetUps = (community: ProcessId): KeptValue<ToldMeetUps> =>
  keptValue(['social', community, 'told-meet-ups'], schema);

/** Returns true where the relay has to be asked again: it has another key, or the meet-up another start. */
export function isToldOtherwise(
  kept: ToldMeetUps | undefined,
  relayKey: string,
  meetUp: Pick<MeetUp, 'id' | 'startsAt'>,
): boolean {
  const own = kept?.meetUps.find(({ id }) => id === meetUp.id);
  return (
    kept !== undefined && (kept.relayKey !== relayKey || (own && own.startsAt !== meetUp.startsAt)) === true
  );
}
