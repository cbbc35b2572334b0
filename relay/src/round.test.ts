import { type EventSize, planRound, type RelayRead } from './round.domain';

const size = (change: Partial<EventSize>): EventSize => ({
  ranked: 0,
  rabbits: 0,
  rabbitsPerRead: 150,
  publishedRows: 0,
  ...change,
});
const info = { kind: 'info' };
const published = { kind: 'published' };
const board = (offset: number) => ({ kind: 'board', offset });
const standings = (offset: number) => ({ kind: 'standings', offset });

it.each<[string, EventSize, object[]]>([
  ['without players', size({}), [info, board(0)]],
  ['of 80 players', size({ ranked: 80, rabbits: 90 }), [info, board(0), standings(0)]],
  [
    'of 300 players',
    size({ ranked: 300, rabbits: 300 }),
    [info, board(0), board(100), standings(0), standings(150)],
  ],
  ['that is published, without players', size({ publishedRows: 50 }), [published, standings(0)]],
  [
    'that is published, of 50 players',
    size({ publishedRows: 50, ranked: 50, rabbits: 50 }),
    [published, standings(0)],
  ],
  [
    'that is published, of 300 players',
    size({ publishedRows: 50, ranked: 300, rabbits: 300 }),
    [published, board(50), board(150), standings(0), standings(150)],
  ],
  ['of a process without standings', size({ ranked: 80, rabbits: 90, rabbitsPerRead: 0 }), [info, board(0)]],
])('reads in a round of an event %s', (_, event, reads) => {
  expect(planRound(event, 0).reads).toEqual(reads);
});

it('reads in turn, round after round, the standings of an event that is too large for one', () => {
  const large = size({ ranked: 900, rabbits: 700 });
  let offset = 0;
  const rounds: RelayRead[][] = [];
  for (let round = 0; round < 5; round += 1) {
    const plan = planRound(large, offset);
    rounds.push(plan.reads);
    offset = plan.nextOffset;
  }
  const offsets = rounds.map((reads) =>
    reads.flatMap((read) => (read.kind === 'standings' ? [read.offset] : [])),
  );
  expect(offsets).toEqual([
    [0, 150],
    [300, 450],
    [600, 0],
    [150, 300],
    [450, 600],
  ]);
  for (const reads of rounds) expect(reads).toHaveLength(5);
});

it.each([
  [300, 10.5],
  [1000, 3],
  [10_000, 0.35],
])(
  'an event of %d players has all standings within a minute, with %d s between reads',
  (rabbits, secondsApart) => {
    const standings = new Set<number>();
    let offset = 0;
    let reads = 0;
    while (standings.size < Math.ceil(rabbits / 150)) {
      const round = planRound(size({ ranked: rabbits, rabbits }), offset);
      offset = round.nextOffset;
      reads += round.reads.length;
      for (const read of round.reads) if (read.kind === 'standings') standings.add(read.offset);
    }
    expect(reads * secondsApart).toBeLessThanOrEqual(60);
  },
);
