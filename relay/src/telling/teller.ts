import type { PushAddress, PushSender } from '../push';
import type { OpenSubscription } from './subscription.domain';
import type { Subscriptions } from './subscription-book';

/** Messages that are on their way at once. */
const maxUnderWay = 8;

/** The wait after a failure, in milliseconds; it doubles up to sixteen times as long. */
const retryMs = 30_000;
const maxRetries = 16;

/** A message: the kind of news, and its number. */
export interface DueNews {
  kind: string;
  value: number;
  /** The push service keeps it so long for a phone that is off, in seconds. */
  lifeSeconds: number;
}

export interface TellerOptions {
  subscriptions: Subscriptions;
  sender: Pick<PushSender, 'send'>;
  /** Returns false while another relay does the work. */
  isOnDuty: () => boolean;
  /** Receives a sentence when all is forgotten. */
  report: (line: string) => void;
  now: () => number;
}

interface News {
  /** Returns the first message that a phone has to get by what is known now. */
  nextOf: (subscription: OpenSubscription, id: string) => DueNews | undefined;
  /** Called for each message that is on its way no more. */
  onSent?: (id: string, kind: string) => void;
}

/**
 * Sends news to the phones that asked for it: once, since what was sent is kept and published with the subscription. After a crash between
 * the two, or with two relays that don't hear each other, a message may be sent twice; push services replace a message that waits, and
 * phones show none twice.
 */
export function startTeller(
  { subscriptions, sender, isOnDuty, now }: Omit<TellerOptions, 'report'>,
  { nextOf, onSent }: News,
) {
  const busy = new Set<string>();
  const queue: string[] = [];
  const waits = new Map<string, { until: number; failures: number }>();
  let underWay = 0;
  let wasOnDuty = false;
  let idle: (() => void)[] = [];

  const waitFor = (id: string, askedMs = 0) => {
    const failures = waits.get(id)?.failures ?? 0;
    const ownMs = retryMs * Math.min(2 ** failures, maxRetries);
    waits.set(id, { until: now() + Math.max(ownMs, askedMs), failures: failures + 1 });
  };
  /** Sends a message. Resolves to true if the phone can get further ones now. */
  const sendNews = async (id: string, address: PushAddress, news: DueNews): Promise<boolean> => {
    const { kind, value, lifeSeconds } = news;
    const message = { text: JSON.stringify({ kind, value }), lifeSeconds, subject: kind };
    const outcome = await sender.send(address, message);
    if (outcome.status === 'again') {
      waitFor(id, outcome.waitMs);
      return false;
    }
    waits.delete(id);
    onSent?.(id, kind);
    if (outcome.status === 'sent') await subscriptions.noteTold(id, { [kind]: value });
    else await subscriptions.drop(id);
    return true;
  };
  const nextNews = (id: string) => {
    const subscription = subscriptions.get(id);
    const news = subscription && nextOf(subscription, id);
    return news && { address: subscription.address, news };
  };
  const deliver = async (id: string) => {
    let goesOn = true;
    while (goesOn && isOnDuty()) {
      const next = nextNews(id);
      goesOn = next ? await sendNews(id, next.address, next.news) : false;
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
      if (!nextNews(id)) continue;
      isDone = false;
      if (busy.has(id) || (waits.get(id)?.until ?? 0) > now()) continue;
      busy.add(id);
      queue.push(id);
    }
    sendNext();
    return isDone;
  };
  return {
    /** Begins to send what is due. Resolves to true when nobody waits for news, to undefined while another relay does the work. */
    async tell(): Promise<boolean | undefined> {
      const isNow = isOnDuty();
      if (isNow && !wasOnDuty) subscriptions.publishAll();
      wasOnDuty = isNow;
      if (!isNow) return undefined;
      await subscriptions.sweep();
      return look();
    },
    /** Resolves once no message is on its way. */
    idle: async () => {
      if (underWay > 0) await new Promise<void>((resolve) => idle.push(resolve));
    },
  };
}
