import { type DirectRead, type RelayedReply, spotChecked } from '@rainbow-rabbit/processes/rabbit/client';
import type { Follow } from '@rainbow-rabbit/shared/reading';
import { useEffect, useMemo, useRef } from 'react';
import type { RelayTrust } from './use-relay-trust';

/** Adds spot checks to a reading that follows a relay: the first snapshots that contradict the ledger end the trust in it. */
export function useSpotChecked<T extends RelayedReply>(
  trust: RelayTrust | undefined,
  read: DirectRead<T>,
  follow: Follow<T> | undefined,
): { read: DirectRead<T>; follow?: Follow<T> } {
  const latestRead = useRef(read);
  useEffect(() => {
    latestRead.current = read;
  });
  const { phones, end } = trust ?? {};
  const checked = useMemo(
    () =>
      follow && phones && end
        ? spotChecked<T>({
            follow,
            read: (options) => latestRead.current(options),
            phones,
            onRefuted: end,
          })
        : undefined,
    [follow, phones, end],
  );
  return checked ?? { read, follow };
}
