import type * as v from 'valibot';
import type { ProcessPlace, ProcessSendOptions } from '../../common/client';
import { contestCalls } from './contest-calls';
import { type Mine, mineSchema } from './replies/people';

/** Options of an act of a person. */
export interface OwnActOptions extends ProcessSendOptions {
  /** The number of the sender's latest act, as the contest told it (`Mine.sequence`). Another device may have sent that one. */
  after?: number | undefined;
  /** The number of the act, to send the same message once more. Default: a new one. */
  sequence?: number | undefined;
}

let latest = 0;

/**
 * Returns the number of a new act: the time, or more, so that it is larger than that of each act before. A contest refuses what has
 * no larger number than the sender's latest act, since it was sent before.
 */
export function nextSequence(after = 0): number {
  latest = Math.max(Date.now(), latest + 1, after + 1);
  return latest;
}

/** Sends an act of a person with its number. */
export const sendOwnAct = <const Schema extends v.GenericSchema>(
  contest: ProcessPlace,
  call: { action: string; data: object; reply: string; schema: Schema },
  { after, sequence = nextSequence(after), ...options }: OwnActOptions,
): Promise<v.InferOutput<Schema>> =>
  contestCalls.send(contest, { ...call, data: { ...call.data, sequence } }, options);

/** Makes the function that sends one act of a person which is answered by all that the contest knows of the person. */
export const ownAct =
  <Data extends object>(action: string) =>
  (contest: ProcessPlace, data: Data, options: OwnActOptions): Promise<Mine> =>
    sendOwnAct(contest, { action, data, reply: 'Mine', schema: mineSchema }, options);
