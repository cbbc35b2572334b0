import type { Address } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import * as v from 'valibot';
import type { AskPublished, PublishedReply } from '../../common/client';
import { defaultPageLimit, rabbitColours, slotMs } from './generated';
import {
  caughtFields,
  collectedFields,
  colourOfNumber,
  numberIf,
  standingFields,
} from './replies/claim-flags';

/*
 * The parts that the process publishes (docs/protocol.md), as the replies to reads. Their lines are not in the form of replies, since
 * each character costs the process; the schema of the reply judges what comes of them.
 */

/** Lists of lines are one text each. */
const linesSchema = v.pipe(
  v.string(),
  v.transform((text) => (text === '' ? [] : text.split('\u2028'))),
);

/** The reply to `Info`: the whole of it at the latest act of the staff, and the numbers of now. */
export const publishedInfo: PublishedReply = async (ask) => {
  const [event, numbers] = await ask('event', 'numbers');
  const { keyFixed: _, unsettled: __, ...rest } = v.parse(v.looseObject({}), event);
  return { ...rest, ...v.parse(v.looseObject({}), numbers) };
};

/** The reply to `Leaderboard`, where the page is within the first one; undefined for others. */
export const publishedBoard = ({
  offset,
  limit,
}: {
  offset: number;
  limit: number;
}): PublishedReply | undefined =>
  offset > 0 || limit > defaultPageLimit
    ? undefined
    : async (ask) => {
        const [lines, numbers] = await ask('board', 'numbers');
        const { ranked } = v.parse(v.object({ ranked: v.number() }), numbers);
        return { total: ranked, rows: v.parse(linesSchema, lines).slice(0, limit).map(boardRow) };
      };

function boardRow(line: string, index: number) {
  const [rabbit, digits = '', at, block, ...nickname] = line.split('|');
  const colours = [...digits].map((digit) => rabbitColours[Number(digit) - 1]);
  return {
    rank: index + 1,
    rabbit: Number(rabbit),
    nickname: nickname.join('|'),
    colour: colourOfNumber(Number(rabbit)),
    count: colours.length,
    colours,
    at: colours.length > 0 ? Number(at) : undefined,
    block: numberIf(block),
  };
}

/**
 * The reply to `Me` about an address, with the newest claims on its rabbit. The rank is that on the first page of the ranking; further
 * down it is as old as the standing.
 */
export const publishedMe =
  (address: Address): PublishedReply =>
  async (ask) => {
    const rabbit = await rabbitOf(address, ask);
    const [own, caught] = await ask(`me-${rabbit}`, `caught-${rabbit}`);
    const [line = '', nickname, ...collected] = v.parse(linesSchema, own);
    const [number, xUsername, flags, rank, voided, given, block, edition, chain = '', value, lapses] =
      line.split('|');
    if (Number(number) !== rabbit || Date.now() > (numberIf(lapses) ?? Number.POSITIVE_INFINITY))
      return undefined;
    const [start, length, after, slot] = chain.split('.').map(Number);
    return {
      registered: true,
      address,
      rabbit,
      nickname,
      ...(xUsername && { xUsername }),
      colour: colourOfNumber(rabbit),
      ...standingFields(flags),
      collected: collected.map(collectedClaim),
      complete: collected.length === rabbitColours.length,
      ...(block && { block: Number(block) }),
      ...(rank && { rank: await rankOf(rabbit, Number(rank), ask) }),
      voided: Number(voided),
      given: Number(given),
      chain: { start, length, after, slot, value },
      caught: v.parse(linesSchema, caught).map(caughtClaim),
      ...(edition && { acknowledged: Number(edition) }),
    };
  };

async function rabbitOf(address: Address, ask: AskPublished): Promise<number> {
  const hex = [...fromBase64Url(address)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return v.parse(v.number(), (await ask(`player-${hex}`))[0]);
}

async function rankOf(rabbit: number, rank: number, ask: AskPublished): Promise<number> {
  if (rank > defaultPageLimit) return rank;
  const lines = v.parse(linesSchema, (await ask('board'))[0]);
  return lines.findIndex((line) => line.startsWith(`${rabbit}|`)) + 1 || rank;
}

function claimOf(text = '') {
  const [rabbit, slot, late, flags = ''] = text.split('.');
  return { rabbit: Number(rabbit), slot: Number(slot), at: Number(slot) * slotMs + Number(late), flags };
}

function collectedClaim(line: string) {
  const [claim, ...nickname] = line.split('|');
  const { flags, ...known } = claimOf(claim);
  return {
    ...known,
    colour: colourOfNumber(known.rabbit),
    nickname: nickname.join('|'),
    ...collectedFields(flags),
  };
}

function caughtClaim(line: string) {
  const [place, address, claim, ...nickname] = line.split('|');
  const { flags, ...known } = claimOf(place);
  return {
    ...known,
    nickname: nickname.join('|'),
    address,
    claim,
    ...caughtFields(flags),
  };
}
