import type { AskForAct } from '@rainbow-rabbit/parts/console/acts';
import { neededContext } from '@rainbow-rabbit/parts/needed-context';
import type { ContestInfo } from '@rainbow-rabbit/processes/minibuild/client';

/** Asks for an act on a contest, whose reply has the contest at the glance of its staff after it, and sends it once. */
export const [ContestActsContext, useContestAct] =
  neededContext<AskForAct<ContestInfo>>('ContestActsContext');
