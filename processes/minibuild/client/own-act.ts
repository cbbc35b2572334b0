import type { ProcessPlace, ProcessSendOptions } from '../../common/client';
import { contestCalls } from './contest-calls';
import { type Mine, mineSchema } from './replies/people';

/** Makes the function that sends one act of a person which is answered by all that the contest knows of the person. */
export const ownAct =
  <Data extends object>(action: string) =>
  (contest: ProcessPlace, data: Data, options: ProcessSendOptions): Promise<Mine> =>
    contestCalls.send(contest, { action, data, reply: 'Mine', schema: mineSchema }, options);
