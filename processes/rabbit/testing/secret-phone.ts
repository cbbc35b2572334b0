import { randomBytes } from 'node:crypto';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { processId } from '../../common/testing/live-process';
import { type Chain, claimOf, defaultClaimWindowMs, type RabbitId, slotOf } from '../client';

/**
 * A phone of a simulated event. Nothing in this file knows a role: what a phone sends and reads, and when, follows from its
 * player's taps and from chance. Its sealed acknowledgement is given to it.
 */
export interface SecretPhone {
  address: Address;
  rabbit: RabbitId;
  chain: Chain;
  chainStart: number;
}

/** Something that a phone sends to a unit: a message, a dry run, or the download of a table. */
export interface PhoneAct {
  from: string;
  action: string;
  data: object;
  at: number;
  way: 'message' | 'read' | 'download';
}

/** The place where a phone reads the table of an edition, and the bytes of the answer. */
export interface TableToRead {
  edition: number;
  table: string;
  bytes: number;
}

const process = processId as ProcessId;

/** Returns a whole number from 0 to below a bound, by chance. */
export const below = (bound: number): number => randomBytes(4).readUInt32BE() % bound;

/** The time within which each phone reads `Info` again, in milliseconds. */
const infoEveryMs = 25_000;
/** The time within which players look at their cards, and scan, in milliseconds. */
const lookWithinMs = 30_000;
/** The time after that in which tokens are shown and the others acknowledge alone, in milliseconds. */
const restWithinMs = 30_000;

/** The time from a deal to the last message that it brings about, in milliseconds, at most. */
export const editionMs = infoEveryMs + lookWithinMs + restWithinMs + 10_000;

/** The time from the end of an edition to the answers, in milliseconds: claim windows close. */
export const tickMs = 180_000;

/** Returns the token of the latest slot of a phone whose claim window is over; none for a phone that has just registered. */
export function disclosuresOf({ rabbit, chain, chainStart }: SecretPhone, at: number): object[] {
  // some slots more, since the process's clock may be behind
  const slot = slotOf(at - defaultClaimWindowMs) - 3;
  if (slot <= chainStart) return [];
  return [{ rabbit, slot, token: toBase64Url(tokenOf(chain, slot - chainStart)) }];
}

/** Returns the data of an honest scan of another phone's code at a time. */
export function scanOf(scanner: SecretPhone, { rabbit, chain, chainStart }: SecretPhone, at: number): object {
  const slot = slotOf(at);
  const token = tokenOf(chain, slot - chainStart);
  const claim = claimOf({ process, rabbit, slot, token, address: scanner.address });
  return { rabbit, slot, claim: toBase64Url(claim) };
}

function tokenOf(chain: Chain, place: number): Uint8Array {
  const token = chain.tokenAt(place);
  if (!token) throw new RangeError('a slot outside of the chain');
  return token;
}

/**
 * Returns everything that an edition makes a phone send: it reads the deal and the table, its player looks at the card, and
 * the acknowledgement goes along with a scan or with tokens, or alone. After each message it reads the own entry.
 * @param other the phone that it scans, if it does
 * @param sealed the acknowledgement
 */
export function actsOnEdition({
  phone,
  dealtAt,
  deal: { edition, table, bytes },
  other,
  sealed,
}: {
  phone: SecretPhone;
  dealtAt: number;
  deal: TableToRead;
  other: SecretPhone | undefined;
  sealed: string;
}): PhoneAct[] {
  const from = phone.address;
  const seenAt = dealtAt + 200 + below(infoEveryMs);
  const acknowledgement = { edition, sealed };
  const restsAt = dealtAt + infoEveryMs + lookWithinMs + 500 + below(restWithinMs);
  const scansAt = seenAt + 2000 + below(lookWithinMs - 2000);
  const disclosures = disclosuresOf(phone, restsAt);
  const ways = [
    ...(other
      ? [{ action: 'Scan', at: scansAt, data: { ...scanOf(phone, other, scansAt), acknowledgement } }]
      : []),
    ...(disclosures.length > 0
      ? [{ action: 'Disclose', at: restsAt, data: { disclosures, acknowledgement } }]
      : []),
    { action: 'Acknowledge', at: restsAt, data: acknowledgement },
  ];
  const sent = ways[below(ways.length)] as (typeof ways)[number];
  return [
    { from, action: 'Info', data: {}, at: seenAt, way: 'read' },
    { from, action: 'Table', data: { table, bytes }, at: seenAt + 100 + below(900), way: 'download' },
    { from, ...sent, way: 'message' },
    ownReading(phone, sent.at),
  ];
}

/** Returns the read of the own entry after a message. */
export const ownReading = ({ address }: SecretPhone, after: number): PhoneAct => ({
  from: address,
  action: 'Me',
  data: { address, catches: true },
  at: after + 100 + below(900),
  way: 'read',
});
