import { addressOf } from '../../common/testing/addresses';
import { owner } from '../../common/testing/live-process';
import { defaultClaimWindowMs, maxClaimsPerPlayer, rabbitActNames, slotMs } from '../client/generated';
import { chainData, EventUnderTest, type TestPlayer } from '../testing/event-under-test';
import { testAnswer, testKey, testKeyDigest } from '../testing/test-key';

/** `refusal` fails for an accepted message, and for a message that leaves any change. */
const event = EventUnderTest.forTests();
let ann: TestPlayer;
let ben: TestPlayer;
let cleo: TestPlayer;
beforeEach(async () => {
  await event.run({ printed: 'allowed', keyDigest: testKeyDigest });
  [ann, ben, cleo] = (await event.joinAll('Ann', 'Ben', 'Cleo')) as [TestPlayer, TestPlayer, TestPlayer];
});

const windowMs = slotMs + defaultClaimWindowMs + 1;
const stranger = addressOf('stranger');
const bytes = (size: number, first = 4) =>
  Buffer.concat([Buffer.from([first]), Buffer.alloc(size - 1, 7)]).toString('base64url');
const act = { reason: 'because' };

/** Everything of an event that is confirmed: the board, the public numbers, and who won. */
async function confirmedState() {
  const { rows } = await event.read<{ rows: object[] }>('Leaderboard');
  const { scans, rainbows, latestRainbows, winner } = await event.read<Record<string, unknown>>('Info');
  return { rows, scans, rainbows, latestRainbows, winner };
}

describe('a copied claim', () => {
  // Nobody can know before the token is out: a claim is a hash over a secret that only the rabbit's phone has.
  it('is taken, changes nothing that is confirmed, and is void once its token is out', async () => {
    const { slot } = event;
    const copied = event.scanData(ann, ben);
    await event.send(ann.address, 'Scan', copied);
    const before = await confirmedState();
    await event.send(cleo.address, 'Scan', copied);
    expect(await confirmedState()).toEqual(before);
    event.pass(windowMs);
    const settled = await event.disclose<{ disclosed: object[] }>(event.disclosure(ben, slot));
    expect(settled.disclosed).toEqual([{ rabbit: ben.rabbit, slot, ok: true, confirmed: 1, struck: 1 }]);
    expect(await event.statuses(ann)).toEqual({ yellow: 'confirmed' });
    expect(await event.read('Me', { address: cleo.address })).toMatchObject({ collected: [], voided: 1 });
    const { rows, scans } = await confirmedState();
    expect(scans).toBe(1);
    expect(rows.map((row) => 'count' in row && row.count)).toEqual([1, 0, 0]);
  });

  it('completes no rainbow for an answer, and can’t be made good afterwards', async () => {
    const { slot } = event;
    const copied = event.scanData(ann, ben);
    await event.send(cleo.address, 'Scan', copied);
    event.pass(windowMs);
    await event.disclose(event.disclosure(ben, slot));
    const before = await confirmedState();
    expect(await event.refusal(cleo.address, 'Answer', { answer: testAnswer(cleo) })).toBe(
      'answer.rainbow-incomplete',
    );
    expect(await event.refusal(cleo.address, 'Scan', copied)).toBe('scan.stale');
    expect(await confirmedState()).toEqual(before);
  });
});

it('a copied answer needs a rainbow, and is no answer of its sender', async () => {
  expect(await event.refusal(cleo.address, 'Answer', { answer: testAnswer(ann) })).toBe(
    'answer.rainbow-incomplete',
  );
  expect(testAnswer(cleo)).not.toBe(testAnswer(ann));
  expect(await event.refusal(cleo.address, 'Reveal', { key: testKey, rabbit: ann.rabbit })).toBe(
    'key.no-answer',
  );
});

it('a replay counts for nothing', async () => {
  const { data } = await event.registration('Dora');
  await event.send(addressOf('Dora'), 'Register', data);
  expect(await event.refusal(addressOf('Dora'), 'Register', data)).toBe('player.exists');
  const scan = event.scanData(ann, ben);
  await event.send(ann.address, 'Scan', scan);
  expect(await event.refusal(ann.address, 'Scan', scan)).toBe('rabbit.colour-collected');
  const letter = { ...event.letter(owner, 'Ban', { ...act, rabbit: ben.rabbit }), id: addressOf('ban') };
  expect(await event.live.send(letter)).toMatchObject({ ok: true });
  await event.act('Unban', { rabbit: ben.rabbit });
  const before = await event.live.stateText();
  expect(await event.live.send(letter)).toMatchObject({ code: 'message.repeated' });
  expect(await event.live.stateText()).toBe(before);
});

it('a forged token, and one before its time, are refused', async () => {
  const { slot } = event;
  const real = event.disclosure(ben, slot);
  expect(await event.refusal(stranger, 'Disclose', { disclosures: [real] })).toBe('disclosure.early');
  event.pass(windowMs);
  const forged = { ...real, token: bytes(10) };
  expect(await event.refusal(stranger, 'Disclose', { disclosures: [forged] })).toBe('disclosure.wrong');
  const future = event.scanData(ann, ben, { slot: event.slot + 5 });
  expect(await event.refusal(ann.address, 'Scan', future)).toBe('scan.future');
});

