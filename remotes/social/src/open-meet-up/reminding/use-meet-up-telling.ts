import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { keepNotice, useTelling, type WantedNews } from '@rainbow-rabbit/parts/telling';
import { type MeetUp, meetUpNews } from '@rainbow-rabbit/processes/community/client';
import { maxNewsKinds } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo } from 'react';
import { meetUpPath } from '../../meet-up/domain/meet-up-path';
import { type ToldMeetUps, toldMeetUps } from './told-meet-ups';

export interface MeetUpWish {
  /** The process of the communities. */
  process: ProcessId;
  meetUp: MeetUp;
  /** The page of the city. */
  path: string;
}

const wantedNews = (meetUps: ToldMeetUps['meetUps']): WantedNews => ({
  seen: Object.fromEntries(meetUps.map(({ id, seen }) => [`${id}`, seen])),
});

/** Returns the news of a list as a relay takes it; undefined for an empty list. */
function newsOf(wanted: ToldMeetUps['meetUps']): WantedNews | 'full' | undefined {
  if (wanted.length > maxNewsKinds) return 'full';
  return wanted.length > 0 ? wantedNews(wanted) : undefined;
}

/**
 * Connects the sheet with the communities' relay, which gets the list of all meet-ups that this browser wants to hear of.
 * @param isRepeated asks again for the list as it is, and adds no meet-up
 */
export function useMeetUpTelling({ process, meetUp, path }: MeetUpWish, isRepeated = false) {
  const { relay } = useNetwork();
  const store = useMemo(() => toldMeetUps(process), [process]);
  const kept = useKeptValue(store)?.meetUps ?? [];
  const now = Date.now();
  const { id, startsAt, title } = meetUp;
  const isKept = kept.some((one) => one.id === id);
  const others = kept.filter((one) => one.id !== id && one.startsAt > now);
  const own = { id, startsAt, seen: meetUpNews(meetUp, now) };
  const wanted = isKept || !isRepeated ? [...others, own] : others;
  const write = (meetUps: ToldMeetUps['meetUps']) => relay && store.write({ relayKey: relay.key, meetUps });
  return useTelling({
    process,
    relay,
    page: { name: '', path: '/social' },
    news: newsOf(wanted),
    ...(others.length > 0 && { rest: wantedNews(others) }),
    isWanted: isKept || isRepeated,
    onTaken: () => {
      write(wanted);
      // A notice without it has words of its own.
      if (wanted.includes(own))
        void keepNotice(process, `${id}`, { title, path: meetUpPath(path, id) }).catch(() => undefined);
    },
    onEnded: (isAll) => (isAll ? store.clear() : write(others)),
  });
}
