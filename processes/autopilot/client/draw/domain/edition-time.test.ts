import { editionTime } from './edition-time';

const clock = (time: string) => Date.parse(`2026-11-22T${time}Z`);
const at = (now: string, dealt: string) => {
  const { at: time, isDue, until } = editionTime(clock(now), clock(dealt));
  const written = (ms: number) => new Date(ms).toISOString().slice(11, 16);
  return [written(time), isDue, written(until)];
};

it.each([
  ['between two half hours the next one is named', '14:12:00', '14:01:00', '14:30', false, '14:30'],
  ['at the half hour an edition is due', '14:30:00', '14:01:00', '14:30', true, '14:35'],
  ['it is due for a few minutes', '14:34:59', '14:01:00', '14:30', true, '14:35'],
  ['after them the next one is named', '14:35:00', '14:01:00', '15:00', false, '15:00'],
  ['a half hour has one edition', '14:32:00', '14:31:00', '15:00', false, '15:00'],
  ['an edition of shortly before does not count for it', '14:30:00', '14:29:59', '14:30', true, '14:35'],
])('%s', (_, now, dealt, time, isDue, until) => {
  expect(at(now, dealt)).toEqual([time, isDue, until]);
});