it('a stale disclosure settles nothing, and a stale scan is refused', async () => {
  const { slot } = event;
  const scan = event.scanData(ann, ben);
  event.pass(windowMs);
  await event.disclose(event.disclosure(ben, slot));
  const stale = { ...event.disclosure(ben, slot), token: bytes(10) };
  const before = await event.live.evaluateLua(
    'return RabbitState.chains.slot[2] .. RabbitState.claims.total',
  );
  expect(await event.disclose(stale)).toMatchObject({ disclosed: [{ ok: true, confirmed: 0, struck: 0 }] });
  expect(await event.live.evaluateLua('return RabbitState.chains.slot[2] .. RabbitState.claims.total')).toBe(
    before,
  );
  expect(await event.refusal(ann.address, 'Scan', scan)).toBe('scan.stale');
  const older = { ...stale, slot: ben.chainStart - 1 };
  expect(await event.refusal(stranger, 'Disclose', { disclosures: [older] })).toBe('disclosure.no-chain');
});

it('nobody scans the own rabbit, by phone or by badge', async () => {
  expect(await event.refusal(ann.address, 'Scan', event.scanData(ann, ann))).toBe('rabbit.own');
  const badge = { rabbit: ann.rabbit, claim: bytes(32) };
  expect(await event.refusal(ann.address, 'ScanPrinted', badge)).toBe('rabbit.own');
});

it('somebody who has not registered plays no part', async () => {
  const chain = chainData(ann.chain, event.slot);
  const messages: [string, object][] = [
    ['Rekey', chain],
    ['Scan', event.scanData(ann, ben)],
    ['ScanPrinted', { rabbit: ben.rabbit, claim: bytes(32) }],
    ['Answer', { answer: bytes(32) }],
    ['Acknowledge', { edition: 1, sealed: bytes(109) }],
    ['Dispute', { rabbit: ben.rabbit, slot: event.slot, reason: 'no' }],
  ];
  for (const [action, data] of messages) {
    expect([action, await event.refusal(stranger, action, data)]).toEqual([action, 'player.unknown']);
  }
});

describe('oversized and malformed fields', () => {
  const long = 'x'.repeat(5000);
  const cases: [action: string, field: string, values: readonly unknown[], code: string][] = [
    ['Register', 'nickname', ['', long, 7, ['Ann'], null], 'player.nickname-invalid'],
    ['Register', 'xUsername', ['', long, 'a b', 7], 'player.x-username-invalid'],
    ['Register', 'sealedContact', [bytes(412), bytes(414), bytes(413, 5), long, 7], 'player.contact-invalid'],
    ['Register', 'roleKey', [bytes(64), bytes(66), bytes(65, 2), long, 7], 'player.role-key-invalid'],
    ['Register', 'chainAnchor', [bytes(9), bytes(11), long, 7], 'chain.invalid'],
    ['Register', 'chainLength', [0, -1, 8641, 1.5, '400'], 'chain.invalid'],
    ['Scan', 'rabbit', [-1, 65_536, 1.5, '2', long], 'scan.malformed'],
    ['Scan', 'slot', [-1, 2 ** 32, 1.5, '7'], 'scan.malformed'],
    ['Scan', 'claim', [bytes(31), bytes(33), long, 7, {}], 'scan.malformed'],
    ['Disclose', 'disclosures', [[], {}, 7, long, Array(21).fill({})], 'disclosure.malformed'],
    ['Answer', 'answer', [bytes(31), bytes(33), long, 7], 'answer.malformed'],
    ['Reveal', 'key', [bytes(31), bytes(33), long, 7], 'key.malformed'],
    ['ScanPrinted', 'claim', [bytes(31), bytes(33), long, 7], 'scan.malformed'],
    ['Acknowledge', 'sealed', [bytes(108), bytes(110), bytes(109, 5), long, 7], 'acknowledgement.malformed'],
    ['Dispute', 'reason', ['', ' ', 'x'.repeat(201), 7], 'dispute.malformed'],
  ];

  it.each(cases)('%s is refused for its %s', async (action, field, values, code) => {
    const honest: Record<string, object> = {
      Register: (await event.registration('Dora')).data,
      Scan: event.scanData(ann, ben),
      Disclose: {},
      Answer: {},
      Reveal: { rabbit: ann.rabbit },
      ScanPrinted: { rabbit: ben.rabbit },
      Acknowledge: { edition: 1 },
      Dispute: { rabbit: ben.rabbit, slot: event.slot },
    };
    const from = action === 'Register' ? addressOf('Dora') : ann.address;
    for (const value of values) {
      const refused = await event.refusal(from, action, { ...honest[action], [field]: value });
      expect([value, refused]).toEqual([value, code]);
    }
  });

  it('and data that is too large, or no object', async () => {
    for (const data of [long.repeat(7), '[1', '7', 'null', '"text"', JSON.stringify({ a: long.repeat(7) })]) {
      expect(await event.refusal(ann.address, 'Scan', data)).toBe('message.malformed');
    }
  });
});

