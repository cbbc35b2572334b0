import { entryOf, rainbowOf } from './deeds';

const address = 'a'.repeat(43);
const event = { slug: 'demo', process: 'e'.repeat(43), name: 'Demo' } as never;
const me = (change: object = {}) =>
  ({
    registered: true,
    address,
    banned: false,
    block: 7,
    rank: 3,
    collected: [{ at: 5 }, { at: 9 }, { at: 2 }],
    ...change,
  }) as never;

test('a rainbow counts once it is confirmed, from the time of its latest colour', () => {
  expect(rainbowOf(event, me(), address)).toEqual({ event, at: 9, rank: 3 });
  expect(rainbowOf(event, me({ rank: undefined }), address)).toEqual({ event, at: 9 });
});

test.each([
  ['of colours that are not all confirmed', { block: undefined }],
  ['of a banned player', { banned: true }],
  ['of another address', { address: 'b'.repeat(43) }],
  ['of nobody', { registered: false }],
])('no rainbow is one %s', (_, change) => {
  expect(rainbowOf(event, me(change), address)).toBeUndefined();
});

const entry = {
  entry: 2,
  title: 'Carrot radio',
  team: { team: 1, name: 'Burrow' },
  submittedAt: 4,
  message: 'm'.repeat(43),
};
const mine = (change: object = {}, more: object = {}) =>
  ({ entry: { ...entry, ...change }, person: {}, ...more }) as never;

test('an entry is shown with its place, once there is one', () => {
  const shown = { entry: 2, title: 'Carrot radio', team: 'Burrow', at: 4, message: entry.message };
  expect(entryOf(mine())).toEqual(shown);
  expect(entryOf(mine({ place: 1 }))).toEqual({ ...shown, place: 1 });
});

test.each([
  ['is hidden', mine({ isHidden: true })],
  ['was withdrawn', mine({ isWithdrawn: true })],
  ['is not admitted', mine({ isNotAdmitted: true })],
  ['is of somebody who was removed', mine({}, { person: { removedFor: 'spam' } })],
  ['is none', mine({}, { entry: undefined })],
])('no entry is shown that %s', (_, given) => {
  expect(entryOf(given)).toBeUndefined();
});
