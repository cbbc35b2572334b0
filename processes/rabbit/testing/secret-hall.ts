import { randomBytes } from 'node:crypto';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { addressOf } from '../../common/testing/addresses';
import { owner } from '../../common/testing/live-process';
import { createChain, defaultClaimWindowMs, type RabbitId, rabbitColours, slotMs, slotOf } from '../client';
import type { RoleKeys } from './role-keys';
import { disclosuresOf, type PhoneAct, type SecretPhone, scanOf } from './secret-phone';
import { TestDraw } from './test-draw';
import { testKeyDigest } from './test-key';

/**
 * The ways in which simulated events go on after the first envelopes:
 * - `late`: another player arrives, and the autopilot has all envelopes sealed again at the next full or half hour;
 * - `redrawn`: the White Rabbit declines, and the autopilot draws again then;
 * - `silent`: some players don't answer their cards, and the autopilot deals again as long as it is so;
 * - `answered`: everybody has a rainbow, some give the White Rabbit's key, and one of their phones reveals it.
 */
export type SecretKind = 'late' | 'redrawn' | 'silent' | 'answered';

/** The players of each kind of event, of whom the last one of a `late` event arrives late. */
export const hallSizes: Readonly<Record<SecretKind, number>> = {
  late: 4,
  redrawn: 4,
  silent: 4,
  answered: 14,
};

/** The people of an event, with their keys. */
export interface Cast {
  keys: readonly RoleKeys[];
  contact: RoleKeys;
}

/** An event before its start, up to which no role exists. */
export interface SecretHall {
  phones: readonly SecretPhone[];
  /** The draw that the staff committed to. */
  draw: TestDraw;
  /** All that was sent so far. */
  setting: readonly PhoneAct[];
  /** The time from which the start can be, for a second, in milliseconds. */
  startFrom: number;
  /** All that is sent after the start and before the first envelopes. */
  opening: readonly PhoneAct[];
  /** The rabbits that each phone has scanned, in the order of the phones. */
  scanned: readonly ReadonlySet<RabbitId>[];
  /** The time from which envelopes can be dealt, in milliseconds. */
  readyAt: number;
}

/** Two minutes after a half hour: the first edition comes ten minutes later, and the next one more than a quarter of an hour after that. */
const startTime = 58_333_384 * slotMs;
/** The time at which a late player may register, and the first edition is dealt long before. */
const lateTime = startTime + 50 * slotMs;
const chainLength = 80;
/** The time within which the game starts once everybody has registered, in milliseconds. */
export const startWithinMs = 1000;

/** Returns the height of the block at a time of a simulated event. */
export const blockAt = (at: number): number => 1 + Math.floor((at - startTime) / 120_000);

/** Returns an act of the staff. */
export const staffAct = (at: number, action: string, data: object = {}): PhoneAct => ({
  from: owner,
  action,
  data: { reason: 'because', ...data },
  at,
  way: 'message',
});

/** Sets an event up: its players register, and scan once it has started. */
export async function makeHall(kind: SecretKind, { keys, contact }: Cast): Promise<SecretHall> {
  const name = randomBytes(8).toString('hex');
  const phones = await Promise.all(
    Array.from({ length: hallSizes[kind] }, async (_, index): Promise<SecretPhone> => {
      const address = addressOf(`${name} ${index}`) as Address;
      const chain = await createChain({ address, length: chainLength, seed: randomBytes(10) });
      const isLate = kind === 'late' && index === hallSizes.late - 1;
      const chainStart = slotOf(isLate ? lateTime : startTime) - 2;
      return { address, rabbit: (index + 1) as RabbitId, chain, chainStart };
    }),
  );
  let at = startTime;
  const next = () => {
    at += 1 + randomBytes(2).readUInt16BE() / 256;
    return Math.floor(at);
  };
  const settings = {
    ...{ slug: 'demo', name: 'Demo', contactKey: contact.publicKey, admission: 'open' },
    ...{ question: { en: 'Where is it?' }, keyDigest: testKeyDigest },
  };
  const draw = new TestDraw(name);
  const setting = [staffAct(next(), 'Configure', settings), staffAct(next(), 'Draw', draw.commit)];
  setting.push(staffAct(next(), 'Open'));
  const early = kind === 'late' ? phones.slice(0, -1) : phones;
  for (const phone of early) setting.push(registrationOf(phone, next(), keys));
  const startFrom = next();
  at += startWithinMs;
  const opening: PhoneAct[] = [];
  const scanned = phones.map(() => new Set<RabbitId>());
  for (const [index, phone] of early.entries()) {
    for (const other of othersToScan(kind, early, index)) {
      const time = next();
      const data = scanOf(phone, other, time);
      opening.push({ from: phone.address, action: 'Scan', data, at: time, way: 'message' });
      scanned[index]?.add(other.rabbit);
    }
  }
  const readyAt = startTime + defaultClaimWindowMs + 6 * slotMs;
  if (next() > readyAt - defaultClaimWindowMs - 4 * slotMs) throw new Error('The setting took too long');
  if (kind === 'answered') opening.push(...confirmationsOf(phones, readyAt));
  return { phones, draw, setting, startFrom, opening, scanned, readyAt };
}

/** Returns the tokens that phones show as soon as the claim windows are over: all have a complete rainbow that waits. */
function confirmationsOf(phones: readonly SecretPhone[], readyAt: number): PhoneAct[] {
  return phones.map((phone, index) => {
    const at = readyAt - 1000 * (phones.length - index);
    const data = { disclosures: disclosuresOf(phone, at) };
    return { from: phone.address, action: 'Disclose', data, at, way: 'message' };
  });
}

/** Returns those whom a player scans before the draw: the next one of each colour for a rainbow, else the next one. */
function othersToScan(kind: SecretKind, phones: readonly SecretPhone[], index: number): SecretPhone[] {
  const others = [...phones.slice(index + 1), ...phones.slice(0, index)];
  return others.slice(0, kind === 'answered' ? rabbitColours.length : 1);
}

/** Returns the registration of a phone. */
export function registrationOf(
  { address, rabbit, chain, chainStart }: SecretPhone,
  at: number,
  keys: readonly RoleKeys[],
): PhoneAct {
  const data = {
    nickname: `P${rabbit}`,
    sealedContact: toBase64Url(new Uint8Array([4, ...randomBytes(412)])),
    roleKey: keys[rabbit - 1]?.publicKey,
    chainAnchor: toBase64Url(chain.anchor),
    chainStart,
    chainLength,
  };
  return { from: address, action: 'Register', data, at, way: 'message' };
}
