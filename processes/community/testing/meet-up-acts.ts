import type { LiveCommunity } from './live-community';
import { wallets } from './live-community';

const hour = 3_600_000;

/** Returns the fields of a meet-up of the city `ph` that begins in two days, as messages carry them. */
export const meetUpData = (community: LiveCommunity, changes: object = {}): object => ({
  city: 'ph',
  title: 'Code and coffee',
  text: 'Bring a laptop.\nNewcomers are welcome.',
  startsAt: community.now + 48 * hour,
  minutes: 120,
  zone: 'Asia/Manila',
  place: 'Library, second floor',
  capacity: 0,
  ...changes,
});

/** Adds a meet-up to the city `ph`; returns its number. */
export async function planMeetUp(community: LiveCommunity, changes: object = {}): Promise<number> {
  const data = meetUpData(community, changes);
  return (await community.send<{ id: number }>(wallets.lead, 'MeetUp', data)).id;
}
