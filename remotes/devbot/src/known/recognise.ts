import { type ArcadeInfo, readArcadeInfo } from '@rainbow-rabbit/processes/arcade/client';
import { type CommunityInfo, readCommunityInfo } from '@rainbow-rabbit/processes/community/client';
import { type ContestInfo, readContestInfo } from '@rainbow-rabbit/processes/minibuild/client';
import { type EventInfo, readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { readTokenInfo, type TokenInfo } from '@rainbow-rabbit/processes/token/client';
import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { isAppError } from '@rainbow-rabbit/shared/errors';
import type { KnownProcessKind } from './domain/known-kind';

/** A process's own answer to `Info`, in the shape of its kind. */
export type KnownInfo =
  | { kind: 'event'; info: EventInfo }
  | { kind: 'community'; info: CommunityInfo }
  | { kind: 'arcade'; info: ArcadeInfo }
  | { kind: 'contest'; info: ContestInfo }
  | { kind: 'token'; info: TokenInfo };

/** One answer serves every look: they ask the same question. */
const maxAgeMs = 60_000;

type Place = { ao: AoClient; process: ProcessId };
type Options = { maxAgeMs: number; signal: AbortSignal };

/** The shapes of answers, the community's last: the others' answers would pass for its own. */
const looks: readonly {
  kind: KnownProcessKind;
  read: (place: Place, options: Options) => Promise<KnownInfo>;
}[] = [
  {
    kind: 'token',
    read: async (place, options) => ({ kind: 'token', info: await readTokenInfo(place, options) }),
  },
  {
    kind: 'event',
    read: async (place, options) => ({ kind: 'event', info: await readEventInfo(place, options) }),
  },
  {
    kind: 'contest',
    read: async (place, options) => ({ kind: 'contest', info: await readContestInfo(place, options) }),
  },
  {
    kind: 'arcade',
    read: async (place, options) => ({ kind: 'arcade', info: await readArcadeInfo(place, options) }),
  },
  {
    kind: 'community',
    read: async (place, options) => ({ kind: 'community', info: await readCommunityInfo(place, options) }),
  },
];

/**
 * Asks a process what it is: returns the first kind whose answer to `Info` it gives, undefined for none.
 * @param expected the kind that it must be, where `network.json` says so
 * @throws AppError when it can't be asked
 */
export async function recognise(
  ao: AoClient,
  process: string,
  signal: AbortSignal,
  expected?: KnownProcessKind,
): Promise<KnownInfo | undefined> {
  const place = { ao, process: process as ProcessId };
  for (const { kind, read } of looks) {
    if (expected && kind !== expected) continue;
    try {
      return await read(place, { maxAgeMs, signal });
    } catch (error) {
      if (!isAppError(error) || error.retryable || signal.aborted) throw error;
    }
  }
  return undefined;
}
