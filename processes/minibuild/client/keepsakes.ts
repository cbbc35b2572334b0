import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import { contestCalls } from './contest-calls';
import {
  type ContestKeepsake,
  type ContestKeepsakes,
  contestKeepsakeSchema,
  contestKeepsakesSchema,
} from './replies/keepsakes';

/**
 * Asks for the sender's keepsake of a kind, which the contest makes once, after its results. The same again returns its id once there is one.
 * @throws AppError `keepsake.not-earned`
 */
export function askForContestKeepsake(
  contest: ProcessPlace,
  kind: ContestKeepsake['kind'],
  options: ProcessSendOptions,
): Promise<ContestKeepsake> {
  const call = {
    action: 'Keepsake' as const,
    data: { kind },
    reply: 'Keepsake',
    schema: contestKeepsakeSchema,
  };
  return contestCalls.send(contest, call, options);
}

/** Reads the keepsakes that an address has earned; none before the results. */
export function readContestKeepsakes(
  contest: ProcessPlace,
  address: Address,
  options?: ProcessReadOptions,
): Promise<ContestKeepsakes> {
  return contestCalls.read(
    contest,
    { action: 'Keepsakes', data: { address }, schema: contestKeepsakesSchema },
    options,
  );
}
