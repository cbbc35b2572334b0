import { addressOf } from '../../../common/testing/addresses';
import { LiveCommunity, wallets } from '../../testing/live-community';

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
  const ph = { slug: 'ph', zone: 'Asia/Manila', lead, organisers: [lead] };
  const lisbon = { slug: 'lisbon', zone: 'Europe/Lisbon', organisers: [], hidden: true };
  expect(await community.read('Cities')).toMatchObject({ total: 2, cities: [ph, lisbon] });
  await community.act('City', { slug: 'ph', lead: '' });
  await community.act('City', { slug: 'lisbon', hidden: false, lead: anybody });
  expect(await community.read('Cities')).toEqual({
    total: 2,
    cities: [
      { slug: 'ph', zone: 'Asia/Manila', organisers: [lead] },
      { slug: 'lisbon', zone: 'Europe/Lisbon', lead: anybody, organisers: [anybody] },
    ],
    at: community.now,
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
  for (let index = 2; index < 64; index += 1) await community.act('City', { slug: `c${index}`, zone: 'UTC' });
  expect(await community.refusal(owner, 'City', { slug: 'rome', zone: 'UTC', reason: 'x' })).toBe(
    'city.too-many',
  );
  expect(await community.refusal(owner, 'Cities', { limit: 17 })).toBe('message.malformed');
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
