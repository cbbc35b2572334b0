import {
  isMeetUpNews,
  type MeetUp,
  meetUpBegun,
  meetUpNews,
} from '@rainbow-rabbit/processes/community/client';
import type { OpenSubscription } from './subscription.domain';
import { type DueNews, startTeller, type TellerOptions } from './teller';

/** Notifies the phones that asked for it, once, that a meet-up is tomorrow; again if it moves to another day. */
export function startMeetUpTeller(options: TellerOptions) {
  const { subscriptions, now } = options;
  let soon: ReadonlyMap<string, MeetUp> = new Map();

  const newsOf = (id: string): number => {
    const meetUp = soon.get(id);
    return meetUp ? meetUpNews(meetUp, now()) : 0;
  };
  const nextOf = ({ told }: OpenSubscription): DueNews | undefined => {
    const kind = Object.keys(told).find((id) => isMeetUpNews(newsOf(id), told[id] ?? 0));
    const meetUp = kind && soon.get(kind);
    if (!meetUp) return undefined;
    const lifeSeconds = Math.ceil((meetUp.startsAt - now()) / 1000);
    return { kind, value: newsOf(kind), lifeSeconds };
  };
  const teller = startTeller(options, { nextOf });
  /** Keeps of meet-ups that have begun that no more news can come: subscriptions without others are forgotten. */
  const noteBegun = async () => {
    const noted = [...subscriptions.ids()].map(async (id) => {
      const told = subscriptions.get(id)?.told ?? {};
      const begun = Object.keys(told).filter(
        (meetUp) => newsOf(meetUp) === meetUpBegun && told[meetUp] !== meetUpBegun,
      );
      if (begun.length > 0)
        await subscriptions.noteTold(id, Object.fromEntries(begun.map((meetUp) => [meetUp, meetUpBegun])));
    });
    await Promise.all(noted);
  };
  return {
    /** Sends what is due, after each reading of all meet-ups that begin within a day or are on. */
    async hearMeetUps(meetUps: readonly MeetUp[]) {
      soon = new Map(meetUps.map((meetUp) => [`${meetUp.id}`, meetUp]));
      if (options.isOnDuty()) await noteBegun();
      await teller.tell();
    },
    idle: teller.idle,
  };
}
