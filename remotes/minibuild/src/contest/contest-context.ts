import type { Contest, ContestPhase, Mine, ProcessPlace } from '@rainbow-rabbit/processes/minibuild/client';
import type { Reading } from '@rainbow-rabbit/shared/reading';
import { createContext, useContext } from 'react';
import type { ContestClock } from './domain/contest-clock';

/** The contest of this page, as far as it is known. */
export interface ContestView {
  /** Undefined where neither the network nor the link names a contest: then there is nothing to read. */
  place: ProcessPlace | undefined;
  reading: Reading<Contest>;
  /** The last answer, however old. */
  contest: Contest | undefined;
  /** The phase at this moment, by the contest's times: it moves on without another answer. */
  phase: ContestPhase | undefined;
  /** The ledger's likely time in Unix milliseconds, renewed each minute and when a phase begins. */
  now: number;
  /** Asks again now. */
  refresh: () => Promise<void>;
}

/** The connected wallet's part in the contest. */
export interface MineView {
  reading: Reading<Mine>;
  /** The last answer, however old; undefined without a wallet. */
  mine: Mine | undefined;
  refresh: () => Promise<void>;
  /** Takes over the reply to a message that the wallet has just sent. @param signedAt the device's time when it was signed */
  accept: (mine: Mine, signedAt?: number) => void;
}

export interface ContestRoom extends ContestView {
  clock: ContestClock;
  own: MineView;
  /** Begins to read the wallet's part, once somebody needs it. */
  wantMine: () => void;
}

export const ContestContext = createContext<ContestRoom | undefined>(undefined);

/** Returns the contest around this component. */
export function useContestRoom(): ContestRoom {
  const room = useContext(ContestContext);
  if (!room) throw new Error('A page of the contest stands inside a ContestProvider');
  return room;
}
