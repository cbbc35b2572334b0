import { processSource } from '../../aos';
import { addressOf } from '../../common/testing/addresses';
import { owner } from '../../common/testing/live-process';
import { type FirstAct, firstActsLua } from '../../spawn/client';
import { startContest } from '../testing/live-minibuild';

const hour = 3_600_000;
const [signUp, building, voting, judging, results] = [1, 2, 3, 4, 5].map((at) => Date.now() + at * hour);
const settings = {
  reason: 'Contest made',
  times: { signUp, building, voting, judging, results },
  teamSize: 4,
  voteWeight: 50,
  kinds: ['text'],
  criteria: [{ name: 'Humour', weight: 1 }],
  prizes: [{ title: 'A carrot' }],
  zone: 'Asia/Tokyo',
  admission: { by: 'tickets', events: [] },
  voters: 'admitted',
  original: 'ja',
  contactKey: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url'),
};
const configure: FirstAct = { action: 'Configure', data: settings };
const texts = { language: 'ja', name: 'ミーム', brief: '作る', rules: '親切に' };

const started = (...acts: FirstAct[]) => startContest(firstActsLua(acts) + processSource('minibuild'));

test('a contest starts with its settings, its texts and the key of its secret, which its log names', async () => {
  const contest = await started(configure, { action: 'Texts', data: { reason: 'Contest made', ...texts } });
  const ask = (action: string) => contest.read({ from: addressOf('Ann'), action, at: Date.now(), block: 1 });
  const { reason, ...facts } = settings;
  expect(await ask('Contest')).toMatchObject({
    data: { phase: 'draft', isOpen: false, keyVersion: 1, facts, texts },
  });
  expect(await ask('StaffLog')).toMatchObject({
    data: {
      total: 2,
      rows: [
        { address: owner, action: 'Texts', reason },
        { address: owner, action: 'Configure', reason },
      ],
    },
  });
  await contest.stop();
});

test.each<[string, FirstAct, RegExp]>([
  [
    'times that go back',
    { action: 'Configure', data: { ...settings, times: { ...settings.times, voting: 1 } } },
    /rr:contest.times/,
  ],
  ['an act that needs a message', { action: 'Open', data: { reason: 'Now' } }, /no first act/],
])('a contest with %s never starts', async (_, act, refusal) => {
  await expect(started(act)).rejects.toThrow(refusal);
});
