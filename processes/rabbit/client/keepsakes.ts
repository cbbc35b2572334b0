import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import { rabbitCalls } from './rabbit-calls';
import { type Keepsake, type Keepsakes, keepsakeSchema, keepsakesSchema } from './replies/keepsakes';

/**
 * Asks for the sender's keepsake of a kind, which the event makes once, after its end. The same again returns its id once there is one.
 * @throws AppError `player.unknown`, `player.banned`, `event.wrong-phase`, `keepsake.not-earned`
 */
export function askForKeepsake(
  rabbit: ProcessPlace,
  kind: Keepsake['kind'],
  options: ProcessSendOptions,
): Promise<Keepsake> {
  const call = { action: 'Keepsake' as const, data: { kind }, reply: 'Keepsake', schema: keepsakeSchema };
  return rabbitCalls.send(rabbit, call, options);
}

/** Reads the keepsakes that an address has earned; none before the end of the event. */
export function readKeepsakes(
  rabbit: ProcessPlace,
  address: Address,
  options?: ProcessReadOptions,
): Promise<Keepsakes> {
  return rabbitCalls.read(
    rabbit,
    { action: 'Keepsakes', data: { address }, schema: keepsakesSchema },
    options,
  );
}
