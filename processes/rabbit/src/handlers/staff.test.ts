import { addressOf } from '../../../common/testing/addresses';
import { owner } from '../../../common/testing/live-process';
import { rabbitActNames } from '../../client';
import { defaultClaimWindowMs } from '../../client/generated';
import { EventUnderTest, publicKeyOf, eventSettings as settings } from '../../testing/event-under-test';

const helper = addressOf('helper');

const event = EventUnderTest.forTests();

const refusal = (action: string, data: object = {}, from = owner) =>
  event.refusal(from, action, { reason: 'because', ...data });
const log = () => event.read<{ total: number; rows: { action: string }[] }>('StaffLog');

describe('the right to act', () => {
  it.each(rabbitActNames)('%s is for staff only, which is checked first', async (action) => {
    expect(await event.refusal(helper, action)).toBe('staff.only');
  });

  it('is given and taken by the owner', async () => {
    expect(await event.act('Staff', { add: [helper] })).toMatchObject({ staff: [owner, helper] });
    await event.act('Announce', { text: 'Hello' }, helper);
    expect(await event.act('Staff', { remove: [helper] })).toMatchObject({ staff: [owner] });
    expect(await refusal('Announce', { text: 'Hello' }, helper)).toBe('staff.only');
  });

  it('does not include the right to give it', async () => {
    await event.act('Staff', { add: [helper] });
    expect(await refusal('Staff', { add: [addressOf('friend')] }, helper)).toBe('staff.owner-only');
  });

  it('stays with the owner, who is never on the list', async () => {
    expect(await event.act('Staff', { add: [owner, helper, helper] })).toMatchObject({
      staff: [owner, helper],
    });
    expect(await event.act('Staff', { remove: [owner] })).toMatchObject({ staff: [owner, helper] });
  });

  it('is given to fifty at most', async () => {
    const many = Array.from({ length: 50 }, (_, i) => addressOf(`helper ${i}`));
    await event.act('Staff', { add: many });
    expect(await refusal('Staff', { add: [helper] })).toBe('staff.malformed');
    await event.act('Staff', { add: [helper], remove: many.slice(0, 1) });
  });

  it.each([
    ['nothing', {}],
    ['no lists', { add: helper }],
    ['an invalid address', { add: ['helper'] }],
    ['an object', { remove: { first: helper } }],
  ])('is not given with %s', async (_, data) => {
    expect(await refusal('Staff', data)).toBe('staff.malformed');
  });
});

describe('every act', () => {
  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['blank', ' \n '],
    ['too long', 'x'.repeat(201)],
    ['no text', 5],
    ['broken by a control character', 'a\u0007b'],
  ])('is refused when its reason is %s', async (_, reason) => {
    expect(await refusal('Open', { reason })).toBe('staff.reason-missing');
  });

  it('is done once, however often the network delivers its message', async () => {
    await event.act('Configure', settings);
    const announce = {
      ...event.letter(owner, 'Announce', { reason: 'once', text: 'Hello' }),
      id: 'the same',
    };
    expect(await event.live.send(announce)).toMatchObject({ ok: true });
    await event.act('Open');
    expect(await event.live.send(announce)).toMatchObject({ ok: false, code: 'message.repeated' });
    for (const name of ['The first place', 'The second place']) await event.act('Configure', { name });
    expect(await event.live.send({ ...announce, id: 'another' })).toMatchObject({
      ok: false,
      code: 'message.repeated',
    });
  });

  it('is in the log with who, when, why and what, newest first', async () => {
    await event.act('Configure', settings);
    event.pass(1000);
    await event.act('Open', { reason: 'Doors open — 開場' });
    await event.join('Ann');
    await event.act('Ban', { rabbit: 1 });
    const { total, rows } = await log();
    expect(total).toBe(3);
    expect(rows[0]).toEqual({
      at: event.now,
      address: owner,
      action: 'Ban',
      reason: 'because',
      detail: { rabbit: 1 },
    });
    expect(rows[1]).toEqual({ at: event.now, address: owner, action: 'Open', reason: 'Doors open — 開場' });
    expect(rows[2]).toMatchObject({ at: event.now - 1000, action: 'Configure', detail: settings });
    expect(await event.read('StaffLog', { offset: 1, limit: 1 })).toMatchObject({
      total: 3,
      rows: [{ action: 'Open' }],
    });
    expect(await event.read('StaffLog', { offset: 3 })).toEqual({
      total: 3,
      rows: [],
      at: event.now,
    });
  });
});

