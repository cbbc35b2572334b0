import {
  type EventInfo,
  type NewsKind,
  newsOf,
  type Player,
  type RabbitId,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { PushAddress, PushSender } from '../push';
import { dueNews, type OpenSubscription } from './subscription.domain';
import type { Subscriptions } from './subscription-book';

/** Messages that are on their way at once. */
const maxUnderWay = 8;

/** The wait after a failure, in milliseconds; it doubles up to sixteen times as long. */
const retryMs = 30_000;
const maxRetries = 16;

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

/** A message: the kind of news, and its number. */
interface DueNews {
  kind: NewsKind;
  value: number;
}

interface TellerOptions {
  subscriptions: Subscriptions;
  sender: Pick<PushSender, 'send'>;
  /** Returns false while another relay does the work. */
  isOnDuty: () => boolean;
  /** Receives a sentence when all is forgotten. */
  report: (line: string) => void;
  now?: () => number;
}

/**
 * Sends the news of an event to the phones that asked for it: once, since what was sent is kept and published with the subscription. After a
 * crash between the two, or with two relays that don't hear each other, a message may be sent twice; push services replace a message that
 * waits, and phones show none twice.
 */
export function startTeller({ subscriptions, sender, isOnDuty, report, now = Date.now }: TellerOptions) {
  const given = new Map<RabbitId, number>();
  const busy = new Set<string>();
  const queue: string[] = [];
  const waits = new Map<string, { until: number; failures: number }>();
  const scannedAt = new Map<string, number>();
  let info: EventInfo | undefined;
  let endedAt: number | undefined;
  let underWay = 0;
  let wasOnDuty = false;
  let isOver = false;
  let idle: (() => void)[] = [];

  const nextNews = (id: string, subscription: OpenSubscription): DueNews | undefined => {
    if (!info) return undefined;
    const { rabbit } = subscription;
    const news = newsOf(info, rabbit === undefined ? undefined : { rabbit, given: given.get(rabbit) ?? 0 });
    const mayBeScan = now() >= (scannedAt.get(id) ?? 0) + scansApartMs;
    const kind = dueNews(subscription, news, info.phase).find((one) => one !== 'scanned' || mayBeScan);
    return kind && { kind, value: news[kind] };
  };
  const waitFor = (id: string, askedMs = 0) => {
    const failures = waits.get(id)?.failures ?? 0;
    const ownMs = retryMs * Math.min(2 ** failures, maxRetries);
    waits.set(id, { until: now() + Math.max(ownMs, askedMs), failures: failures + 1 });
  };
  /** Sends a message. Resolves to true if the phone can get further ones now. */
  const sendNews = async (id: string, address: PushAddress, news: DueNews): Promise<boolean> => {
    const { kind, value } = news;
    const message = { text: JSON.stringify(news), lifeSeconds: lifeSeconds[kind], subject: kind };
    const outcome = await sender.send(address, message);
    if (outcome.status === 'again') {
      waitFor(id, outcome.waitMs);
      return false;
    }
    waits.delete(id);
    if (kind === 'scanned') scannedAt.set(id, now());
    if (outcome.status === 'sent') await subscriptions.noteTold(id, { [kind]: value });
    else await subscriptions.drop(id);
    return true;
  };
  const deliver = async (id: string) => {
    let goesOn = true;
    while (goesOn && isOnDuty()) {
      const subscription = subscriptions.get(id);
      const next = subscription && nextNews(id, subscription);
      goesOn = next ? await sendNews(id, subscription.address, next) : false;
    }
  };
  const sendNext = () => {
    while (underWay < maxUnderWay && queue.length > 0) {
      const id = queue.shift() as string;
      underWay += 1;
      void deliver(id).finally(() => {
        underWay -= 1;
        busy.delete(id);
        sendNext();
      });
    }
    if (underWay > 0) return;
    for (const resolve of idle) resolve();
    idle = [];
  };
  /** Returns true when nobody waits for news. */
  const look = (): boolean => {
    let isDone = busy.size === 0;
    for (const id of subscriptions.ids()) {
      const subscription = subscriptions.get(id);
      if (!subscription || !nextNews(id, subscription)) continue;
      isDone = false;
      if (busy.has(id) || (waits.get(id)?.until ?? 0) > now()) continue;
      busy.add(id);
      queue.push(id);
    }
    sendNext();
    return isDone;
  };
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
      const isNow = isOnDuty();
      if (isOver || !isNow) {
        wasOnDuty = isNow;
        return;
      }
      if (!wasOnDuty) subscriptions.publishAll();
      wasOnDuty = true;
      await subscriptions.sweep();
      await forgetAfterEnd(reading, look());
    },
    /** Takes the confirmed scans of a rabbit, of which its player hears after the next reading of the event. */
    hearPlayer: ({ rabbit, given: scans }: Pick<Player, 'rabbit' | 'given'>) => void given.set(rabbit, scans),
    /** Resolves once no message is on its way. */
    idle: async () => {
      if (underWay > 0) await new Promise<void>((resolve) => idle.push(resolve));
    },
  };
}
