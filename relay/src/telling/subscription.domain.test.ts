import { endedOf, type Subscription } from './subscription.domain';

const told = { open: 0, begun: 0, cards: 0, scanned: 0, first: 0 };
const address = { endpoint: 'https://push.example/', p256dh: 'k'.repeat(87), auth: 'a'.repeat(22) };
const open: Subscription = { at: 1, address, told };
const ended: Subscription = { at: 1, told };

test('of a full list, a subscription that has ended makes room, and none of a phone that is to get messages', () => {
  expect(
    endedOf(
      new Map([
        ['one', open],
        ['two', ended],
        ['three', ended],
      ]),
    ),
  ).toBe('two');
  expect(endedOf(new Map([['one', open]]))).toBeUndefined();
});
