/** Returns a meet-up as the process lists it, and what a test changes. */
export const meetUpRow = (change: object = {}) => ({
  id: 7,
  city: 'lisbon',
  title: 'Rabbits to come',
  text: 'We walk.',
  startsAt: Date.now() + 3_600_000,
  minutes: 60,
  zone: 'Europe/Lisbon',
  place: 'Quay',
  capacity: 0,
  coming: 1,
  waiting: 0,
  checkedIn: 0,
  changes: 0,
  changedAt: 1,
  ...change,
});
