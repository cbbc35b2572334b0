import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { EventInfo } from '../../rabbit/client';
import { quietEvent } from '../../rabbit/testing/event-info';
import { type DayFacts, isDealing, lateIn, needsAnother, nextDayStep } from './day-step.domain';

const clock = (time: string) => Date.parse(`2026-11-22T${time}Z`);
const written = (at: number) => new Date(at).toISOString().slice(11, 19);
const draw = { commitment: 'c', acknowledgementKey: 'k', at: 1 };
const frozen = { hash: 'h', players: 5, at: clock('14:00:00'), block: 1 };
const deal = (time: string, count = 5) =>
  ({ edition: 1, table: 'T', hash: 'h', count, at: clock(time) }) as unknown as EventInfo['deal'];
const [C, D] = ['C', 'D'] as [Address, Address];
const reveal = { at: clock('15:00:00'), key: 'k' };
const winner = { rabbit: 1 } as unknown as EventInfo['winner'];
const running = quietEvent({ draw, frozen, keyDigest: 'd', players: 5 });
const ended = { phase: 'ended', deal: deal('14:02:00') } as const;

type Change = Partial<Omit<DayFacts, 'info'>> & { info?: Partial<EventInfo> };
/** Returns the next step at a time of day, as `name` when it is due and `name time` when it is later. */
function at(time: string, { info, ...facts }: Change = {}): string | undefined {
  const step = nextDayStep(
    { attempts: {}, delayMs: 0, ...facts, info: { ...running, ...info } },
    clock(time),
  );
  return step && (step.at <= clock(time) ? step.name : `${step.name} ${written(step.at)}`);
}
const role = (time: string, change: object = {}) => ({
  role: { at: clock(time), players: 5, isAnswered: true, needsAnother: false, isKeyNew: false, ...change },
});
const answers = (time: string, right: 'none' | 'waiting' | 'confirmed', answered = time) => ({
  answers: { at: clock(time), count: 1, keyDigest: 'd', right, answeredAt: clock(answered) },
});
const tried = (time: string, failures = 0) => ({ at: clock(time), failures });

