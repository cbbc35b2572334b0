import {
  type EventInfo,
  type NewsKind,
  newsKinds,
  newsOf,
  type Player,
  type RabbitId,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { OpenSubscription } from './subscription.domain';
import { type DueNews, startTeller, type TellerOptions } from './teller';

/** A player hears of further scans after this time, in milliseconds; the number of all is in the message. */
const scansApartMs = 10 * 60_000;

/** An event that has ended without a winner is over after this time, and one with messages that can't be sent after the longer one. */
const endedMs = 3_600_000;
const givenUpMs = 24 * 3_600_000;

/** The time for which a push service keeps a message for a phone that is off, in seconds. */
const lifeSeconds: Record<NewsKind, number> = {
  open: 24 * 3600,
  begun: 3600,
  cards: 4 * 3600,
  scanned: 3600,
  first: 24 * 3600,
};

/** Sends the news of an event to the phones that asked for it, until the event is over. */
export function startEventTeller(options: TellerOptions) {
  const { subscriptions, report, now } = options;
  const given = new Map<RabbitId, number>();
  const scannedAt = new Map<string, number>();
  let info: EventInfo | undefined;
  let endedAt: number | undefined;
  let isOver = false;

  const nextOf = ({ rabbit, told }: OpenSubscription, id: string): DueNews | undefined => {
    if (!info) return undefined;
    const news = newsOf(info, rabbit === undefined ? undefined : { rabbit, given: given.get(rabbit) ?? 0 });
    const mayBeScan = now() >= (scannedAt.get(id) ?? 0) + scansApartMs;
    // After the end, only the win is news.
    const isEnded = info.phase === 'ended';
    const kind = newsKinds
      .filter((one) => news[one] > (told[one] ?? 0) && (!isEnded || one === 'first'))
      .find((one) => one !== 'scanned' || mayBeScan);
    return kind && { kind, value: news[kind], lifeSeconds: lifeSeconds[kind] };
  };
  const onSent = (id: string, kind: string) => {
    if (kind === 'scanned') scannedAt.set(id, now());
  };
  const teller = startTeller(options, { nextOf, onSent });
  const forgetAfterEnd = async ({ phase, winner, keyDigest }: EventInfo, isDone: boolean) => {
    endedAt = phase === 'ended' ? (endedAt ?? now()) : undefined;
    if (endedAt === undefined) return;
    const isDecided = winner !== undefined || keyDigest === undefined || now() > endedAt + endedMs;
    if (!(isDecided && isDone) && now() <= endedAt + givenUpMs) return;
    isOver = true;
    await subscriptions.forget();
    report('The event is over: the subscriptions of its phones are forgotten.');
  };
  return {
    /** Sends what is due, after each reading of the event. */
    async hearEvent(reading: EventInfo) {
      info = reading;
      if (isOver) return;
      const isDone = await teller.tell();
      if (isDone !== undefined) await forgetAfterEnd(reading, isDone);
    },
    /** Takes the confirmed scans of a rabbit, of which its player hears after the next reading of the event. */
    hearPlayer: ({ rabbit, given: scans }: Pick<Player, 'rabbit' | 'given'>) => void given.set(rabbit, scans),
    idle: teller.idle,
  };
}
