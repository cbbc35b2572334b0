import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import {
  decodePresenceCode,
  encodePresenceCode,
  fullSlot,
  makeChain,
  type PresenceDomain,
  presenceClaim,
  presenceCodeLength,
  valueBefore,
  valueEarlier,
} from './index';

const game: PresenceDomain = {
  chainLabel: 'g1c',
  codeLabel: 'g1q',
  claimLabel: 'g1s',
  numberBytes: 2,
  tokenBytes: 10,
  slotMs: 30_000,
};
const door: PresenceDomain = {
  ...game,
  chainLabel: 'd1c',
  codeLabel: 'd1q',
  claimLabel: 'd1s',
  numberBytes: 4,
};
const process = `${'A'.repeat(42)}E` as ProcessId;
const address = `${'B'.repeat(42)}A` as Address;
const token = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
const slot = 59_000_000;
const now = slot * 30_000;

describe.each([
  ['two bytes', game, 65_535],
  ['four bytes', door, 4_294_967_295],
])('a code whose number has %s', (_, domain, number) => {
  it('is read back with the largest number, and has one length', () => {
    for (const each of [0, 258, number]) {
      const code = encodePresenceCode(domain, { process, number: each, slot, token });
      expect(code).toHaveLength(presenceCodeLength(domain));
      expect(code).toMatch(/^[A-Z2-7]+$/);
      expect(decodePresenceCode(domain, code, now)).toEqual({ tag: '7Ek', number: each, slot, token });
    }
  });

  it('is bound to each of the things that it names', () => {
    const shown = { process, number: 7, slot, token, address };
    const claim = toBase64Url(presenceClaim(domain, shown));
    const others = [
      { ...shown, process: `${'C'.repeat(42)}A` as ProcessId },
      { ...shown, number: 8 },
      { ...shown, slot: slot + 65_536 },
      { ...shown, token: token.slice().reverse() },
      { ...shown, address: `${'C'.repeat(42)}A` as Address },
    ].map((other) => toBase64Url(presenceClaim(domain, other)));
    expect(new Set([claim, ...others]).size).toBe(6);
  });
});

it('a code of one use does not pass for one of another, whatever its length', () => {
  const wide = { ...game, numberBytes: 4 } as const;
  const code = encodePresenceCode(door, { process, number: 7, slot, token });
  expect(decodePresenceCode(door, code, now)).toBeDefined();
  expect(decodePresenceCode(wide, code, now)).toBeUndefined();
  expect(decodePresenceCode(game, code, now)).toBeUndefined();
});

it('a chain of one use proves nothing in another', async () => {
  const chain = await makeChain(door, { address, length: 300, seed: token });
  expect(await valueEarlier(door, address, token, 300)).toEqual(chain.anchor);
  expect(await valueEarlier(game, address, token, 300)).not.toEqual(chain.anchor);
  expect(valueBefore(door, address, chain.tokenAt(1) as Uint8Array)).toEqual(chain.anchor);
});

it('the full slot is the one nearest to the reader', () => {
  for (const distance of [0, 1, -1, 32_767, -32_768]) {
    expect(fullSlot((slot + distance) & 0xffff, slot)).toBe(slot + distance);
  }
});
