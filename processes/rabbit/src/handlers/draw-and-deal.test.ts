import { createHash } from 'node:crypto';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { addressOf } from '../../../common/testing/addresses';
import { owner, processId } from '../../../common/testing/live-process';
import { drawCommitment } from '../../client';
import { maxEditions, maxRedraws } from '../../client/generated';
import { EventUnderTest, eventSettings } from '../../testing/event-under-test';

const process = processId as ProcessId;
const seed = createHash('sha256').update('seed').digest();
const commitment = toBase64Url(drawCommitment({ process, seed }));
const hash = addressOf('hash of a table');
const table = addressOf('table');

let event: EventUnderTest;
beforeAll(async () => {
  event = await EventUnderTest.start();
});
afterAll(() => event.stop());
beforeEach(() => event.reset());

const refusal = (action: string, data: object = {}) =>
  event.refusal(owner, action, { reason: 'because', ...data });
const dealing = (edition: number, change: object = {}) => ({
  edition,
  table,
  hash,
  count: 2,
  acts: 0,
  ...change,
});

describe('Draw', () => {
  it('commits before envelopes are dealt, as often as the staff like, and all of it is in the log', async () => {
    const other = addressOf('another commitment');
    expect(await event.act('Draw', { commitment: other })).toMatchObject({
      draw: { commitment: other, at: event.now },
    });
    await event.open();
    event.pass(1000);
    const info = await event.act<{ draw: object }>('Draw', { commitment });
    expect(info.draw).toEqual({ commitment, at: event.now });
    const { rows } = await event.read<{ rows: { action: string; detail: object }[] }>('StaffLog');
    expect(rows.filter(({ action }) => action === 'Draw').map(({ detail }) => detail)).toEqual([
      { commitment },
      { commitment: other },
    ]);
  });

  it('is over once envelopes are dealt, and once the event has ended', async () => {
    await event.open();
    await event.joinAll('Ann', 'Ben');
    await event.act('Draw', { commitment });
    await event.act('Deal', dealing(1));
    expect(await refusal('Draw', { commitment })).toBe('event.wrong-phase');
    await event.reset();
    await event.open();
    await event.act('Start');
    await event.act('Draw', { commitment });
    await event.act('End');
    expect(await refusal('Draw', { commitment })).toBe('event.wrong-phase');
  });

  it.each([
    ['nothing', undefined],
    ['a short commitment', 'AAAA'],
    ['a commitment that is no base64url', '!'.repeat(43)],
    ['a number', 1],
  ])('refuses %s', async (_, value) => {
    expect(await refusal('Draw', { commitment: value })).toBe('staff.malformed');
  });
});

describe('Deal', () => {
  beforeEach(async () => {
    await event.act('Configure', eventSettings);
    await event.act('Draw', { commitment });
    await event.act('Open');
    await event.joinAll('Ann', 'Ben');
  });

  it('publishes one edition after the other, while people can register', async () => {
    expect(await event.act('Deal', dealing(1, { acts: 3 }))).toMatchObject({
      deal: { edition: 1, table, hash, count: 2, acts: 3, at: event.now },
    });
    await event.join('Cleo');
    let edition = 1;
    for (const phase of ['Start', 'Pause']) {
      await event.act(phase);
      edition += 1;
      event.pass(60_000);
      expect(await event.act('Deal', dealing(edition, { count: 3 }))).toMatchObject({
        deal: { edition, count: 3, at: event.now },
      });
    }
    await event.act('End');
    expect(await refusal('Deal', dealing(4))).toBe('event.wrong-phase');
  });

  it('takes each edition once: a replay and a number out of turn change nothing', async () => {
    expect(await refusal('Deal', dealing(2))).toBe('role.edition-taken');
    await event.act('Deal', dealing(1));
    expect(await refusal('Deal', dealing(1))).toBe('role.edition-taken');
    expect(await refusal('Deal', dealing(3))).toBe('role.edition-taken');
  });

  it('needs a commitment', async () => {
    await event.reset();
    await event.open();
    await event.joinAll('Ann', 'Ben');
    expect(await refusal('Deal', dealing(1))).toBe('role.no-draw');
  });

  it.each([
    ['no edition', { edition: undefined }],
    ['edition 0', { edition: 0 }],
    ['an edition beyond all', { edition: maxEditions + 1 }],
    ['half an edition', { edition: 1.5 }],
    ['a table that has no id', { table: 'table' }],
    ['a hash of another size', { hash: 'AAAA' }],
    ['no envelopes', { count: 0 }],
    ['more envelopes than players', { count: 3 }],
    ['more acts than the staff took', { acts: 4 }],
    ['no acts', { acts: undefined }],
    ['a negative number of acts', { acts: -1 }],
  ])('refuses %s', async (_, change) => {
    expect(await refusal('Deal', dealing(1, change))).toBe('staff.malformed');
  });
});

describe('OpenDraw', () => {
  beforeEach(async () => {
    await event.act('Configure', eventSettings);
    await event.act('Draw', { commitment });
    await event.act('Open');
    await event.joinAll('Ann', 'Ben');
    await event.act('Deal', dealing(1));
    await event.act('Deal', dealing(2));
    await event.act('Start');
  });

  it('opens the seed after the end, with the further draws', async () => {
    expect(await refusal('OpenDraw', { seed: toBase64Url(seed) })).toBe('event.wrong-phase');
    await event.act('End');
    const opened = await event.act<{ draw: object }>('OpenDraw', {
      seed: toBase64Url(seed),
      redraws: [1, 2, 2],
    });
    expect(opened.draw).toMatchObject({ commitment, seed: toBase64Url(seed), redraws: [1, 2, 2] });
    const again = await event.act<{ draw: object }>('OpenDraw', { seed: toBase64Url(seed) });
    expect(again.draw).toMatchObject({ commitment, seed: toBase64Url(seed) });
    expect(again.draw).not.toHaveProperty('redraws');
  });

  it('takes no other seed', async () => {
    await event.act('End');
    expect(await refusal('OpenDraw', { seed: addressOf('another seed') })).toBe('role.wrong-seed');
  });

  it('needs a commitment', async () => {
    await event.reset();
    await event.run();
    await event.act('End');
    expect(await refusal('OpenDraw', { seed: toBase64Url(seed) })).toBe('role.no-draw');
  });

  it.each([
    ['no seed', { seed: undefined }],
    ['a short seed', { seed: 'AAAA' }],
    ['a further draw of no edition', { redraws: [0] }],
    ['a further draw of an edition to come', { redraws: [3] }],
    ['too many further draws', { redraws: Array(maxRedraws + 1).fill(1) }],
    ['further draws that are no list', { redraws: 'all' }],
    ['further draws by name', { redraws: { first: 1 } }],
  ])('refuses %s', async (_, change) => {
    await event.act('End');
    expect(await refusal('OpenDraw', { seed: toBase64Url(seed), ...change })).toBe('staff.malformed');
  });
});

it('nothing that anybody can read before the end tells who was drawn, whoever it is', async () => {
  await event.act('Configure', eventSettings);
  await event.act('Draw', { commitment });
  await event.act('Open');
  await event.joinAll('Ann', 'Ben');
  const info = await event.act<object>('Deal', dealing(1));
  expect(JSON.stringify(info)).not.toContain(toBase64Url(seed));
  expect(await event.rabbit.stateText()).not.toContain('seed');
});
