import { createHash } from 'node:crypto';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import {
  dealtEditions,
  drawCommitment,
  drawRabbit,
  eligibleRabbits,
  type RabbitId,
  whiteRabbits,
} from '../index';

const process = `${'A'.repeat(42)}E` as ProcessId;
const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
const rabbits = (...numbers: number[]) => numbers as RabbitId[];

describe('the draw', () => {
  it('commits to its seed and its event', () => {
    const bytes = Buffer.concat([Buffer.from('rr1w'), Buffer.from(process, 'base64url'), seed]);
    const expected = createHash('sha256').update(bytes).digest();
    expect(Buffer.from(drawCommitment({ process, seed }))).toEqual(expected);
  });

  it('takes the player at the place that the first six bytes of the hash lead to', () => {
    const eligible = rabbits(2, 3, 5, 7, 11, 13, 17);
    for (const draw of [0, 1, 255, 65_536]) {
      const number = Buffer.alloc(4);
      number.writeUInt32BE(draw);
      const hash = createHash('sha256')
        .update(Buffer.concat([Buffer.from('rr1w'), seed, number]))
        .digest();
      expect(drawRabbit({ seed, draw, eligible })).toBe(eligible[hash.readUIntBE(0, 6) % 7]);
    }
  });

  it('draws nobody where nobody is eligible', () => {
    expect(drawRabbit({ seed, draw: 0, eligible: [] })).toBeUndefined();
  });

  it('is fair among the eligible', () => {
    const eligible = rabbits(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    const counts = new Map<RabbitId | undefined, number>();
    for (let draw = 0; draw < 10_000; draw++) {
      const drawn = drawRabbit({ seed, draw, eligible });
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    const surprise = eligible.reduce(
      (sum, rabbit) => sum + ((counts.get(rabbit) ?? 0) - 1000) ** 2 / 1000,
      0,
    );
    // chi-squared with 9 degrees of freedom exceeds 27.9 once in a thousand seeds; this seed's value never changes
    expect(surprise).toBeLessThan(27.9);
  });
});

describe('eligible players', () => {
  const log = [
    { action: 'Ban', detail: { rabbit: 2 } },
    { action: 'Remove', detail: { rabbit: 4 } },
    { action: 'Unban', detail: { rabbit: 2 } },
    { action: 'Unban', detail: { rabbit: 4 } },
    { action: 'Announce' },
    { action: 'Ban', detail: { rabbit: 5 } },
  ];

  it.each([
    [0, rabbits(1, 2, 3, 4, 5)],
    [1, rabbits(1, 3, 4, 5)],
    [2, rabbits(1, 3, 5)],
    [5, rabbits(1, 2, 3, 5)],
    [6, rabbits(1, 2, 3)],
  ])('are those who stand after %i acts of the staff', (acts, expected) => {
    expect(eligibleRabbits({ count: 5, log, acts })).toEqual(expected);
  });
});

it('the editions of the latest seed are found in the log of the staff', () => {
  const deal = (edition: number, count: number, acts: number) => ({
    action: 'Deal',
    detail: { edition, table: 'table', hash: 'hash', count, acts },
  });
  const log = [
    { action: 'Draw', detail: { commitment: 'first' } },
    deal(1, 2, 1),
    { action: 'Draw', detail: { commitment: 'second' } },
    { action: 'Ban', detail: { rabbit: 1 } },
    deal(2, 3, 3),
    deal(3, 3, 4),
    { action: 'Announce', detail: { text: 'Hello' } },
  ];
  expect(dealtEditions(log)).toEqual([
    { edition: 2, eligible: [1, 2, 3] },
    { edition: 3, eligible: [2, 3] },
  ]);
  expect(dealtEditions([])).toEqual([]);
});

describe('the White Rabbit', () => {
  const everybody = rabbits(1, 2, 3, 4, 5, 6, 7, 8);
  const edition = (number: number, eligible = everybody) => ({ edition: number, eligible });
  const [first] = whiteRabbits({ seed, editions: [edition(1)] }) as [RabbitId];
  const others = everybody.filter((rabbit) => rabbit !== first);

  it('stays the same in later editions, also among more players', () => {
    const more = rabbits(...everybody, 9, 10, 11);
    expect(whiteRabbits({ seed, editions: [edition(1), edition(2, more), edition(3, more)] })).toEqual([
      first,
      first,
      first,
    ]);
  });

  it('is another one once the player may no longer be drawn, and stays that', () => {
    const [, second, third] = whiteRabbits({
      seed,
      editions: [edition(1), edition(2, others), edition(3)],
    });
    expect(others).toContain(second);
    expect(third).toBe(second);
  });

  it('is another one for each further draw, and nobody twice', () => {
    const drawn = [1, 2, 3, 4, 5, 6, 7].map(
      (_, count) => whiteRabbits({ seed, editions: [edition(1)], redraws: Array(count).fill(1) })[0],
    );
    expect(new Set(drawn).size).toBe(7);
    expect(whiteRabbits({ seed, editions: [edition(1)], redraws: Array(8).fill(1) })).toEqual([undefined]);
  });
});
