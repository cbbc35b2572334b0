import type { RabbitId, Scanned } from '@rainbow-rabbit/processes/rabbit/client';

/** Returns the ledger's reply to a scan that counted: the first colour, from rabbit 7. */
export const aScanned = (change: Partial<Scanned> = {}): Scanned => ({
  rabbit: 7 as RabbitId,
  nickname: 'Moss',
  colour: 'violet',
  slot: 1000,
  outcome: 'collected',
  collected: ['violet'],
  complete: false,
  disclosed: [],
  at: 1,
  ...change,
});
