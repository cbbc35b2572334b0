import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { addressOf } from '../common/testing/addresses';
import { LiveProcess } from '../common/testing/live-process';
import { deliverShuffled } from './shuffled';

/** The lives of all processes are delivered so by `bench/replays.ts`, which runs in `npm test`, too. */
it('finds a process that counts a message as often as it comes', async () => {
  const source = `BoxState = BoxState or { clock = 0, latest = 0, count = 0 }
    Handlers.add('Info', 'Info', function() end)
    Handlers.add('Count', 'Count', function() BoxState.count = BoxState.count + 1 end)`;
  const start = async () => {
    const live = await LiveProcess.start({ source, state: 'BoxState' });
    const count = { from: addressOf('Ann'), action: 'Count', at: 1, block: 1 };
    return { live, run: async () => void (await live.evaluate(count)), stop: () => live.stop() };
  };
  expect(await deliverShuffled({ state: 'BoxState', start }, [1, 2], seededRandom)).toEqual({
    acts: 1,
    faults: [1, 2],
  });
});
