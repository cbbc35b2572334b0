import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import { arcadeCalls } from './arcade-calls';
import {
  type ChallengeKeepsake,
  type ChallengeKeepsakes,
  challengeKeepsakeSchema,
  challengeKeepsakesSchema,
} from './replies/keepsakes';

/**
 * Asks for the sender's keepsake of a challenge, which the arcade makes once, when no further run can count in it. The same again
 * returns its id once there is one.
 * @throws AppError `challenge.unknown`, `keepsake.malformed`, `keepsake.not-earned`
 */
export function askForChallengeKeepsake(
  arcade: ProcessPlace,
  slug: string,
  options: ProcessSendOptions,
): Promise<ChallengeKeepsake> {
  const call = {
    action: 'Keepsake' as const,
    data: { slug },
    reply: 'Keepsake',
    schema: challengeKeepsakeSchema,
  };
  return arcadeCalls.send(arcade, call, options);
}

/**
 * Reads the keepsake that an address has earned by a challenge, of which there is one at most; without a challenge, the latest that
 * the address has asked for (`maxKeepsakesShown`).
 * @throws AppError `challenge.unknown`
 */
export function readChallengeKeepsakes(
  arcade: ProcessPlace,
  asked: { address: Address; slug?: string },
  options?: ProcessReadOptions,
): Promise<ChallengeKeepsakes> {
  return arcadeCalls.read(
    arcade,
    { action: 'Keepsakes', data: asked, schema: challengeKeepsakesSchema },
    options,
  );
}
