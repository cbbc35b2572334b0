import { keptValue } from '@rainbow-rabbit/parts/kept';
import { createRabbitClient } from '@rainbow-rabbit/processes/rabbit/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { type ReactNode, useMemo, useState } from 'react';
import { clockSkewSchema } from '../ledger-time/domain/clock-skew';
import { createLedgerClock } from '../ledger-time/domain/ledger-clock';
import { heedingClient } from '../ledger-time/heeding-client';
import { useEventInfo, useMe } from './event-readings';
import { GameContext } from './game-context';
import { useRelayTrust } from './use-relay-trust';
import { useShownAddress } from './use-shown-address';

/** The skew of this phone's clock against the ledger's of an event. */
const skewStore = (process: string) => keptValue(['game', process, 'clock-skew'], clockSkewSchema);

/** Connects everything below it to one event. */
export function GameProvider({ event, children }: { event: EventEntry; children: ReactNode }) {
  const ao = useAo();
  const address = useShownAddress(event.process);
  const [ledgerClock] = useState(() => createLedgerClock(() => performance.now(), skewStore(event.process)));
  const client = useMemo(
    () => heedingClient(createRabbitClient(ao, event.process), ledgerClock),
    [ao, event.process, ledgerClock],
  );
  const relayTrust = useRelayTrust(event);
  const info = useEventInfo(client, relayTrust);
  const me = useMe(client, relayTrust, address);
  const game = useMemo(
    () => ({
      event: relayTrust.event,
      relayTrust,
      client,
      ledgerClock,
      address,
      info,
      me,
    }),
    [relayTrust, client, ledgerClock, address, info, me],
  );
  return <GameContext value={game}>{children}</GameContext>;
}
