import { createHash } from 'node:crypto';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { maxDrawnNumbers } from '../generated';
import {
  drawCommitment,
  drawnRabbits,
  frozenHash,
  noRegistrations,
  openDrawPart,
  outAtStart,
  type RabbitId,
  registrationsHash,
  sealDrawPart,
} from '../index';

const process = `${'A'.repeat(42)}E` as ProcessId;
const address = `${'B'.repeat(42)}A` as Address;
const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
const hash = new Uint8Array(32).fill(9);
const nobody = new Set<RabbitId>();
const raw = (text: string) => Buffer.from(text, 'base64url');
const sha = (...parts: (string | Uint8Array)[]) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest();
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

describe('the frozen registrations', () => {
  const row = Buffer.from('0102', 'hex');
  const at = 1_770_000_000_123;
  const place = Buffer.alloc(16);
  place.writeBigUInt64BE(BigInt(at));
  place.writeBigUInt64BE(1_600_000n, 8);

  it('hash number, address, time and block of each, and then those of the start', () => {
    const own = registrationsHash(noRegistrations, {
      rabbit: 258 as RabbitId,
      address,
      at,
      block: 1_600_000,
    });
    expect(Buffer.from(own)).toEqual(sha('rr1g', Buffer.alloc(32), row, raw(address), place));
    const frozen = frozenHash({ process, registrations: own, players: 258, at, block: 1_600_000 });
    expect(Buffer.from(frozen)).toEqual(sha('rr1g', raw(process), own, row, place));
  });
});

describe('the draw', () => {
  const draw = (players: number, count: number, out: ReadonlySet<RabbitId> = nobody) =>
    drawnRabbits({ process, seed, hash, players, out, count });

  it('commits to its seed and its event', () => {
    expect(Buffer.from(drawCommitment({ process, seed }))).toEqual(sha('rr1w', raw(process), seed));
  });

  it('takes the numbers that the first six bytes of the hashes lead to, nobody twice', () => {
    const numbers = Array.from(
      { length: maxDrawnNumbers },
      (_, number) => 1 + (sha('rr1w', raw(process), seed, hash, u32(number)).readUIntBE(0, 6) % 9),
    );
    expect(draw(9, 9)).toEqual([...new Set(numbers)]);
    expect(draw(9, 3)).toEqual([...new Set(numbers)].slice(0, 3));
  });

  it('passes those over who were out, and draws nobody where nobody is left', () => {
    const [first, ...others] = draw(9, 9) as [RabbitId, ...RabbitId[]];
    expect(draw(9, 9, new Set([first]))).toEqual(others);
    expect(draw(2, 9, new Set([1, 2] as RabbitId[]))).toEqual([]);
    expect(draw(0, 1)).toEqual([]);
  });

  it('is fair', () => {
    const counts = new Map<RabbitId | undefined, number>();
    for (let event = 0; event < 10_000; event++) {
      const [drawn] = drawnRabbits({
        process,
        seed,
        hash: sha(u32(event)),
        players: 10,
        out: nobody,
        count: 1,
      });
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    const surprise = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(counts.size).toBe(10);
    // chi-squared with 9 degrees of freedom exceeds 27.9 once in a thousand; this value never changes
    expect(surprise).toBeLessThan(27.9);
  });
});

it('those who were banned or removed before the first start are out, whatever happens later', () => {
  const log = [
    { action: 'Ban', detail: { rabbit: 2 } },
    { action: 'Ban', detail: { rabbit: 3 } },
    { action: 'Remove', detail: { rabbit: 4 } },
    { action: 'Unban', detail: { rabbit: 2 } },
    { action: 'Unban', detail: { rabbit: 4 } },
    { action: 'Start' },
    { action: 'Ban', detail: { rabbit: 5 } },
    { action: 'Unban', detail: { rabbit: 3 } },
    { action: 'Start' },
  ];
  expect(outAtStart(log)).toEqual(new Set([3, 4]));
});

describe('the sealed part of an edition', () => {
  const key = new Uint8Array(32).fill(3);
  const context = { process, edition: 7, key };
  const sealed = sealDrawPart({ ...context, seed, draw: 5 });

  it('opens with its key, edition and event to seed and draw', () => {
    expect(sealed).toHaveLength(36);
    expect(openDrawPart({ ...context, sealed })).toEqual({ seed, draw: 5 });
  });

  it('opens to other bytes with anything else', () => {
    for (const change of [
      { edition: 8 },
      { key: new Uint8Array(32) },
      { process: address as string as ProcessId },
    ])
      expect(openDrawPart({ ...context, ...change, sealed })?.seed).not.toEqual(seed);
    expect(openDrawPart({ ...context, sealed: sealed.slice(1) })).toBeUndefined();
  });

  it('shows nothing of seed and draw by itself', () => {
    const pad = Buffer.concat(
      [0, 1].map((part) => sha('rr1v', raw(process), u32(7), key, Uint8Array.of(part))),
    );
    const plain = Buffer.concat([seed, u32(5)]);
    expect(Buffer.from(sealed)).toEqual(Buffer.from(plain.map((byte, at) => byte ^ (pad[at] ?? 0))));
  });
});
