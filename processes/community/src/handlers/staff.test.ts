import { addressOf } from '../../../common/testing/addresses';
import {
  firstCities,
  maxCityNameLength,
  maxLatitude,
  maxLongitude,
  maxSkylineBuildings,
  maxSkylineSeed,
  reservedCitySlugs,
} from '../../client';
import { LiveCommunity, wallets } from '../../testing/live-community';
import { newCity } from '../../testing/new-city';

const community = LiveCommunity.forTests();
beforeEach(() => community.settle());

const { owner, staff, lead, anybody } = wallets;

it('the owner alone chooses the staff, and the log says why', async () => {
  const [ann, bob] = [addressOf('ann'), addressOf('bob')];
  community.pass(1000);
  const info = await community.act('Staff', { add: [ann, bob, owner], remove: [bob] });
  expect(info).toMatchObject({ owner, staff: [owner, staff, ann] });
  expect(await community.read('StaffLog', { limit: 1 })).toMatchObject({
    total: 3,
    rows: [
      {
        address: owner,
        action: 'Staff',
        reason: 'because',
        at: community.now,
        detail: { add: [ann, bob, owner], remove: [bob] },
      },
    ],
  });
  expect(await community.refusal(anybody, 'Staff', { add: [anybody], reason: 'x' })).toBe('staff.only');
  expect(await community.refusal(staff, 'Staff', { add: [anybody], reason: 'x' })).toBe('staff.owner-only');
  expect(await community.refusal(owner, 'Staff', { add: [anybody] })).toBe('staff.reason-missing');
  expect(await community.refusal(owner, 'Staff', { reason: 'x' })).toBe('staff.malformed');
  expect(await community.refusal(owner, 'Staff', { add: ['short'], reason: 'x' })).toBe('staff.malformed');
  const many = Array.from({ length: 19 }, (_, index) => addressOf(`many ${index}`));
  expect(await community.refusal(owner, 'Staff', { add: many, reason: 'x' })).toBe('staff.malformed');
});

it('an act that the network delivers again is refused', async () => {
  const letter = {
    ...community.letter(owner, 'Staff', { add: [anybody], reason: 'x' }),
    id: addressOf('id'),
  };
  expect(await community.live.send(letter)).toMatchObject({ ok: true });
  expect(await community.live.send(letter)).toMatchObject({ code: 'message.repeated' });
});

it('the staff add and change cities', async () => {
  await community.act('City', { slug: 'lisbon', zone: 'Europe/Lisbon', hidden: true });
  const first = await community.read<{ cities: { slug: string }[] }>('Cities');
  expect(first.cities.map(({ slug }) => slug)).toEqual([...firstCities]);
  expect(first.cities.at(0)).toEqual({ slug: 'lisbon', zone: 'Europe/Lisbon', organisers: [], hidden: true });
  expect(first.cities.at(-1)).toEqual({ slug: 'ph', zone: 'Asia/Manila', lead, organisers: [lead] });
  await community.act('City', { slug: 'ph', lead: '' });
  await community.act('City', { slug: 'lisbon', hidden: false, lead: anybody });
  expect(await community.read('Cities', { limit: 1 })).toEqual({
    total: 8,
    cities: [{ slug: 'lisbon', zone: 'Europe/Lisbon', lead: anybody, organisers: [anybody] }],
    at: community.now,
  });
  expect(await community.read('Cities', { offset: 7 })).toMatchObject({
    cities: [{ slug: 'ph', zone: 'Asia/Manila', organisers: [lead] }],
  });
  for (const wrong of [
    { slug: 'Rome', zone: 'Europe/Rome' },
    { slug: 'r', zone: 'Europe/Rome' },
    { slug: 'rome' },
    { slug: 'rome', zone: 'Europe/Rome; x' },
    { slug: 'ph', lead: 'nobody' },
    { slug: 'ph', hidden: 1 },
  ])
    expect(await community.refusal(owner, 'City', { ...wrong, reason: 'x' })).toBe('staff.malformed');
  for (let index = 8; index < 64; index += 1) await community.act('City', newCity(`c${index}`));
  expect(await community.refusal(owner, 'City', { ...newCity('rome'), reason: 'x' })).toBe('city.too-many');
  expect(await community.refusal(owner, 'Cities', { limit: 17 })).toBe('message.malformed');
});

