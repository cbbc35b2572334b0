import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { EventUnderTest } from '../../processes/rabbit/testing/event-under-test';
import { LoggedEvent } from './testing/logged-event';
import { fullCast, longestEndingMs, rehearse } from './testing/rehearsal';

jest.setTimeout(600_000);

let event: EventUnderTest;
let hall: () => Promise<LoggedEvent>;
beforeAll(async () => {
  event = await EventUnderTest.start();
  hall = await (await LoggedEvent.start(event, fullCast.players)).keep();
});
afterAll(() => event.stop());

// `npm run bench -- rehearsal` plays twenty
it.each([1, 2])(
  'of 1,000 players, 50 of them hostile, an honest one wins within six minutes (%i)',
  async (seed) => {
    const { endingMs, falseStarts, messages, ...rest } = await rehearse(await hall(), seededRandom(seed));
    expect(rest).toEqual({
      winner: rest.winner,
      isHonest: true,
      isFirst: true,
      recomputed: rest.winner,
      contradictions: [],
    });
    expect(endingMs).toBeLessThan(longestEndingMs);
    expect([falseStarts, messages]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(falseStarts).toBeGreaterThan(20);
  },
);
