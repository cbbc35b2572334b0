import { processSource } from '../../aos';
import { addressOf } from '../../common/testing/addresses';
import { LiveProcess, owner } from '../../common/testing/live-process';
import { type FirstAct, firstActsLua } from '../../spawn/client';

const settings = {
  reason: 'Setting up',
  name: 'Ogród [[Zażółć]] "\\n" 庭',
  slug: 'ogrod',
  prize: 'A carrot',
  question: { en: 'Who?', ja: '誰が薔薇を塗る?' },
};
const configure: FirstAct = { action: 'Configure', data: settings };

/** An event whose code came with acts. */
const started = (...acts: FirstAct[]) =>
  LiveProcess.start({ source: firstActsLua(acts) + processSource('rabbit'), state: 'RabbitState' });

const ask = (live: LiveProcess, action: string) =>
  live.read({ from: addressOf('Ann'), action, at: Date.now(), block: 1 });

describe('an event that starts with its settings', () => {
  let event: LiveProcess;
  beforeAll(async () => {
    event = await started(configure);
  });
  afterAll(() => event.stop());

  it('has them, and its log says that its owner gave them', async () => {
    const { reason, ...shown } = settings;
    expect(await ask(event, 'Info')).toMatchObject({ data: { ...shown, phase: 'draft', staff: [owner] } });
    expect(await ask(event, 'StaffLog')).toMatchObject({
      data: { total: 1, rows: [{ address: owner, action: 'Configure', reason }] },
    });
  });

  it('takes the next act of its owner by a message', async () => {
    const data = { reason: 'Later', prize: 'Two carrots' };
    const letter = { from: owner, action: 'Configure', data, at: Date.now(), block: 1 };
    expect(await event.send(letter)).toMatchObject({ data: { prize: 'Two carrots' } });
  });

  it('takes none with a later code, and none from anybody else', async () => {
    const again = firstActsLua([{ action: 'Configure', data: { ...settings, prize: 'Nothing' } }]);
    await event.evaluateLua(again + processSource('rabbit'));
    const from = addressOf('Mallory');
    await event.send({
      from,
      action: 'Eval',
      data: again + processSource('rabbit'),
      at: Date.now(),
      block: 1,
    });
    const tags = [{ name: 'FirstActs', value: JSON.stringify([configure]) }];
    await event.send({ from, action: 'Info', at: Date.now(), block: 1, tags });
    expect(await ask(event, 'Info')).toMatchObject({ data: { prize: 'Two carrots' } });
    expect(await event.evaluateLua('return tostring(FirstActs)')).toBe('nil');
  });
});

it.each<[string, FirstAct, RegExp]>([
  [
    'a short name that no link can have',
    { action: 'Configure', data: { ...settings, slug: 'Garden Party' } },
    /rr:staff.malformed/,
  ],
  ['no reason', { action: 'Configure', data: { ...settings, reason: undefined } }, /rr:staff.reason-missing/],
  ['an act that needs a message', { action: 'Open', data: { reason: 'Now' } }, /no first act/],
])('an event with %s never starts', async (_, act, refusal) => {
  await expect(started(act)).rejects.toThrow(refusal);
});
