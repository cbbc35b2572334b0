import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { addressOf } from '../../../common/testing/addresses';
import { processId } from '../../../common/testing/live-process';
import { type Acknowledgements, openAcknowledgement, sealAcknowledgement } from '../../client';
import { acknowledgementBytes, defaultClaimWindowMs, slotMs } from '../../client/generated';
import { EventUnderTest, eventSettings, type TestPlayer } from '../../testing/event-under-test';
import { makeRoleKeys, type RoleKeys } from '../../testing/role-keys';
import { TestDraw } from '../../testing/test-draw';
import { testKeyDigest } from '../../testing/test-key';

const process = processId as ProcessId;
const draw = new TestDraw();
const table = { table: addressOf('table'), hash: addressOf('hash') };

let event: EventUnderTest;
let keys: RoleKeys;
let ann: TestPlayer;
let ben: TestPlayer;
beforeAll(async () => {
  event = await EventUnderTest.start();
  keys = await makeRoleKeys();
});
afterAll(() => event.stop());
beforeEach(async () => {
  await event.reset();
  await event.act('Configure', { ...eventSettings, keyDigest: testKeyDigest });
  await event.act('Draw', { commitment: addressOf('commitment'), acknowledgementKey: keys.publicKey });
  await event.act('Open');
  [ann, ben] = (await event.joinAll('Ann', 'Ben')) as [TestPlayer, TestPlayer];
  await event.act('Start');
});

const deal = (edition: number, count = 2) =>
  event.act('Deal', { ...table, edition, count, sealed: draw.sealed(edition) });
const acknowledgement = async (player: TestPlayer, edition: number, agreed = true) => {
  const acknowledgementKey = fromBase64Url(keys.publicKey);
  const address = player.address as Address;
  return {
    edition,
    sealed: toBase64Url(await sealAcknowledgement({ process, address, edition, agreed, acknowledgementKey })),
  };
};
const read = () => event.read<Acknowledgements>('Acknowledgements');
const opened = async () => {
  const { rows } = await read();
  return Promise.all(
    rows.map(async ({ address, edition, sealed }) => ({
      edition,
      agreed: await openAcknowledgement({
        process,
        address,
        edition,
        sealed: fromBase64Url(sealed),
        privateKey: keys.privateKey,
      }).catch(() => 'unreadable'),
    })),
  );
};

