import { addressOf } from '../../testing/addresses';
import { EventUnderTest, type TestPlayer } from '../../testing/event-under-test';

let event: EventUnderTest;
beforeAll(async () => {
  event = await EventUnderTest.start();
});
afterAll(() => event.stop());

let ann: TestPlayer;
let ben: TestPlayer;
beforeEach(async () => {
  await event.reset();
  await event.run();
  [ann, ben] = (await event.joinAll('Ann', 'Ben')) as [TestPlayer, TestPlayer];
});

it('counts at once', async () => {
  expect(await event.scan(ann, ben)).toEqual({
    rabbit: 2,
    nickname: 'Ben',
    colour: 'yellow',
    collected: ['yellow'],
    complete: false,
    disclosed: [],
  });
  expect(await event.statuses(ann)).toEqual({ yellow: 'pending' });
});
it('is refused twice', async () => {
  await event.scan(ann, ben);
  expect(await event.refusal(ann.address, 'Scan', event.scanData(ann, ben))).toBe('rabbit.colour-collected');
});
it('confirm', async () => {
  await event.scan(ann, ben);
  const slot = event.slot;
  event.pass(30_000 + 120_001);
  expect(await event.disclose(event.disclosure(ben, slot))).toEqual({
    disclosed: [{ rabbit: 2, slot, ok: true, confirmed: 1, struck: 0 }],
  });
  expect(await event.statuses(ann)).toEqual({ yellow: 'confirmed' });
});