it('a city is added with its names, its place and what its skyline is drawn from', async () => {
  const rome = { ...newCity('rome', 'Europe/Rome'), names: { en: 'Rome', ja: 'ローマ', pl: 'Rzym' } };
  await community.act('City', { ...rome, lead }, staff);
  const index = () =>
    community.read<{ total: number; cities: object[] }>('CityIndex', { offset: 7, limit: 8 });
  expect(await index()).toEqual({
    total: 9,
    cities: [{ slug: 'ph', zone: 'Asia/Manila' }, rome],
    at: community.now,
  });
  expect(await community.read('StaffLog', { limit: 1 })).toMatchObject({
    rows: [{ action: 'City', detail: { city: 'rome', name: 'Rome', skyline: rome.skyline, lead } }],
  });
  expect(await community.read('Boards', { offset: 10 })).toMatchObject({
    boards: [{ id: 'city-rome', city: 'rome' }],
  });
  await community.act('City', { slug: 'rome', latitude: -9000, names: { en: 'Roma' } });
  await community.act('City', { slug: 'ph', names: { en: 'Manila' }, hidden: true });
  expect((await index()).cities).toEqual([
    { slug: 'ph', zone: 'Asia/Manila', names: { en: 'Manila' }, hidden: true },
    { ...rome, latitude: -9000, names: { en: 'Roma' } },
  ]);
});

it('a city without a name, off the earth, with another drawing or on the way of another page is refused', async () => {
  const rome = newCity('rome');
  const { names: _, ...nameless } = rome;
  const { skyline: __, ...bare } = rome;
  const before = await community.read('CityIndex', { limit: 8 });
  for (const wrong of [
    nameless,
    bare,
    { ...rome, names: {} },
    { ...rome, names: 'Rome' },
    { ...rome, names: ['Rome'] },
    { ...rome, names: { ja: 'ローマ' } },
    { ...rome, names: { en: 'Rome', klingon: 'Rome' } },
    { ...rome, names: { en: 'R'.repeat(maxCityNameLength + 1) } },
    { ...rome, names: { en: 'Ro\u0000me' } },
    { ...rome, names: { en: '\u200b' } },
    { ...rome, names: { en: 7 } },
    {
      ...rome,
      names: Object.fromEntries(
        Array.from({ length: 13 }, (_, at) => [at ? `a${'bcdefghijklm'[at - 1]}` : 'en', 'x']),
      ),
    },
    { ...rome, latitude: maxLatitude + 1 },
    { ...rome, latitude: 41.9 },
    { ...rome, latitude: '41' },
    { ...rome, longitude: -maxLongitude - 1 },
    { ...rome, skyline: { ...rome.skyline, colour: 'url(x)' } },
    { ...rome, skyline: { ...rome.skyline, towers: maxSkylineBuildings + 1 } },
    { ...rome, skyline: { ...rome.skyline, seed: maxSkylineSeed + 1 } },
    { ...rome, skyline: { ...rome.skyline, path: 'M0 0' } },
    { ...rome, skyline: [] },
  ])
    expect(await community.refusal(staff, 'City', { ...wrong, reason: 'x' })).toBe('staff.malformed');
  for (const slug of reservedCitySlugs)
    expect(await community.refusal(owner, 'City', { ...newCity(slug), reason: 'x' })).toBe('city.reserved');
  expect(await community.refusal(lead, 'City', { ...rome, reason: 'x' })).toBe('staff.only');
  expect(await community.read('CityIndex', { limit: 8 })).toEqual(before);
});

it('people give themselves names, each of which one person has', async () => {
  const [ann, bob] = [addressOf('ann'), addressOf('bob')];
  expect(await community.send(ann, 'Profile', { name: 'Ann' })).toMatchObject({ name: 'Ann' });
  expect(await community.refusal(bob, 'Profile', { name: 'ANN' })).toBe('profile.name-taken');
  expect(await community.send(ann, 'Profile', { name: 'ANN' })).toMatchObject({ name: 'ANN' });
  expect(await community.read('Names', { addresses: [ann, bob] })).toMatchObject({ names: { [ann]: 'ANN' } });
  expect(await community.send(ann, 'Profile', { name: '' })).toEqual({ at: community.now });
  expect(await community.send(bob, 'Profile', { name: 'ann' })).toMatchObject({ name: 'ann' });
  expect(await community.read('Names', { addresses: [ann] })).toEqual({ at: community.now });
  for (const name of ['a'.repeat(25), ' ann', 'a\u202eb', 7, undefined])
    expect(await community.refusal(ann, 'Profile', { name })).toBe('profile.name-invalid');
  expect(await community.refusal('short', 'Profile', { name: 'Short' })).toBe('profile.address-unsupported');
});

it('an address learns what it is in the community', async () => {
  await community.send(lead, 'Profile', { name: 'Lea' });
  expect(await community.read('Mine', { address: lead })).toMatchObject({
    name: 'Lea',
    organiserOf: ['ph'],
    leadOf: ['ph'],
    isStaff: false,
    isOwner: false,
  });
  expect(await community.read('Mine', {}, staff)).toMatchObject({ organiserOf: [], isStaff: true });
  expect(await community.read('Mine', { address: owner })).toMatchObject({ isStaff: true, isOwner: true });
});