test.each<[string, string, Change, string | undefined]>([
  ['the first deal comes ten minutes after the start', '14:03:00', {}, 'deal 14:10:00'],
  ['it is due then', '14:10:00', {}, 'deal'],
  ['it is due as soon as ten players are there', '14:03:00', { info: { players: 10 } }, 'deal'],
  ['this console waits its own moment', '14:10:00', { delayMs: 9000 }, 'deal 14:10:09'],
  ['nobody can be drawn of nobody', '15:00:00', { info: { frozen: { ...frozen, players: 0 } } }, undefined],
  ['without a draw there are no roles', '15:00:00', { info: { draw: undefined } }, undefined],
  ['a pause keeps nobody waiting', '14:10:00', { info: { phase: 'paused' } }, 'deal'],

  [
    'after a deal the White Rabbit is read at the half hour',
    '14:12:00',
    { info: { deal: deal('14:10:00') } },
    'read-role 14:30:00',
  ],
  [
    'a reading of before does not count',
    '14:30:00',
    { info: { deal: deal('14:10:00') }, ...role('14:00:00') },
    'read-role',
  ],
  [
    'with nobody new and the role accepted nothing is dealt',
    '14:30:30',
    { info: { deal: deal('14:10:00') }, ...role('14:30:10') },
    'read-role 14:35:00',
  ],
  [
    'those who came later get their roles',
    '14:30:30',
    { info: { deal: deal('14:10:00'), players: 6 }, ...role('14:30:10') },
    'deal',
  ],
  [
    'also where somebody was removed',
    '14:30:30',
    { info: { deal: deal('14:10:00') }, ...role('14:30:10', { players: 6 }) },
    'deal',
  ],
  [
    'another White Rabbit comes with that edition',
    '14:30:30',
    { info: { deal: deal('14:10:00') }, ...role('14:30:10', { needsAnother: true }) },
    'deal',
  ],
  [
    'while a card is not answered there is an edition each time',
    '14:30:30',
    { info: { deal: deal('14:10:00') }, ...role('14:30:10', { isAnswered: false }) },
    'deal',
  ],
  [
    'a new key does, too',
    '14:30:30',
    { info: { deal: deal('14:10:00') }, ...role('14:30:10', { isKeyNew: true }) },
    'deal',
  ],
  [
    'never at an odd time',
    '14:40:00',
    { info: { deal: deal('14:10:00'), players: 9 }, ...role('14:30:10') },
    'read-role 15:00:00',
  ],
  [
    'a half hour has one edition',
    '14:31:00',
    { info: { deal: deal('14:30:30'), players: 9 } },
    'read-role 15:00:00',
  ],
  [
    'a console that was closed goes on at the next time',
    '16:47:00',
    { info: { deal: deal('14:10:00'), players: 9 } },
    'read-role 17:00:00',
  ],
  [
    'the last edition is the last',
    '14:30:00',
    { info: { deal: { ...deal('14:10:00'), edition: 96 } as EventInfo['deal'] } },
    undefined,
  ],

  [
    'answers are compared with the key',
    '14:12:00',
    { info: { deal: deal('14:10:00'), answers: 1 } },
    'read-answers',
  ],
  [
    'wrong ones are known',
    '14:12:00',
    { info: { deal: deal('14:10:00'), answers: 1 }, ...answers('14:11:00', 'none') },
    'read-role 14:30:00',
  ],
  [
    'another answer is another look, a minute later',
    '14:11:20',
    { info: { deal: deal('14:10:00'), answers: 2 }, ...answers('14:11:00', 'none') },
    'read-answers 14:12:00',
  ],
  [
    'another key is another look',
    '14:12:00',
    { info: { deal: deal('14:10:00'), answers: 1, keyDigest: 'e' }, ...answers('14:11:30', 'none') },
    'read-answers',
  ],
  [
    'a right one waits for its scans',
    '14:12:00',
    { info: { deal: deal('14:10:00'), answers: 1 }, ...answers('14:11:00', 'waiting') },
    'read-answers',
  ],
  [
    'the winner’s phone comes first',
    '14:12:00',
    { info: { deal: deal('14:10:00'), answers: 1 }, ...answers('14:11:30', 'confirmed', '14:11:00') },
    'reveal 14:13:00',
  ],
  [
    'then the console reveals',
    '14:12:00',
    { info: { deal: deal('14:10:00'), answers: 1 }, ...answers('14:11:30', 'confirmed', '14:10:00') },
    'reveal',
  ],
  [
    'not in a pause',
    '14:12:00',
    { info: { phase: 'paused', deal: deal('14:10:00'), answers: 1 }, ...answers('14:11:00', 'confirmed') },
    'read-role 14:30:00',
  ],
  [
    'once the key is known nothing is dealt',
    '15:00:10',
    { info: { deal: deal('14:10:00'), players: 9, reveal } },
    'settle 15:00:30',
  ],
  ['the judging goes on', '15:00:30', { info: { deal: deal('14:10:00'), reveal } }, 'settle'],
  [
    'and on, at one interval',
    '15:02:00',
    { info: { reveal }, attempts: { settle: tried('15:01:50', 3) } },
    'settle 15:02:20',
  ],

  ['badges are checked', '14:12:00', { info: { deal: deal('14:10:00'), printedPending: 2 } }, 'badges'],
  [
    'not more often than twice a minute',
    '14:12:00',
    { info: { deal: deal('14:10:00'), printedPending: 2 }, attempts: { badges: tried('14:11:45') } },
    'badges 14:12:15',
  ],
  [
    'ever rarer while that changes nothing',
    '14:12:00',
    { info: { deal: deal('14:10:00'), printedPending: 2 }, attempts: { badges: tried('14:11:45', 2) } },
    'badges 14:13:45',
  ],
  [
    'what waits longest is bounded',
    '14:12:00',
    { info: { deal: deal('14:10:00'), printedPending: 2 }, attempts: { badges: tried('14:12:00', 40) } },
    'badges 14:20:00',
  ],

  ['after an end without answers the draw is opened', '17:00:00', { info: ended }, 'open-draw'],
  ['which is done once', '17:00:00', { info: { ...ended, draw: { ...draw, seed: 's' } } }, undefined],
  ['an answer may still win after the end', '17:00:00', { info: { ...ended, answers: 1 } }, 'read-answers'],
  [
    'a right one is revealed',
    '17:00:00',
    { info: { ...ended, answers: 1 }, ...answers('16:50:00', 'confirmed') },
    'reveal',
  ],
  [
    'a wrong one opens the draw',
    '17:00:00',
    { info: { ...ended, answers: 1 }, ...answers('16:50:00', 'none') },
    'open-draw',
  ],
  [
    'a right one is waited for, not for ever',
    '17:00:00',
    { info: { ...ended, answers: 1 }, ...answers('16:59:30', 'waiting', '16:20:00') },
    'open-draw',
  ],
  [
    'the key has opened the draw',
    '17:00:00',
    { info: { ...ended, answers: 1, reveal, winner, draw: { ...draw, seed: 's' } } },
    undefined,
  ],

  ['points are reported after the end', '17:00:00', { info: ended, community: C }, 'report'],
  ['not before all is settled', '17:00:00', { info: { ...ended, unsettled: true }, community: C }, 'settle'],
  [
    'until the community has them',
    '17:00:00',
    {
      info: {
        ...ended,
        draw: { ...draw, seed: 's' },
        report: { community: C, batch: 2, acknowledged: 2, left: 0 },
      },
      community: C,
    },
    undefined,
  ],
  [
    'a part that is not acknowledged is sent again',
    '17:00:00',
    { info: { ...ended, report: { community: C, batch: 2, acknowledged: 1, left: 0 } }, community: C },
    'report',
  ],
  [
    'but not for ever',
    '17:00:00',
    {
      info: {
        ...ended,
        draw: { ...draw, seed: 's' },
        report: { community: C, batch: 2, acknowledged: 1, left: 0 },
      },
      community: C,
      attempts: { report: tried('16:00:00', 8) },
    },
    undefined,
  ],
  [
    'another community has them',
    '17:00:00',
    {
      info: {
        ...ended,
        draw: { ...draw, seed: 's' },
        report: { community: D, batch: 1, acknowledged: 0, left: 0 },
      },
      community: C,
    },
    undefined,
  ],
  [
    'no points are reported before the winner is known',
    '17:00:00',
    { info: { ...ended, reveal }, community: C },
    'settle',
  ],
])('%s', (_, time, change, step) => {
  expect(at(time, change)).toBe(step);
});

