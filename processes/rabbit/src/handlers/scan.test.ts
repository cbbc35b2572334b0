import { addressOf } from '../../../common/testing/addresses';
import { defaultClaimWindowMs, earlyMs, minClaimWindowMs, slotMs } from '../../client/generated';
import { EventUnderTest, type TestPlayer } from '../../testing/event-under-test';

const event = EventUnderTest.forTests();
let ann: TestPlayer;
let ben: TestPlayer;

beforeEach(async () => {
  await event.run();
  ann = await event.join('Ann');
  ben = await event.join('Ben');
});

const refusal = (scanner: TestPlayer, data: object) => event.refusal(scanner.address, 'Scan', data);

describe('a scan that counts', () => {
  it('is answered at once with what it collected', async () => {
    expect(await event.scan(ann, ben)).toEqual({
      rabbit: ben.rabbit,
      nickname: 'Ben',
      colour: 'yellow',
      slot: event.slot,
      outcome: 'collected',
      collected: ['yellow'],
      complete: false,
      disclosed: [],
      at: event.now,
    });
    expect(await event.read('Me', { address: ann.address })).toMatchObject({
      collected: [
        {
          colour: 'yellow',
          rabbit: ben.rabbit,
          nickname: 'Ben',
          slot: event.slot,
          at: event.now,
          status: 'pending',
        },
      ],
    });
  });

  it('is in no public number until it is confirmed', async () => {
    await event.scan(ann, ben);
    expect(await event.read('Info')).toMatchObject({ scans: 0 });
    await event.discloseShown();
    expect(await event.read('Info')).toMatchObject({ scans: 1 });
  });

  it('completes the rainbow with the seventh colour, which has its block once all seven are confirmed', async () => {
    const others = await event.joinAll('Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana');
    for (const other of [ben, ...others]) {
      event.pass(1000);
      await event.scan(ann, other);
    }
    const { block, now } = event;
    event.pass(1000);
    const me = await event.read<{ complete: boolean }>('Me', { address: ann.address });
    expect(me.complete).toBe(true);
    expect(me).not.toHaveProperty('block');
    expect(await event.read('Info')).toMatchObject({ rainbows: 0, latestRainbows: [] });
    await event.discloseShown();
    expect(await event.read('Me', { address: ann.address })).toMatchObject({ complete: true, block });
    expect(await event.read('Info')).toMatchObject({
      rainbows: 1,
      latestRainbows: [{ rabbit: ann.rabbit, nickname: 'Ann', block, at: now }],
    });
  });
});

describe('the window of a slot', () => {
  /** The number of slots between this one and the first that begins no earlier than `earlyMs` from now. */
  const slotsAhead = Math.ceil(earlyMs / slotMs);

  it('opens a while before the slot and closes with the claim window after it', async () => {
    const slot = event.slot + slotsAhead;
    event.pass(slotsAhead * slotMs - earlyMs);
    await event.scan(ann, ben, { slot });
    event.pass(earlyMs + slotMs + defaultClaimWindowMs);
    await event.scan(ben, ann, { slot });
  });

  it('refuses claims before and after', async () => {
    const slot = event.slot + slotsAhead + 1;
    event.pass((slotsAhead + 1) * slotMs - earlyMs - 1);
    expect(await refusal(ann, event.scanData(ann, ben, { slot }))).toBe('scan.future');
    event.pass(1 + earlyMs + slotMs + defaultClaimWindowMs + 1);
    expect(await refusal(ann, event.scanData(ann, ben, { slot }))).toBe('scan.stale');
  });

  it('is as long as the event says', async () => {
    await event.reset();
    await event.run({ claimWindowMs: minClaimWindowMs });
    [ann, ben] = [await event.join('Ann'), await event.join('Ben')];
    const { slot } = event;
    event.pass(slotMs + minClaimWindowMs + 1);
    expect(await refusal(ann, event.scanData(ann, ben, { slot }))).toBe('scan.stale');
  });
});

