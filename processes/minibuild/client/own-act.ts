import { contestCalls } from './contest-calls';
import type { MinibuildData } from './generated';
import { mineSchema } from './replies/people';

/** Makes the function that sends one act of a person which is answered by all that the contest knows of the person. */
export const ownAct = <const Action extends keyof MinibuildData>(action: Action) =>
  contestCalls.sender({ action, reply: 'Mine', schema: mineSchema });
