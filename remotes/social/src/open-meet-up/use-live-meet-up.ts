import {
  type MeetUp,
  type OwnMeetUp,
  type ProcessPlace,
  readMeetUp,
  readOwnMeetUps,
} from '@rainbow-rabbit/processes/community/client';
import { type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';
import type { Member } from '../community/use-member';

/** The time between two readings of a meet-up that is open on the screen. */
const meetUpEveryMs = 30_000;

/** The time between two readings of the own state, which changes while a check-in waits for the door (docs/product 9.191). */
const ownEveryMs = 15_000;

/** Reads a meet-up for as long as it is on the screen. */
export function useLiveMeetUp(community: ProcessPlace, id: number): LiveReading<MeetUp> {
  return useReading({
    key: `meet-up ${community.process} ${id}`,
    read: (options) => readMeetUp(community, id, options),
    everyMs: meetUpEveryMs,
  });
}

/** The place of somebody who does not come. */
const absent = (id: number): OwnMeetUp => ({ id, state: 'no', attended: 'no' });

/** Reads the place of the connected wallet at a meet-up; nothing is read without one. */
export function useOwnMeetUp(
  community: ProcessPlace,
  id: number,
  member: Member | undefined,
): LiveReading<OwnMeetUp> {
  const address = member?.address;
  return useReading({
    key: address && `own meet-up ${community.process} ${id} ${address}`,
    read: async (options) => {
      if (!address) return absent(id);
      const own = await readOwnMeetUps(community, { ids: [id], address }, options);
      return own.get(id) ?? absent(id);
    },
    everyMs: ownEveryMs,
  });
}
