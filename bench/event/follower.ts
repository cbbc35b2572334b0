import {
  type EventInfo,
  followBoard,
  followInfo,
  followMe,
  type Leaderboard,
  type Me,
  type RabbitId,
  type RelayedReply,
  readEventInfo,
  readLeaderboard,
  readMe,
  spotChecked,
} from '@rainbow-rabbit/processes/rabbit/client';
import { createAoClient } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { EventRelay, Network } from '@rainbow-rabbit/shared/network';
import { type Follow, followTopic, poll } from '@rainbow-rabbit/shared/reading';
import { followAnswers } from '../../shared/src/reading/followed';
import { deferred } from '../../shared/src/waiting';

/** The intervals of the game's screens, in milliseconds. */
const everyMs = { info: 25_000, board: 30_000, me: 60_000 };

/** The channel to other tabs: a follower has one. */
const alone = { postMessage: () => undefined, addEventListener: () => undefined };

export interface FollowedEvent {
  network: Pick<Network, 'ao'>;
  process: ProcessId;
  relay: EventRelay;
  /** Number of players. */
  players: number;
}

/** Lets `poll` run without a page: it is always visible. */
export function standInForPage(): void {
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(globalThis, { document: { visibilityState: 'visible', ...listening }, window: listening });
}

/**
 * Follows an event as a phone does that has the game open: the event, the first page of the ranking and, for a player, the own state, by the
 * relay, with spot checks, and by own reads where nothing comes.
 */
export function followEvent(
  event: FollowedEvent,
  player?: { rabbit: RabbitId; address: Address },
): { heard: () => boolean; first: Promise<unknown>; stop: () => void } {
  const place = {
    ao: createAoClient(event.network, { channel: alone }),
    process: event.process,
  };
  const followPart = <T extends RelayedReply>(
    every: number,
    follow: Follow<T> | undefined,
    read: (options: { signal?: AbortSignal; maxAgeMs?: number }) => Promise<T>,
  ) => {
    if (!follow) throw new Error('The event has no relay.');
    let heardAt = Number.NEGATIVE_INFINITY;
    const { promise: first, resolve: onFirst } = deferred<void>();
    const hear = () => {
      heardAt = performance.now();
      onFirst();
    };
    const checked = spotChecked<T>({ follow, read, phones: () => event.players, onRefuted: () => undefined });
    const followed = followAnswers(checked.follow, hear);
    const attempt = async () => {
      if (await followed.isRecent()) return true;
      return checked.read({}).then(
        () => true,
        () => false,
      );
    };
    const stopPolling = poll({ everyMs: every, attempt });
    const stop = () => {
      stopPolling();
      followed.stop();
    };
    return { first, stop, heard: () => performance.now() - heardAt < 60_000 };
  };
  const parts = [
    followPart<EventInfo>(everyMs.info, followInfo(event, followTopic), (options) =>
      readEventInfo(place, options),
    ),
    followPart<Leaderboard>(everyMs.board, followBoard(event, 0, followTopic), (options) =>
      readLeaderboard(place, { offset: 0, limit: 50 }, options),
    ),
    ...(player
      ? [
          followPart<Me>(
            everyMs.me,
            followMe(event, { ...player, knownAt: () => 0 }, followTopic),
            (options) => readMe(place, player.address, options),
          ),
        ]
      : []),
  ];
  return {
    first: Promise.all(parts.map(({ first }) => first)),
    heard: () => parts.every(({ heard }) => heard()),
    stop: () => {
      for (const { stop } of parts) stop();
    },
  };
}
