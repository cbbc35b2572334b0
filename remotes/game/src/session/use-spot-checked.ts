import {
  type EventInfo,
  type Leaderboard,
  type Me,
  spotChecked,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { Follow } from '@rainbow-rabbit/shared/reading';
import { useEffect, useMemo, useRef } from 'react';
import type { RelayTrust } from './use-relay-trust';

type Read<T> = (options: { signal?: AbortSignal; maxAgeMs?: number }) => Promise<T>;

/** Adds spot checks to a reading that follows a relay: the first snapshots that contradict the ledger end the trust in it. */
export function useSpotChecked<T extends EventInfo | Leaderboard | Me>(
  trust: RelayTrust | undefined,
  read: Read<T>,
  follow: Follow<T> | undefined,
): { read: Read<T>; follow?: Follow<T> } {
  const latestRead = useRef(read);
  useEffect(() => {
    latestRead.current = read;
  });
  const { phones, end } = trust ?? {};
  const checked = useMemo(() => {
    if (!follow || !phones || !end) return undefined;
    const options = {
      phones,
      onRefuted: end,
      read: (...args: Parameters<Read<T>>) => latestRead.current(...args),
    };
    return spotChecked({ ...options, follow });
  }, [follow, phones, end]);
  return checked ?? { read, follow };
}