describe('an acknowledgement', () => {
  it('is taken once for each edition, the latest one of each player, and the staff can open it', async () => {
    await deal(1);
    await event.send(ben.address, 'Acknowledge', await acknowledgement(ben, 1));
    await event.send(ann.address, 'Acknowledge', await acknowledgement(ann, 1, false));
    expect(await event.read('Me', { address: ann.address })).toMatchObject({ acknowledged: 1 });
    event.pass(60_000);
    await deal(2);
    await event.send(ben.address, 'Acknowledge', await acknowledgement(ben, 2));
    expect(await read()).toMatchObject({
      total: 2,
      rows: [
        { rabbit: ben.rabbit, address: ben.address, edition: 2, acknowledgedAt: event.now },
        { rabbit: ann.rabbit, address: ann.address, edition: 1 },
      ],
    });
    expect(await opened()).toEqual([
      { edition: 2, agreed: true },
      { edition: 1, agreed: false },
    ]);
  });

  it('that is repeated, stale or early is refused', async () => {
    const early = await acknowledgement(ann, 1);
    expect(await event.refusal(ann.address, 'Acknowledge', early)).toBe('acknowledgement.no-edition');
    await deal(1);
    expect(await event.refusal(ann.address, 'Acknowledge', await acknowledgement(ann, 2))).toBe(
      'acknowledgement.stale',
    );
    await event.send(ann.address, 'Acknowledge', early);
    expect(await event.refusal(ann.address, 'Acknowledge', early)).toBe('acknowledgement.repeated');
    await deal(2);
    expect(await event.refusal(ann.address, 'Acknowledge', early)).toBe('acknowledgement.stale');
  });

  it('needs an envelope, a player and no ban', async () => {
    await deal(1);
    const cleo = await event.join('Cleo');
    expect(await event.refusal(cleo.address, 'Acknowledge', await acknowledgement(cleo, 1))).toBe(
      'acknowledgement.no-envelope',
    );
    expect(await event.refusal(addressOf('stranger'), 'Acknowledge', await acknowledgement(ann, 1))).toBe(
      'player.unknown',
    );
    await event.act('Ban', { rabbit: ann.rabbit });
    expect(await event.refusal(ann.address, 'Acknowledge', await acknowledgement(ann, 1))).toBe(
      'player.banned',
    );
  });

  it('that was copied from somebody else opens for nobody', async () => {
    await deal(1);
    const genuine = await acknowledgement(ben, 1);
    await event.send(ben.address, 'Acknowledge', genuine);
    await event.send(ann.address, 'Acknowledge', genuine);
    expect(await opened()).toEqual([
      { edition: 1, agreed: true },
      { edition: 1, agreed: 'unreadable' },
    ]);
  });

  const sealed = toBase64Url(new Uint8Array(acknowledgementBytes).fill(4));
  it.each<[string, object]>([
    ['no edition', { sealed }],
    ['no seal', { edition: 1 }],
    ['a short seal', { edition: 1, sealed: sealed.slice(2) }],
    ['a seal of much', { edition: 1, sealed: sealed.repeat(100) }],
    ['a seal that does not begin with a key', { edition: 1, sealed: `A${sealed.slice(1)}` }],
    ['an edition as text', { edition: '1', sealed }],
    ['a negative edition', { edition: -1, sealed }],
  ])('is malformed with %s', async (_, data) => {
    await deal(1);
    expect(await event.refusal(ann.address, 'Acknowledge', data)).toBe('acknowledgement.malformed');
  });
});

describe('an acknowledgement that rides along', () => {
  it('is taken by a scan and by a disclosure', async () => {
    await deal(1);
    const scan = { ...event.scanData(ann, ben), acknowledgement: await acknowledgement(ann, 1) };
    expect(await event.send(ann.address, 'Scan', scan)).toMatchObject({ acknowledged: true });
    const disclosure = event.disclosure(ben, event.slot);
    event.pass(2 * slotMs + defaultClaimWindowMs);
    const disclose = { disclosures: [disclosure], acknowledgement: await acknowledgement(ben, 1) };
    expect(await event.send(ben.address, 'Disclose', disclose)).toMatchObject({ acknowledged: true });
    expect(await opened()).toEqual([
      { edition: 1, agreed: true },
      { edition: 1, agreed: true },
    ]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['stale', () => acknowledgement(ann, 7)],
    ['malformed', async () => 'yes'],
    ['null', async () => ({ edition: 1 })],
  ])('never makes a scan fail when it is %s', async (_, make) => {
    await deal(1);
    const reply = await event.send(ann.address, 'Scan', {
      ...event.scanData(ann, ben),
      acknowledgement: await make(),
    });
    expect(reply).toMatchObject({ outcome: 'collected', acknowledged: false });
    expect(await read()).toMatchObject({ total: 0 });
  });

  it('is not taken when its message is refused', async () => {
    await deal(1);
    const data = { ...event.scanData(ann, ann), acknowledgement: await acknowledgement(ann, 1) };
    expect(await event.refusal(ann.address, 'Scan', data)).toBe('rabbit.own');
    expect(await read()).toMatchObject({ total: 0 });
  });

  it('of a stranger is not taken by a disclosure', async () => {
    await deal(1);
    await event.scan(ann, ben);
    const disclosure = event.disclosure(ben, event.slot);
    event.pass(2 * slotMs + defaultClaimWindowMs);
    const data = { disclosures: [disclosure], acknowledgement: await acknowledgement(ann, 1) };
    expect(await event.send(addressOf('stranger'), 'Disclose', data)).toMatchObject({
      acknowledged: false,
    });
  });
});
