import { neededContext } from '@rainbow-rabbit/parts/needed-context';
import type { EventInfo, Me, RabbitClient } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import type { LiveReading } from '@rainbow-rabbit/shared/reading';
import type { LedgerClock } from '../ledger-time/domain/ledger-clock';
import type { RelayTrust } from './use-relay-trust';

/** One event and its readings, shared by every screen of the game. */
export interface Game {
  event: EventEntry;
  /** Undefined where nothing follows a relay. */
  relayTrust?: RelayTrust;
  /** Its replies set `ledgerClock`. */
  client: RabbitClient;
  ledgerClock: LedgerClock;
  /** The address whose rabbit this phone shows; `me` is about it. */
  address: Address | undefined;
  info: LiveReading<EventInfo>;
  me: LiveReading<Me>;
}

/** The event around this screen. */
export const [GameContext, useGame] = neededContext<Game>('GameContext');
