import { AppError } from '@rainbow-rabbit/shared/errors';
import { type Deferred, deferred } from '@rainbow-rabbit/shared/waiting';
import type { BrokerLink, OpenRoomLink } from '@rainbow-rabbit/shared/wallet';
import type { ExchangeEnd, ExchangeRoom, MessageSeal, Step } from './exchange-keys';

/** The longest exchange, from the code on (docs/product 9.285). */
export const exchangeMs = 300_000;

/** The most characters of a message: a sealed keyfile has about 4,400. */
const maxChars = 32_768;

/** One end's side of an exchange, whose messages alternate: each is expected before its cause is sent. */
export interface ExchangeTalk {
  /** @throws AppError of the end, once the exchange has ended: nothing is sent after that */
  say: (step: Step, seal: MessageSeal, text: string) => Promise<void>;
  /** Awaits the next message from the other end. From the call on, anything else ends the exchange. */
  hear: (step: Step, seal: MessageSeal) => Promise<string>;
}

interface ConversationOptions {
  openLink: OpenRoomLink;
  room: ExchangeRoom;
  role: ExchangeEnd;
  /** Stops it; the other end learns of it. */
  signal: AbortSignal;
}

interface Expected {
  step: Step;
  seal: MessageSeal;
  heard: Deferred<string>;
}

const others: Record<ExchangeEnd, ExchangeEnd> = { giver: 'taker', taker: 'giver' };

/**
 * Holds a conversation in a room, to its end. A message that is not the expected one, such as a second of one step or one of
 * somebody else, ends it for both ends, and so do the signal, the time limit and a connection that was lost in between.
 * @throws AppError `hand-over.stopped`, `hand-over.disturbed`, `hand-over.late`, `hand-over.lost`, those of the link, the signal's reason,
 * and what `talk` throws
 */
export async function converse<T>(
  { openLink, room, role, signal }: ConversationOptions,
  talk: (conversation: ExchangeTalk) => Promise<T>,
): Promise<T> {
  const other = others[role];
  const topicOf = (end: ExchangeEnd) => `${room.topic}/${end}`;
  // Made ahead: a page that is being left has no time for it.
  const farewell = await room.seal.close(role, 'stop', '');
  const over = deferred<never>();
  over.promise.catch(() => undefined);
  let ending: { reason: unknown } | undefined;
  let expected: Expected | undefined;
  let hasBegun = false;
  let link: BrokerLink | undefined;

  const end = (reason: unknown, isSaid = true) => {
    if (ending) return;
    ending = { reason };
    over.reject(reason);
    if (isSaid) link?.publish(topicOf(role), farewell).catch(() => undefined);
  };
  const opens = (seal: MessageSeal, step: Step, text: string) =>
    seal.open(other, step, text).catch(() => undefined);

  const onMessage = async ({ topic, text }: { topic: string; text: string }) => {
    if (ending || topic !== topicOf(other)) return;
    hasBegun = true;
    // Taken at once, so that a second message finds nobody who waits for it.
    const awaited = expected;
    expected = undefined;
    const isLong = text.length > maxChars;
    const disturbed = new AppError('hand-over.disturbed', { retryable: true });
    const heard = awaited && !isLong ? await opens(awaited.seal, awaited.step, text) : undefined;
    if (heard !== undefined) {
      awaited?.heard.resolve(heard);
    } else if (!isLong && (await opens(room.seal, 'stop', text)) !== undefined) {
      end(new AppError('hand-over.stopped', { retryable: true }), false);
    } else end(disturbed);
  };

  const conversation: ExchangeTalk = {
    say: async (step, seal, text) => {
      const sealed = await seal.close(role, step, text);
      if (ending) throw ending.reason;
      hasBegun = true;
      await link?.publish(topicOf(role), sealed);
    },
    hear: (step, seal) => {
      expected = { step, seal, heard: deferred<string>() };
      return expected.heard.promise;
    },
  };

  const abort = () => end(signal.reason);
  const timer = setTimeout(() => end(new AppError('hand-over.late', { retryable: true })), exchangeMs);
  signal.addEventListener('abort', abort);
  try {
    signal.throwIfAborted();
    const onReturn = () => {
      if (hasBegun) end(new AppError('hand-over.lost', { retryable: true }));
    };
    link = await openLink({ onMessage, onReturn }, signal);
    await link.subscribe(topicOf(other));
    return await Promise.race([talk(conversation), over.promise]);
  } catch (error) {
    end(error);
    throw error;
  } finally {
    ending ??= { reason: new AppError('hand-over.stopped') };
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    void link?.close();
  }
}
