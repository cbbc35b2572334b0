import type { MeetUp } from '@rainbow-rabbit/processes/community/client';
import { meetUpDraft, meetUpFields } from './meet-up-fields.domain';

const fields = {
  title: ' Run by the river ',
  text: 'Five kilometres.',
  startsAt: '2026-12-01T19:30',
  minutes: '90',
  place: 'Cais do Sodré',
  mapUrl: '',
  capacity: '',
  zone: 'Europe/Lisbon',
  cancelled: false,
};
const place = { city: 'lisbon' };

test('a form becomes a meet-up at the time of the city', () => {
  expect(meetUpDraft(fields, place)).toEqual({
    draft: {
      city: 'lisbon',
      title: 'Run by the river',
      text: 'Five kilometres.',
      startsAt: Date.parse('2026-12-01T19:30:00Z'),
      minutes: 90,
      zone: 'Europe/Lisbon',
      place: 'Cais do Sodré',
      capacity: 0,
    },
  });
});

test('a meet-up that changes keeps its number, names the change before, and may be called off', () => {
  const meetUp = {
    ...fields,
    startsAt: Date.parse('2026-12-01T08:00:00Z'),
    minutes: 60,
    capacity: 12,
    mapUrl: 'https://example.org/',
  } as unknown as MeetUp;
  const begun = meetUpFields(meetUp, 'Asia/Manila');
  expect(begun).toMatchObject({ startsAt: '2026-12-01T08:00', minutes: '60', capacity: '12' });
  expect(
    meetUpDraft({ ...begun, cancelled: true }, { ...place, before: { id: 7, changes: 3 } }),
  ).toMatchObject({
    draft: { id: 7, base: 3, cancelled: true, capacity: 12, mapUrl: 'https://example.org/' },
  });
});

test('fields at fault are named', () => {
  const wrong = {
    ...fields,
    title: '',
    startsAt: '',
    minutes: '5',
    mapUrl: 'http://example.org',
    capacity: 'many',
  };
  expect(meetUpDraft(wrong, place)).toEqual({
    faults: ['title', 'startsAt', 'minutes', 'mapUrl', 'capacity'],
  });
});
