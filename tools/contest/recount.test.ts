import { type SeededRandom, seededRandom } from '@rainbow-rabbit/shared/testing';
import { addressOf } from '../../processes/common/testing/addresses';
import type { ContestInfo, Results } from '../../processes/minibuild/client';
import { invitation, LiveMinibuild } from '../../processes/minibuild/testing/live-minibuild';
import { ticketsOf } from '../../processes/rabbit/testing/tickets';
import type { EventLogEntry } from '../winner/log-entry';
import { differences } from './published';
import { recountContest } from './recount';

jest.setTimeout(300_000);

const names = Array.from({ length: 8 }, (_, index) => `person ${index + 1}`);
const judges = ['judge 1', 'judge 2', 'person 3'].map(addressOf);
const strangers = ['stranger 1', 'stranger 2', 'stranger 3'].map(addressOf);
const event = addressOf('event');
const entryNumbers = names.map((_, index) => index + 1);

/** A contest whose messages are kept as its public log has them. */
class LoggedContest {
  entries: EventLogEntry[] = [];

  private constructor(readonly contest: LiveMinibuild) {}

  static async start(): Promise<LoggedContest> {
    return new LoggedContest(await LiveMinibuild.start());
  }

  /** Sends a message that may be refused; returns true when it is taken. */
  async send(from: string, action: string, data: object = {}): Promise<boolean> {
    const { now, block } = this.contest;
    const letter = this.contest.letter(from, action, data);
    const outcome = await this.contest.live.send(letter);
    this.entries.push({
      id: String(letter.id),
      from,
      action,
      data: { ...data },
      time: now,
      block,
      ...(outcome.ok && action !== 'Person' && { reply: outcome.data as Record<string, unknown> }),
      ...(outcome.ok && action === 'Person' && { notice: from }),
    });
    return outcome.ok;
  }

  act(action: string, data: object = {}): Promise<boolean> {
    return this.send(addressOf('owner'), action, { reason: 'because', ...data });
  }

  /** Opens a contest in its voting, in which each person has an entry, two of them in one team. */
  async open(voteWeight: number): Promise<void> {
    const { code, hash } = invitation('one');
    this.entries = [];
    await this.contest.reset();
    const admission = { by: 'events', events: [event] };
    await this.act('Configure', this.contest.facts({ voteWeight, admission }));
    const { root, tickets } = ticketsOf(names.length + 1);
    await this.act('Admit', { batch: 1, root, count: names.length + 1 });
    await this.act('Texts', { language: 'en', name: 'Memes', brief: 'Make one.', rules: 'Be kind.' });
    await this.act('Open');
    for (const [index, name] of [...names, 'guest'].entries()) {
      await this.send(addressOf(name), 'Enter', { ticket: tickets[index] });
      await this.send(addressOf(name), 'SignUp', { nickname: name });
    }
    await this.send(addressOf('person 1'), 'MakeTeam', { name: 'Hops', invites: [hash] });
    await this.send(addressOf('guest'), 'JoinTeam', { team: 1, index: 1, code });
    await this.act('Phase', { to: 'building' });
    for (const name of names) await this.send(addressOf(name), 'Submit', this.contest.entry({ title: name }));
    await this.send(addressOf('guest'), 'LeaveTeam');
    for (const address of judges) await this.act('Judge', { address, name: 'J', isJudge: true });
    await this.act('Phase', { to: 'voting' });
  }
}

let logged: LoggedContest;
beforeAll(async () => {
  logged = await LoggedContest.start();
});
afterAll(() => logged.contest.stop());

