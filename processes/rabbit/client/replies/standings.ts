import type { Address } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import * as v from 'valibot';
import { ledgerTime, wholeNumber } from '../../../common/client/reply-fields';
import { claimBytes, rabbitColours, tokenBytes } from '../generated';
import type { RabbitId } from '../rabbit-id';
import { caughtFields, collectedFields, colourOfNumber, numberIf, standingFields } from './claim-flags';
import { type Player, playerSchema } from './player';

export const standingsSchema = v.object({ total: wholeNumber, rows: v.array(v.string()), at: ledgerTime });

/** Lines about rabbits in the order of their numbers, and how many numbers were given (docs/protocol.md, `Standings`). */
export type Standings = v.InferOutput<typeof standingsSchema>;

/** The players of an event by rabbit number, as far as they are known. */
export type NamedRabbits = Map<RabbitId, Pick<Player, 'nickname' | 'address'>>;

const bytesOfHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const listOf = (text: string) => (text ? text.split(',').map((row) => row.split('.')) : []);

/**
 * Parses lines of `Standings` to the players that `Me` with `catches` replies.
 * @param offset number before that of the first line's rabbit
 * @param named takes over the players of these lines
 * @returns the players, without removed ones and those whose lines name a rabbit that isn't known yet
 * @throws ValiError for an invalid line
 */
export function playersOfStandings({ rows, at }: Standings, offset: number, named: NamedRabbits): Player[] {
  const lines = rows.flatMap((row, index) => (row === '' ? [] : [splitLine(row, offset + index + 1, at)]));
  for (const { rabbit, nickname, address } of lines) named.set(rabbit, { nickname, address });
  return lines.flatMap((line) => playerOf(line, named) ?? []);
}

type Line = ReturnType<typeof splitLine>;

function splitLine(row: string, number: number, at: number) {
  // A nickname may have any character.
  const [address = '', xUsername, flags, voided, given, rank, block, edition, chain = '', hex = '', ...rest] =
    row.split('|');
  const [collected = '', caught = '', ...nickname] = rest;
  return {
    rabbit: number as RabbitId,
    address: address as Address,
    nickname: nickname.join('|'),
    xUsername,
    decided: standingFields(flags),
    numbers: { voided: Number(voided), given: Number(given) },
    rank: numberIf(rank),
    block: numberIf(block),
    acknowledged: numberIf(edition),
    chain: chain.split('.').map(Number),
    proofs: bytesOfHex(hex),
    collected: listOf(collected),
    caught: listOf(caught),
    at,
  };
}

function playerOf(line: Line, named: NamedRabbits): Player | undefined {
  const { rabbit, nickname, address, xUsername, rank, block, acknowledged, proofs, at } = line;
  const others = [...line.collected, ...line.caught].map(([other]) => Number(other) as RabbitId);
  if (!others.every((other) => named.has(other))) return undefined;
  const [start, length, after, slot] = line.chain;
  const claimAt = (index: number) => {
    const from = tokenBytes + index * claimBytes;
    return toBase64Url(proofs.slice(from, from + claimBytes));
  };
  return v.parse(playerSchema, {
    registered: true,
    address,
    rabbit,
    nickname,
    ...(xUsername && { xUsername }),
    colour: colourOfNumber(rabbit),
    ...line.decided,
    collected: line.collected.map(([number, claimSlot, claimedAt, status = '']) => ({
      colour: colourOfNumber(Number(number)),
      rabbit: Number(number),
      nickname: named.get(Number(number) as RabbitId)?.nickname,
      slot: Number(claimSlot),
      at: Number(claimedAt),
      ...collectedFields(status),
    })),
    complete: line.collected.length === rabbitColours.length,
    ...(block !== undefined && { block }),
    ...(rank !== undefined && { rank }),
    ...line.numbers,
    ...(acknowledged !== undefined && { acknowledged }),
    chain: { start, length, after, slot, value: toBase64Url(proofs.slice(0, tokenBytes)) },
    caught: line.caught.map(([number, claimSlot, claimedAt, flags = ''], index) => ({
      rabbit: Number(number),
      ...named.get(Number(number) as RabbitId),
      slot: Number(claimSlot),
      claim: claimAt(index),
      at: Number(claimedAt),
      ...caughtFields(flags),
    })),
    at,
  });
}
