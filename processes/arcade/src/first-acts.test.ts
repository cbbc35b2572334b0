import { processSource } from '../../aos';
import { addressOf } from '../../common/testing/addresses';
import { LiveProcess, owner } from '../../common/testing/live-process';
import { type FirstAct, firstActsLua } from '../../spawn/client';
import { arcadeReplySchemas } from '../client';

const reason = 'Arcade made';
const toCommunity = (process: string): FirstAct => ({ action: 'Community', data: { process, reason } });

const started = (...acts: FirstAct[]) =>
  LiveProcess.start({
    source: firstActsLua(acts) + processSource('arcade'),
    state: 'ArcadeState',
    replies: arcadeReplySchemas,
  });

test('an arcade starts with the community that its points go to, which its log names', async () => {
  const process = addressOf('community');
  const arcade = await started(toCommunity(process));
  const ask = (action: string) => arcade.read({ from: addressOf('Ann'), action, at: Date.now(), block: 1 });
  expect(await ask('Info')).toMatchObject({ data: { owner, community: process, runs: 0 } });
  const row = { address: owner, action: 'Community', reason };
  expect(await ask('StaffLog')).toMatchObject({ data: { total: 1, rows: [row] } });
  await arcade.stop();
});

test.each<[string, FirstAct, RegExp]>([
  ['no id of a community', toCommunity('nobody'), /rr:staff.malformed/],
  ['an act that needs a message', { action: 'Organiser', data: { reason } }, /no first act/],
])('an arcade with %s never starts', async (_, act, refusal) => {
  await expect(started(act)).rejects.toThrow(refusal);
});
