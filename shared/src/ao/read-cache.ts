import { channelOfTabs, type KnownRead, shareReads, type TabChannel } from './shared-reads';
import type { AoResult } from './types';

/** Answers older than this are dropped. */
const keepMs = 60_000;

export interface ReadCacheOptions {
  /** On which tabs share what they read. Default: that of this app's tabs. */
  channel?: TabChannel;
  now?: () => number;
}

export interface ReadParams {
  key: string;
  process: string;
  maxAgeMs: number;
  ask: () => Promise<AoResult>;
}

/** Answers of dry runs, each asked for once at a time. */
export interface ReadCache {
  /**
   * A known answer that is young enough, else the answer that this tab waits for, else a new one. With `maxAgeMs: 0`
   * never the answer that another tab got.
   */
  read: (params: ReadParams) => Promise<AoResult>;
  /** Forgets what a process said, for it has just changed. */
  changed: (process: string) => void;
}

export function createReadCache({ channel = channelOfTabs(), now = Date.now }: ReadCacheOptions): ReadCache {
  const known = new Map<string, KnownRead>();
  const flights = new Map<string, { process: string; answer: Promise<AoResult> }>();

  /** An answer from the future is never young: this device's clock was set back since. */
  const isYoung = ({ at }: KnownRead, maxAgeMs: number) => at <= now() && now() - at <= maxAgeMs;

  const forget = (process: string) => {
    for (const [key, read] of known) if (read.process === process) known.delete(key);
    // A read under way may answer from before the change. Its callers get the answer, later callers don't.
    for (const [key, flight] of flights) if (flight.process === process) flights.delete(key);
  };
  const keep = (read: KnownRead) => {
    // Any page of this origin can write on the tabs' channel. What claims to come from the future would never be old.
    if (read.at > now()) return;
    for (const [key, earlier] of known) if (!isYoung(earlier, keepMs)) known.delete(key);
    if (read.at >= (known.get(read.key)?.at ?? 0)) known.set(read.key, read);
  };
  const tellTabs = shareReads(channel, (news) =>
    news.type === 'read' ? keep(news.read) : forget(news.process),
  );

  const ask = ({ key, process, ask: answerOf }: ReadParams): Promise<AoResult> => {
    const at = now();
    const flight = { process, answer: answerOf() };
    flights.set(key, flight);
    const isCurrent = () => flights.get(key) === flight;
    flight.answer.then(
      (result) => {
        if (!isCurrent()) return;
        flights.delete(key);
        keep({ key, process, at, result });
        tellTabs({ type: 'read', read: { key, process, at, result } });
      },
      () => isCurrent() && flights.delete(key),
    );
    return flight.answer;
  };

  return {
    read: (params) => {
      const earlier = known.get(params.key);
      if (earlier && params.maxAgeMs > 0 && isYoung(earlier, params.maxAgeMs)) {
        return Promise.resolve(earlier.result);
      }
      return flights.get(params.key)?.answer ?? ask(params);
    },
    changed: (process) => {
      forget(process);
      tellTabs({ type: 'changed', process });
    },
  };
}