/** Does something by chance, which may be refused. */
async function actByChance(random: SeededRandom): Promise<void> {
  const from = addressOf(random.pick([...names, 'guest']));
  const entry = random.pick(entryNumbers);
  const ballot = () => ({ entries: entryNumbers.filter(() => random.chance(1 / 3)) });
  const acts = {
    vote: () => logged.send(from, 'Vote', ballot()),
    ask: () => logged.send(random.pick(strangers), 'Enter'),
    strangerVotes: () => logged.send(random.pick(strangers), 'Vote', ballot()),
    answer: () => {
      const address = random.pick(strangers);
      return logged.send(event, 'Person', { address, isPerson: random.chance(0.6), hasRainbow: false });
    },
    remove: () =>
      logged.act('Remove', {
        address: random.pick([from, random.pick(strangers)]),
        isRemoved: random.chance(0.5),
      }),
    hide: () => logged.act('Hide', { entry, isHidden: random.chance(0.5) }),
    restore: () => logged.act('Restore', { entry }),
    withdraw: () => (random.chance(0.15) ? logged.send(from, 'Withdraw') : Promise.resolve(true)),
    score: () =>
      logged.send(
        random.pick(judges),
        'Score',
        random.chance(0.2)
          ? { entry, conflict: true }
          : { entry, scores: [random.upTo(11), random.upTo(11)] },
      ),
    judge: () =>
      logged.act('Judge', { address: random.pick(judges), name: 'J', isJudge: random.chance(0.7) }),
  };
  const kinds = [
    'vote',
    'vote',
    'vote',
    'ask',
    'answer',
    'strangerVotes',
    'restore',
    'remove',
    'hide',
    'withdraw',
    'score',
    'score',
    'judge',
  ];
  await acts[random.pick(kinds) as keyof typeof acts]();
  logged.contest.pass(1000);
}

it.each([1, 2, 3])(
  'a recount from the log has the tallies and the results of the process, after any acts (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const { contest } = logged;
    await logged.open(random.pick([0, 37, 60, 100]));
    for (let act = 0; act < 90; act += 1) await actByChance(random);
    const before = recountContest(logged);
    expect(before).toMatchObject({ contradictions: [], isPublished: false, codeChanges: 0 });
    expect(await contest.tallies()).toEqual(before.tallies);
    expect(await contest.read<ContestInfo>('Info')).toMatchObject({ ballots: before.ballots });
    await logged.act('Phase', { to: 'judging' });
    await logged.act('PublishResults');
    const { rows } = await contest.read<Results>('Results');
    const published = rows.map(({ place, entry, approvals, jury, points }) => ({
      place,
      entry,
      approvals,
      jury,
      points,
    }));
    const after = recountContest(logged);
    expect(after).toMatchObject({ contradictions: [], isPublished: true });
    expect(differences(published, after.rows)).toEqual([]);
  },
);

describe('a log that contradicts the rules', () => {
  const vote = (from: string, entries: readonly number[]): EventLogEntry => ({
    id: 'x',
    from,
    action: 'Vote',
    data: { entries },
    time: 1,
    block: 1,
    reply: { entries },
  });
  beforeEach(() => logged.open(60));

  it.each([
    ['a ballot of a stranger that counts', () => vote(addressOf('nobody'), [1]), 'may vote'],
    [
      'somebody who signed up without a ticket',
      () => ({ ...vote(addressOf('nobody'), []), action: 'SignUp' }),
      'not admitted',
    ],
    [
      'a ticket that admitted two people',
      () => ({
        ...vote(addressOf('nobody'), []),
        action: 'Enter',
        data: { ticket: ticketsOf(names.length + 1).tickets[0] },
      }),
      'two people',
    ],
    ['a ballot for the own entry', () => vote(addressOf('person 2'), [2]), 'own sender'],
    ['a ballot for the entry of a team that was left', () => vote(addressOf('guest'), [1]), 'own sender'],
    ['a ballot that names an entry twice', () => vote(addressOf('person 2'), [3, 3]), 'twice'],
    [
      'a ballot that its sender didn’t sign',
      () => ({ ...vote(addressOf('person 2'), [3]), forgery: 'its signature is not that of its sender' }),
      'signature',
    ],
    [
      'an answer of another process',
      () => ({ ...vote(event, []), action: 'Person', notice: addressOf('other'), reply: undefined }) as never,
      'nobody asked for',
    ],
  ])('is found: %s', (_, entry, words) => {
    const { contradictions } = recountContest({ entries: [...logged.entries, entry()] });
    expect(contradictions).toEqual([expect.stringContaining(words)]);
  });

  it('is found: other places than those that follow', () => {
    const { rows } = recountContest(logged);
    expect(differences(rows, rows)).toEqual([]);
    expect(differences([...rows].reverse(), rows).length).toBeGreaterThan(1);
    expect(differences(rows.slice(1), rows).length).toBeGreaterThan(0);
  });
});
