import { processSource } from '../../aos';
import { arcadeActNames } from '../../arcade/client';
import { communityActNames } from '../../community/client';
import { minibuildActNames } from '../../minibuild/client';
import { rabbitActNames } from '../../rabbit/client';
import { addressOf } from '../testing/addresses';
import { LiveProcess, owner } from '../testing/live-process';

const desks = [
  { process: 'rabbit', state: 'RabbitState', acts: rabbitActNames },
  { process: 'arcade', state: 'ArcadeState', acts: arcadeActNames },
  { process: 'community', state: 'CommunityState', acts: communityActNames },
  { process: 'minibuild', state: 'MinibuildState', acts: minibuildActNames },
];

const at = Date.UTC(2026, 10, 23, 12);
const [helper, stranger] = [addressOf('helper'), addressOf('stranger')];

describe.each(desks)('the desk of $process', ({ process, state, acts }) => {
  let live: LiveProcess;
  beforeAll(async () => {
    live = await LiveProcess.start({ source: processSource(process), state });
    await send(owner, 'Staff', { add: [helper], reason: 'because', sequence: 10 });
  });
  afterAll(() => live.stop());

  const send = (from: string, action: string, data: object) =>
    live.send({ from, action, data, at, block: 1_600_000 });
  const refusal = async (from: string, action: string, data: object) => {
    const outcome = await send(from, action, data);
    return outcome.ok ? 'accepted' : outcome.code;
  };

  it.each(acts)(
    '%s is checked for the right, the number and the reason before anything else',
    async (act) => {
      // each message has all the faults of the next one, too
      expect(await refusal(stranger, act, { sequence: 0 })).toMatch(/^(staff|organisers)\.only$/);
      expect(await refusal(owner, act, { sequence: 0 })).toBe('message.malformed');
      expect(await refusal(owner, act, { sequence: 10 })).toBe('message.repeated');
      expect(await refusal(owner, act, { sequence: 11 })).toBe('staff.reason-missing');
    },
  );

  it('lets the owner alone choose the staff, which is checked before the number', async () => {
    expect(await refusal(helper, 'Staff', { sequence: 0 })).toBe('staff.owner-only');
  });
});
