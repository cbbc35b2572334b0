import * as v from 'valibot';
import { resultSchema } from './result-schema';
import type { AoResult } from './types';

/** One answer of a process, and when (Unix ms) it was asked for. */
export interface KnownRead {
  key: string;
  process: string;
  at: number;
  result: AoResult;
}

/** Messages between the tabs of one browser, so that they ask the compute unit once for all of them. */
const newsSchema = v.variant('type', [
  v.object({
    type: v.literal('read'),
    read: v.object({ key: v.string(), process: v.string(), at: v.number(), result: resultSchema }),
  }),
  v.object({ type: v.literal('changed'), process: v.string() }),
]);

type News = { type: 'read'; read: KnownRead } | { type: 'changed'; process: string };

/** The part of BroadcastChannel that this module uses. */
export interface TabChannel {
  postMessage: (news: unknown) => void;
  addEventListener: (type: 'message', listener: (event: Event) => void) => void;
}

/**
 * The channel of this app's tabs, open as long as the page. Undefined in Node, where it would keep the process
 * from ending, and in browsers without BroadcastChannel.
 */
export function channelOfTabs(): TabChannel | undefined {
  const isPage = typeof document !== 'undefined' && typeof BroadcastChannel !== 'undefined';
  return isPage ? new BroadcastChannel('rr-ao-reads') : undefined;
}

/**
 * Shares reads with the other tabs that show this app. Does nothing without a channel.
 * @returns a function that sends a message to the other tabs
 */
export function shareReads(
  channel: TabChannel | undefined,
  hear: (news: News) => void,
): (news: News) => void {
  if (!channel) return () => undefined;
  channel.addEventListener('message', (event) => {
    const news = v.safeParse(newsSchema, 'data' in event ? event.data : undefined);
    if (news.success) hear(news.output);
  });
  return (news) => channel.postMessage(news);
}