it('nicknames that look like another one get a number, or are none', async () => {
  const { data } = await event.registration('Dora');
  const refusal = (nickname: string) => event.refusal(addressOf('Dora'), 'Register', { ...data, nickname });
  for (const [index, taken] of ['Ann', 'ANN', 'ａｎｎ', '𝐀𝐧𝐧'].entries()) {
    const nickname = `${taken} ${index + 2}`;
    const registered = event.send(addressOf(nickname), 'Register', { ...data, nickname: taken });
    expect(await registered).toMatchObject({ nickname });
  }
  for (const invalid of ['Аnn', 'An\u200bn', 'Ann\u202e', ' Ann', 'A\u00adnn'])
    expect(await refusal(invalid)).toBe('player.nickname-invalid');
});

it('a flood ends at the bound of its sender', async () => {
  const player = ann.rabbit;
  await event.live.evaluateLua(`RabbitState.players.claims[${player}] = ${maxClaimsPerPlayer}`);
  expect(await event.refusal(ann.address, 'Scan', event.scanData(ann, ben))).toBe('scan.too-many');
  for (let chain = 1; chain < 8; chain += 1)
    await event.send(ben.address, 'Rekey', chainData(ben.chain, event.slot));
  expect(await event.refusal(ben.address, 'Rekey', chainData(ben.chain, event.slot))).toBe('chain.too-many');
});

it('tags that the network sets are reserved', async () => {
  for (const name of ['From', 'Owner', 'Timestamp', 'Block-Height', 'timestamp']) {
    const tags = [{ name, value: owner }];
    expect(await event.refusal(ann.address, 'Ban', { ...act, rabbit: ben.rabbit }, { tags })).toBe(
      'message.reserved-tag',
    );
  }
});

it('every act of the staff is refused from others, players and strangers', async () => {
  expect(rabbitActNames.length).toBeGreaterThan(15);
  for (const action of rabbitActNames) {
    for (const from of [ann.address, stranger]) {
      expect([action, await event.refusal(from, action, act)]).toEqual([action, 'staff.only']);
    }
  }
});

it('a sealed part that is no sealed part, or comes without envelopes, is refused', async () => {
  const sealed = bytes(109);
  expect(await event.refusal(ann.address, 'Acknowledge', { edition: 1, sealed })).toBe(
    'acknowledgement.no-edition',
  );
  const { data } = await event.registration('Dora');
  const roleKey = bytes(65, 3);
  expect(await event.refusal(addressOf('Dora'), 'Register', { ...data, roleKey })).toBe(
    'player.role-key-invalid',
  );
});

describe('bogus claims in bulk', () => {
  it('count nowhere, and take no colour from their sender or another player', async () => {
    const { slot } = event;
    const [dora] = (await event.joinAll('Dora', 'Emil', 'Finn', 'Gwen', 'Hana')) as [TestPlayer];
    await event.scan(ben, dora);
    const before = await confirmedState();
    for (let rabbit = 2; rabbit <= 8; rabbit += 1) {
      await event.send(ann.address, 'Scan', { rabbit, slot, claim: bytes(32, rabbit) });
    }
    expect(await confirmedState()).toEqual(before);
    expect(before).toMatchObject({ scans: 0, rainbows: 0, rows: Array(8).fill({ count: 0 }) });
    event.pass(windowMs);
    const three = [ben, cleo, dora].map((player) => event.disclosure(player, slot));
    expect(await event.disclose(...three)).toMatchObject({
      disclosed: [
        { confirmed: 0, struck: 1 },
        { confirmed: 0, struck: 1 },
        { confirmed: 1, struck: 1 },
      ],
    });
    expect(await event.read('Me', { address: ann.address })).toMatchObject({
      ...{ collected: [], complete: false, voided: 3 },
    });
    expect(await event.statuses(ben)).toEqual({ red: 'confirmed' });
    // after three void ones further claims show only once they are confirmed
    const further = await event.send(ann.address, 'Scan', event.scanData(ann, ben));
    expect(further).toMatchObject({ outcome: 'waiting', collected: [] });
    expect(await event.refusal(ann.address, 'Answer', { answer: testAnswer(ann) })).toBe(
      'answer.rainbow-incomplete',
    );
  });

  it('are refused beyond the number that one player can make', async () => {
    await event.live.evaluateLua(`RabbitState.players.claims[${ann.rabbit}] = ${maxClaimsPerPlayer - 1}`);
    const { slot } = event;
    await event.send(ann.address, 'Scan', { rabbit: ben.rabbit, slot, claim: bytes(32) });
    const before = await confirmedState();
    const further = { rabbit: cleo.rabbit, slot, claim: bytes(32) };
    expect(await event.refusal(ann.address, 'Scan', further)).toBe('scan.too-many');
    expect(await confirmedState()).toEqual(before);
  });
});
