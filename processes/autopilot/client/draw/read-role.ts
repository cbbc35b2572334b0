import { importPrivateKey } from '../../../sealing/client';
import type { SecretPlace } from '../secret-place';
import { lendDraw } from './lend-draw';
import { type OpenedAcknowledgement, openAcknowledgements } from './open-acknowledgements';
import { type RoleFacts, readRoleFacts } from './read-role-facts';

/** The White Rabbit now, and the answers of all to their cards. */
export interface CheckedRole {
  facts: RoleFacts;
  acknowledgements: readonly OpenedAcknowledgement[];
}

/** Reads by the event's secret who is the White Rabbit, and what the players answered. @throws AppError of `lendDraw` and of the reads */
export async function readRole(place: SecretPlace): Promise<CheckedRole> {
  const { rabbit } = place;
  const [facts, privateKey] = await lendDraw(place, (draw) =>
    Promise.all([
      readRoleFacts(rabbit, draw),
      importPrivateKey({ privateKey: draw.seed, publicKey: draw.acknowledgementKey }),
    ]),
  );
  return { facts, acknowledgements: await openAcknowledgements({ rabbit, privateKey }) };
}
