import { keyDigestOf, type RabbitId, sealDrawPart } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { stageProcess } from './section-stage';

/** The address of a player of the event whose roles are dealt. */
export const addressOf = (rabbit: number) => `${'P'.repeat(41)}${rabbit}A` as Address;

/** The players as the staff's list has them, each with as many colours. */
export const playersOf = (numbers: readonly RabbitId[], count: number) =>
  numbers.map((rabbit) => ({
    rabbit,
    address: addressOf(rabbit),
    nickname: `Player ${rabbit}`,
    colour: 'green',
    count,
    voided: 0,
    given: 0,
  }));

/** Answers reads of a list by its pages. */
export const pagesOf =
  (rows: readonly object[]) =>
  ({ offset, limit }: { offset: number; limit: number }) => ({
    total: rows.length,
    rows: rows.slice(offset, offset + limit),
    at: 1,
  });

interface DealtParams {
  key: Uint8Array;
  seed: Uint8Array;
  /** The draw of each edition. */
  draws: readonly number[];
  /** Envelopes of each edition. */
  count: number;
}

/** The acts of staff who dealt editions, newest first, as the process lists them. */
export function dealtLog({ key, seed, draws, count }: DealtParams) {
  const keyDigest = keyDigestOf(key);
  const deals = draws.map((draw, at) => {
    const edition = at + 1;
    const sealed = toBase64Url(sealDrawPart({ process: stageProcess, edition, key, seed, draw }));
    return { action: 'Deal', detail: { edition, count, keyDigest, sealed } };
  });
  return [
    ...deals.reverse(),
    { action: 'Start' },
    { action: 'Draw' },
    { action: 'Configure', detail: { keyDigest } },
  ].map((entry) => ({ at: 1, address: addressOf(1), reason: 'Because', ...entry }));
}