test('envelopes are dealt first, and what is due later waits for what is due now', () => {
  const info = { deal: deal('14:10:00'), players: 9, answers: 1, printedPending: 1 };
  expect(at('14:30:30', { info, ...role('14:30:00') })).toBe('deal');
  expect(at('14:30:30', { info, ...role('14:30:00'), attempts: { deal: tried('14:30:20', 1) } })).toBe(
    'read-answers',
  );
});

test.each([true, false])(
  'while a card is not answered, an edition says nothing of the role (%s)',
  (needsAnother) => {
    const reading = role('14:30:10', { isAnswered: false, needsAnother });
    expect(at('14:30:30', { info: { deal: deal('14:10:00') }, ...reading })).toBe('deal');
  },
);

test('before the start and in a draft nothing is done', () => {
  for (const phase of ['draft', 'open'] as const) {
    expect(at('14:10:00', { info: { phase, frozen: undefined, players: 30 } })).toBeUndefined();
    expect(isDealing({ ...running, phase })).toBe(false);
  }
});

test('late are all without an envelope of the latest edition', () => {
  expect(lateIn({ players: 7, deal: undefined })).toBe(7);
  expect(lateIn({ players: 7, deal: deal('14:10:00') })).toBe(2);
  expect(lateIn({ players: 4, deal: deal('14:10:00') })).toBe(0);
});

test.each<[string, Partial<Parameters<typeof needsAnother>[0]>, string, Partial<EventInfo>, boolean]>([
  ['accepted', { answer: 'agreed' }, '16:00:00', {}, false],
  ['declined', { answer: 'declined' }, '14:11:00', {}, true],
  ['gone, though it was accepted', { answer: 'agreed', isGone: true }, '14:11:00', {}, true],
  ['not answered yet', {}, '14:24:59', {}, false],
  ['silent', {}, '14:25:00', {}, true],
  ['silent since an earlier edition', { since: 0 }, '14:11:00', {}, true],
  ['unreadable', { answer: 'unreadable' }, '14:25:00', {}, true],
  ['silent in a pause, when nobody scans', {}, '14:25:00', { phase: 'paused' }, false],
  ['before the first deal', { answer: 'declined' }, '14:25:00', { deal: undefined }, false],
])('a role that is %s', (_, now, time, info, isNeeded) => {
  const roleNow = { answer: 'unread', isGone: false, since: 1, ...now } as const;
  const event = { ...running, deal: deal('14:10:00'), ...info };
  expect(needsAnother(roleNow, event, clock(time))).toBe(isNeeded);
});
