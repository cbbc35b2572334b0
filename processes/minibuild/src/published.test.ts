import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { processId } from '../../common/testing/live-process';
import { processNetwork } from '../../common/testing/process-network';
import { PublishedKeys } from '../../common/testing/published-keys';
import { readContest } from '../client';
import { LiveMinibuild } from '../testing/live-minibuild';
import { goOnWithLife, openContestLife } from '../testing/minibuild-life';

jest.setTimeout(300_000);

const process = processId as ProcessId;
const fresh = { maxAgeMs: 0 };

let contest: LiveMinibuild;
beforeAll(async () => {
  contest = await LiveMinibuild.start();
  jest.spyOn(Date, 'now').mockImplementation(() => contest.now);
});
afterAll(() => contest.stop());

it('publishes after each message of a life what dry runs answer', async () => {
  const keys = new PublishedKeys();
  const network = processNetwork({ processes: { [process]: contest.live }, clock: contest });
  const { place, asked } = keys.readerOf({ ao: network, process });
  let compared = 0;
  const evaluate = contest.live.evaluate.bind(contest.live);
  contest.live.evaluate = async (letter) => {
    const result = await evaluate(letter);
    keys.take(result);
    for (const language of ['ja', 'pl', undefined]) {
      const before = asked.dryRuns;
      const { at, ...published } = await readContest(place, language);
      if (asked.dryRuns > before) continue;
      compared += 1;
      const { at: now, ...exact } = await readContest(place, language, fresh);
      expect(published).toEqual(exact);
      expect(at).toBeLessThanOrEqual(now);
    }
    return result;
  };
  await openContestLife(contest);
  await goOnWithLife(contest);
  expect(compared).toBeGreaterThan(80);
  expect(keys.repeated).toEqual([]);
});
