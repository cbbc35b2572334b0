import { fileURLToPath } from 'node:url';
import { addressOf } from '../../common/testing/addresses';
import { GasMeter } from '../../common/testing/gas-meter';
import type { MeasuredMessage } from '../../common/testing/message-cost';
import { actionFields } from '../../generate/from-lua/lua-fields';
import {
  type Contest,
  maxBriefLength,
  maxQuantityDigits,
  maxRulesLength,
  maxStaff,
  type Results,
} from '../client';
import {
  buildingMessages,
  largeBallots,
  makeLargeContest,
  shownEntries,
  votingMessages,
} from '../testing/large-contest';
import { LiveMinibuild, wallets } from '../testing/live-minibuild';

jest.setTimeout(600_000);

/** The `Compute-Limit` with which aos modules of this format are published; a unit that runs them gives it to a message. */
const unitGas = 9_000_000_000_000;
/** Gas that no message may take, except the message that makes the results, which happens once. */
const mostGas = 60_000_000_000;
/** Gas of 2,000 entries with the scores of 20 judges, sorted: about a second. */
const resultsGas = 150_000_000_000;

let contest: LiveMinibuild;
let meter: GasMeter;
let declared: ReadonlyMap<string, unknown>;
const gas = new Map<string, number>();
beforeAll(async () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  [contest, meter, declared] = await Promise.all([
    LiveMinibuild.start(),
    GasMeter.start(),
    actionFields(folder),
  ]);
  await makeLargeContest(contest);
  // a keepsake that was earned and asked for, whose spawn the network lost
  await contest.live.evaluateLua(`
    local rows = MinibuildState.keepsakes
    rows.total, rows.kind[1], rows.asset[1], rows.spawns[1], rows.spawnedAt[1] = 1, 'prize', false, 1, 0
    MinibuildState.keepsakeOf['${wallets.ann} prize'] = 1`);
  await meter.copy(contest.live);
  await measure(votingMessages());
  await measure(await factMessages());
  await measure({
    Phase: { from: wallets.owner, action: 'Phase', data: { to: 'building', reason: 'x' } },
    ...buildingMessages(),
    'Phase again': { from: wallets.owner, action: 'Phase', data: { to: 'voting', reason: 'x' } },
    'Phase at last': { from: wallets.owner, action: 'Phase', data: { to: 'judging', reason: 'x' } },
    PublishResults: { from: wallets.owner, action: 'PublishResults', data: { reason: 'x' } },
    Results: { from: wallets.dan, action: 'Results', data: { offset: 1000, limit: 50 } },
    'Entries by place': { from: wallets.dan, action: 'Entries', data: { order: 'place', limit: 50 } },
    Keepsake: { from: wallets.ann, action: 'Keepsake', data: { kind: 'prize' } },
    Spawned: { ...contest.spawnNews('1', addressOf('keepsake')), data: '' },
    Claim: { from: wallets.owner, action: 'Claim', data: { ...prize, known: 0, reason: 'x' } },
    Release: { from: wallets.owner, action: 'Release', data: { entry: 1, reason: 'x' } },
    Pay: { from: wallets.owner, action: 'Pay', data: { ...prize, reason: 'x' } },
  });
});
afterAll(() => Promise.all([contest.stop(), meter.stop()]));

const prize = {
  entry: 1,
  address: wallets.ann,
  quantity: '9'.repeat(maxQuantityDigits),
  token: addressOf('token'),
  message: addressOf('transfer'),
};

/** Acts of the owner, with as much as they can have. */
async function factMessages(): Promise<Record<string, Omit<MeasuredMessage, 'at'>>> {
  const { facts } = await contest.read<Contest>('Contest');
  const act = (action: string, data: object) => ({
    from: wallets.owner,
    action,
    data: { ...data, reason: 'x' },
  });
  const rabbits = (count: number) => '\u{1F407}'.repeat(count);
  return {
    Staff: act('Staff', {
      add: Array.from({ length: maxStaff - 1 }, (_, index) => addressOf(`new ${index}`)),
    }),
    Judge: act('Judge', { address: addressOf('judge 20'), name: 'K'.repeat(60), isJudge: true }),
    Configure: act('Configure', { ...facts }),
    Texts: act('Texts', {
      language: 'en',
      name: 'N',
      brief: rabbits(maxBriefLength),
      rules: rabbits(maxRulesLength),
    }),
  };
}

/** Measures messages one after another; NaN for a refused message. */
async function measure(messages: Readonly<Record<string, Omit<MeasuredMessage, 'at'>>>): Promise<void> {
  const named = Object.entries(messages);
  const letters = named.map(([, { from, action, data, tags = [] }]) => ({
    ...contest.letter(from, action, data),
    tags,
  }));
  const costs = await meter.gasOf(...letters);
  for (const [index, { gas: one, refused }] of costs.entries())
    gas.set(
      refused ? `${named[index]?.[0]}: ${refused}` : (named[index]?.[0] ?? ''),
      refused ? Number.NaN : one,
    );
}

it('no message takes a fifth of the gas of a public unit in a contest of 2,000 entries and 10,000 ballots', () => {
  expect(resultsGas).toBeLessThan(unitGas / 5);
  const measured = new Set([...gas.keys()].map((name) => name.split(' ')[0]));
  // whoever opens a contest has an empty one
  expect([...declared.keys()].filter((action) => !measured.has(action))).toEqual(['Open']);
  expect(
    [...gas].filter(([action, cost]) => !(cost < (action === 'PublishResults' ? resultsGas : mostGas))),
  ).toEqual([]);
});

it('a ballot of 100 approvals is counted when it comes, and the results only sort', async () => {
  expect(gas.get('Vote')).toBeLessThan(5_000_000_000);
  await contest.until('judging');
  await contest.act('PublishResults');
  const { total, ballots, mostApprovals, rows } = await contest.read<Results>('Results', { limit: 50 });
  expect([total, ballots]).toEqual([shownEntries, largeBallots]);
  expect(mostApprovals).toBe(Math.max(...rows.map(({ approvals }) => approvals)));
  const points = rows.map((row) => row.points);
  expect(points).toEqual([...points].sort((one, other) => other - one));
});

it('a reply has at most 60 KB', async () => {
  const sizes = await Promise.all(
    [...Object.values(votingMessages())]
      .filter(
        ({ action }) =>
          ![
            'Vote',
            'Enter',
            'Person',
            'Flag',
            'Comment',
            'TakeComment',
            'HideComment',
            'HideName',
            'Score',
            'Hide',
            'Remove',
            'Withdraw',
            'Restore',
            'Admit',
          ].includes(action),
      )
      .map(async ({ action, data }) => [
        action,
        Buffer.byteLength(JSON.stringify(await contest.read(action, data, addressOf('anybody')))),
      ]),
  );
  expect(sizes.filter(([, size]) => Number(size) > 60_000)).toEqual([]);
});