describe('a scan is refused', () => {
  it('without registration', async () => {
    const data = event.scanData(ann, ben);
    expect(await event.refusal(addressOf('stranger'), 'Scan', data)).toBe('player.unknown');
  });

  it('while banned, until the ban is taken back', async () => {
    await event.act('Ban', { rabbit: ann.rabbit });
    expect(await refusal(ann, event.scanData(ann, ben))).toBe('player.banned');
    await event.act('Unban', { rabbit: ann.rabbit });
    await event.scan(ann, ben);
  });

  it('of a banned rabbit, until the ban is taken back', async () => {
    await event.act('Ban', { rabbit: ben.rabbit });
    expect(await refusal(ann, event.scanData(ann, ben))).toBe('rabbit.banned');
    await event.act('Unban', { rabbit: ben.rabbit });
    await expect(event.scan(ann, ben)).resolves.toMatchObject({ collected: ['yellow'] });
  });

  it.each(['Pause', 'End'])('after %s', async (act) => {
    await event.act(act);
    expect(await refusal(ann, event.scanData(ann, ben))).toBe('event.not-running');
  });

  it('when there is no such rabbit', async () => {
    const data = event.scanData(ann, ben);
    expect(await refusal(ann, { ...data, rabbit: 3 })).toBe('rabbit.unknown');
    expect(await refusal(ann, { ...data, rabbit: 0 })).toBe('rabbit.unknown');
  });

  it('of the own rabbit', async () => {
    expect(await refusal(ann, event.scanData(ann, ann))).toBe('rabbit.own');
  });

  it('of a rabbit whose colour is pending already', async () => {
    await event.scan(ann, ben);
    expect(await refusal(ann, event.scanData(ann, ben))).toBe('rabbit.colour-collected');
    event.pass(slotMs);
    expect(await refusal(ann, event.scanData(ann, ben))).toBe('rabbit.colour-collected');
  });

  it('of a colour that is confirmed, from whichever rabbit', async () => {
    await event.joinAll('Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana');
    const alsoYellow = await event.join('Ida');
    await event.scan(ann, ben);
    await event.discloseShown();
    expect(await refusal(ann, event.scanData(ann, ben))).toBe('rabbit.colour-collected');
    expect(await refusal(ann, event.scanData(ann, alsoYellow))).toBe('rabbit.colour-collected');
  });

  it('of a slot that no chain of the rabbit has', async () => {
    event.pass(400 * slotMs);
    const { slot } = event;
    const claim = addressOf('any 32 bytes');
    expect(await refusal(ann, { rabbit: ben.rabbit, slot, claim })).toBe('scan.no-chain');
    expect(await refusal(ann, { rabbit: ben.rabbit, slot: slot - 1, claim })).toBe('scan.no-chain');
  });

  it.each([
    ['no rabbit', { rabbit: undefined }],
    ['a rabbit in words', { rabbit: 'two' }],
    ['a rabbit as text', { rabbit: '2' }],
    ['half a rabbit', { rabbit: 1.5 }],
    ['a rabbit beyond 16 bits', { rabbit: 65_536 }],
    ['no slot', { slot: undefined }],
    ['a slot beyond 32 bits', { slot: 2 ** 32 }],
    ['a negative slot', { slot: -1 }],
    ['no claim', { claim: undefined }],
    ['a claim that is too short', { claim: 'AAAA' }],
    ['a claim with padding', { claim: `${'A'.repeat(43)}=` }],
    ['a claim that is not the only spelling of its bytes', { claim: `${'A'.repeat(42)}B` }],
    ['a claim with a character of another alphabet', { claim: `+${'A'.repeat(42)}` }],
    ['a claim that is no text', { claim: 7 }],
  ])('with %s', async (_, change) => {
    expect(await refusal(ann, { ...event.scanData(ann, ben), ...change })).toBe('scan.malformed');
  });
});

describe('disclosures that ride along', () => {
  it('have their outcomes and never make the scan fail', async () => {
    const cleo = await event.join('Cleo');
    const { slot } = event;
    await event.scan(ann, ben);
    event.pass(slotMs + defaultClaimWindowMs + 1);
    const wrong = { ...event.disclosure(cleo, slot), token: event.disclosure(cleo, slot + 1).token };
    const disclosures = [event.disclosure(ben, slot), wrong, event.disclosure(ben, event.slot), 'rubbish'];
    expect(await event.scan(ann, cleo, { disclosures })).toMatchObject({
      collected: ['yellow', 'blue'],
      disclosed: [
        { rabbit: ben.rabbit, slot, ok: true, confirmed: 1, struck: 0 },
        { rabbit: cleo.rabbit, slot, ok: false, code: 'disclosure.wrong', confirmed: 0, struck: 0 },
        { rabbit: ben.rabbit, slot: event.slot, ok: false, code: 'disclosure.early' },
        { ok: false, code: 'disclosure.malformed' },
      ],
    });
  });

  it.each([['rubbish'], [7], [{ rabbit: 1 }], [Array(21).fill({})], [null]])(
    'may even be %j',
    async (disclosures) => {
      expect(await event.scan(ann, ben, { disclosures })).toMatchObject({ disclosed: [] });
    },
  );

  it('may strike out a colour of the scanner, whose reply has the colours left', async () => {
    const cleo = await event.join('Cleo');
    const { slot } = event;
    await event.scan(ann, ben, { claim: addressOf('invented') });
    event.pass(slotMs + defaultClaimWindowMs + 1);
    expect(await event.scan(ann, cleo, { disclosures: [event.disclosure(ben, slot)] })).toMatchObject({
      collected: ['blue'],
      disclosed: [{ ok: true, confirmed: 0, struck: 1 }],
    });
  });

  it('are not carried out when the scan is refused', async () => {
    const { slot } = event;
    await event.scan(ann, ben);
    event.pass(slotMs + defaultClaimWindowMs + 1);
    const data = event.scanData(ann, ben, { disclosures: [event.disclosure(ben, slot)] });
    expect(await refusal(ann, data)).toBe('rabbit.colour-collected');
    expect(await event.statuses(ann)).toEqual({ yellow: 'pending' });
  });
});
