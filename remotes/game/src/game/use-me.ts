import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { RabbitClient } from '../process/rabbit-client';
import { type Me, replySchemas } from '../process/replies';
import { type LiveReading, useReading } from '../reading/use-reading';

/** A player's state changes by the player's own messages, whose replies tell; the rest can wait. */
const everyMs = 60_000;

/** What the ledger knows of the connected wallet; loading while none is connected. */
export function useMe(client: RabbitClient, address: Address | undefined): LiveReading<Me> {
  return useReading({
    key: address && `rainbow-rabbit.game.${client.process}.${address}.me`,
    schema: replySchemas.Me,
    read: (options) => (address ? client.me(address, options) : Promise.reject(new Error('no wallet'))),
    everyMs,
  });
}