describe('Configure', () => {
  it('sets what the event is', async () => {
    const all = {
      ...settings,
      claimWindowMs: 60_000,
      settleWindowMs: 600_000,
      startsAt: event.now,
      endsAt: event.now + 1,
      prize: 'A golden carrot',
      follow: 'fair_x',
    };
    await event.act('Configure', all);
    expect(await event.read('Info')).toMatchObject(all);
  });

  it('may come in parts, the later ones over the earlier', async () => {
    await event.act('Configure', { name: 'First' });
    await event.act('Configure', { name: 'Second', slug: 'demo' });
    expect(await event.read('Info')).toMatchObject({ name: 'Second', slug: 'demo' });
  });

  it('leaves slug and key alone once people may have seen them, and the windows once the game began', async () => {
    await event.open();
    expect(await refusal('Configure', { slug: 'other' })).toBe('event.wrong-phase');
    expect(await refusal('Configure', { contactKey: publicKeyOf('x'), name: 'New' })).toBe(
      'event.wrong-phase',
    );
    await event.act('Configure', { claimWindowMs: 60_000, settleWindowMs: 60_000 });
    await event.act('Start');
    expect(await refusal('Configure', { claimWindowMs: defaultClaimWindowMs })).toBe('event.wrong-phase');
    await event.act('Pause');
    expect(await refusal('Configure', { settleWindowMs: 120_000 })).toBe('event.wrong-phase');
    await event.act('Configure', { name: 'New', prize: 'More carrots', startsAt: 1, endsAt: 2 });
  });

  it.each([
    ['nothing', {}],
    ['a slug with capitals', { slug: 'Demo' }],
    ['a slug that begins with a hyphen', { slug: '-demo' }],
    ['a slug with a slash', { slug: 'a/b' }],
    ['a long slug', { slug: 'a'.repeat(41) }],
    ['an empty name', { name: '' }],
    ['a long name', { name: 'a'.repeat(81) }],
    ['a contact key of another size', { contactKey: 'BAAA' }],
    ['a short claim window', { claimWindowMs: 29_999 }],
    ['a long claim window', { claimWindowMs: 600_001 }],
    ['a claim window as text', { claimWindowMs: '60000' }],
    ['a short settle window', { settleWindowMs: 59_999 }],
    ['a long settle window', { settleWindowMs: 86_400_001 }],
    ['a start that is no time', { startsAt: 'noon' }],
    ['a negative end', { endsAt: -1 }],
    ['an X username of another form', { follow: '@fair' }],
    ['a long prize', { prize: 'a'.repeat(281) }],
    ['one bad setting among good ones', { name: 'Good', prize: 5 }],
  ])('refuses %s', async (_, data) => {
    expect(await refusal('Configure', data)).toBe('staff.malformed');
  });
});

describe('the phases', () => {
  it('lead from draft to the end, with pauses', async () => {
    await event.act('Configure', settings);
    const phases: string[] = [];
    for (const action of ['Open', 'Start', 'Pause', 'Start', 'Pause', 'End']) {
      phases.push((await event.act<{ phase: string }>(action)).phase);
    }
    expect(phases).toEqual(['open', 'running', 'paused', 'running', 'paused', 'ended']);
  });

  it('begin only with slug, name and contact key', async () => {
    for (const missing of ['slug', 'name', 'contactKey']) {
      await event.reset();
      await event.act('Configure', { ...settings, [missing]: undefined });
      expect(await refusal('Open')).toBe('event.incomplete');
    }
  });

  it.each([
    ['draft', [], ['Start', 'Pause', 'End']],
    ['open', ['Open'], ['Open', 'Pause', 'End']],
    ['running', ['Open', 'Start'], ['Open', 'Start']],
    ['paused', ['Open', 'Start', 'Pause'], ['Open', 'Pause']],
    ['ended', ['Open', 'Start', 'End'], ['Open', 'Start', 'Pause', 'End']],
  ])('allow no other way from %s', async (_, way, forbidden) => {
    await event.act('Configure', settings);
    for (const action of way) await event.act(action);
    for (const action of forbidden) expect(await refusal(action)).toBe('event.wrong-phase');
  });
});

describe('Ban, Unban and Strike', () => {
  beforeEach(async () => {
    await event.open();
    await event.join('Ann');
  });

  it.each(['Ban', 'Unban', 'Strike', 'Remove'])('%s needs a rabbit that exists', async (action) => {
    expect(await refusal(action, { rabbit: 2, colour: 'red' })).toBe('rabbit.unknown');
    expect(await refusal(action, { colour: 'red' })).toBe('staff.malformed');
    expect(await refusal(action, { rabbit: '1', colour: 'red' })).toBe('staff.malformed');
  });

  it('Strike needs a colour that is there', async () => {
    expect(await refusal('Strike', { rabbit: 1, colour: 'red' })).toBe('staff.colour-missing');
    expect(await refusal('Strike', { rabbit: 1, colour: 'pink' })).toBe('staff.malformed');
    expect(await refusal('Strike', { rabbit: 1 })).toBe('staff.malformed');
  });
});

describe('Announce', () => {
  it('keeps the last five, newest first', async () => {
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) {
      event.pass(1000);
      await event.act('Announce', { text });
    }
    const { announcements } = await event.read<{ announcements: { text: string; at: number }[] }>('Info');
    expect(announcements.map(({ text }) => text)).toEqual(['six', 'five', 'four', 'three', 'two']);
    expect(announcements[0]?.at).toBe(event.now);
  });

  it.each([
    ['nothing', undefined],
    ['blanks', '  '],
    ['too much', 'x'.repeat(281)],
    ['a number', 5],
  ])('refuses %s', async (_, text) => {
    expect(await refusal('Announce', { text })).toBe('staff.malformed');
  });
});
