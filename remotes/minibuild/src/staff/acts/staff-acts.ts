import {
  type ActRequest,
  type ActsContext,
  type AskForAct,
  useActs,
} from '@rainbow-rabbit/parts/console/acts';
import type { ContestInfo } from '@rainbow-rabbit/processes/minibuild/client';
import { createContext } from 'react';

/** An act on a contest, whose reply has the contest at the glance of its staff after it. */
export type ContestActRequest = ActRequest<ContestInfo>;

/** Asks for an act, and sends it once. */
export type AskForContestAct = AskForAct<ContestInfo>;

export const ContestActsContext: ActsContext<ContestInfo> = createContext<AskForContestAct | undefined>(
  undefined,
);

/**
 * Returns the function that opens the sheet of an act.
 * @throws Error outside of a contest's console: a mistake in our own code
 */
export const useContestAct = (): AskForContestAct => useActs(ContestActsContext);
