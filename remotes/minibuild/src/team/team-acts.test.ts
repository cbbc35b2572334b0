import { addressOf, processId, processNetwork } from '@rainbow-rabbit/processes/common/testing';
import { readTeam } from '@rainbow-rabbit/processes/minibuild/client';
import { LiveMinibuild } from '@rainbow-rabbit/processes/minibuild/testing';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { OwnActParams } from '../contest/use-own-act';
import { ownSeed } from './own-seed';
import { sendJoin, sendLeave, sendTeam } from './team-acts';

const process = processId as ProcessId;
const posted: string[] = [];

let contest: LiveMinibuild;
let place: OwnActParams['place'];
beforeAll(async () => {
  contest = await LiveMinibuild.start();
  await contest.open({ teamSize: 2 });
  for (const name of ['ann', 'bob', 'cleo']) await contest.signUp(addressOf(name), name);
  const processes = { [process]: contest.live };
  place = { ao: processNetwork({ processes, clock: contest, onPost: ({ id }) => posted.push(id) }), process };
});
afterAll(() => contest.stop());

const by = (name: string): OwnActParams => {
  const address = addressOf(name) as Address;
  return { place, address, options: { signer: { address, signDataItem: async () => new Uint8Array() } } };
};
const members = async () => (await readTeam(place, 1, { maxAgeMs: 0 })).members.length;

test('a full team is not asked, so the code of its link is not published', async () => {
  await sendTeam(by('ann'), ' Carrots ', 2);
  const invitation = { team: 1, seed: ownSeed(process, addressOf('ann')) ?? '' };
  await sendJoin(by('bob'), invitation, 2);
  expect(await members()).toBe(2);
  posted.length = 0;
  await expect(sendJoin(by('cleo'), invitation, 2)).rejects.toMatchObject({ code: 'team.full' });
  expect(posted).toEqual([]);
  await sendLeave(by('bob'));
  await sendJoin(by('cleo'), invitation, 2);
  expect(await members()).toBe(2);
  await sendLeave(by('cleo'));
  const codeless = sendJoin(by('bob'), invitation, 2);
  await expect(codeless).rejects.toMatchObject({ code: 'team.code-used' });
});
