import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import {
  type EnvelopePlace,
  encodeEnvelopeTable,
  envelopeBytes,
  envelopeTableHash,
  isRoleKeyUsable,
  openAcknowledgement,
  openEnvelope,
  parseEnvelopeTable,
  type RabbitId,
  type RoleCard,
  sealAcknowledgement,
  sealEnvelope,
  sealEnvelopeTable,
} from '../index';

const process = `${'A'.repeat(42)}E` as ProcessId;
const otherProcess = `${'B'.repeat(42)}E` as ProcessId;
const key = 'abandon ability able about above absent';
const rabbit = 3 as RabbitId;
const place: EnvelopePlace = { process, rabbit, edition: 2 };

async function makeKeys() {
  const keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']);
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey));
  return { roleKey: raw, privateKey: keys.privateKey };
}
const whiteRabbitCard: RoleCard = { role: 'white-rabbit', key };
const playerCard: RoleCard = { role: 'player' };
/** Of the right form, but no point of the curve. */
const noPoint = Uint8Array.from({ length: 65 }, (_, index) => (index === 0 ? 4 : 1));

describe('an envelope', () => {
  it.each([playerCard, whiteRabbitCard])('has one size, and opens with the role key: %j', async (card) => {
    const { roleKey, privateKey } = await makeKeys();
    const sealed = await sealEnvelope({ ...place, card, roleKey });
    expect(sealed.length).toBe(envelopeBytes);
    expect(envelopeBytes).toBe(253);
    await expect(openEnvelope({ ...place, sealed, privateKey })).resolves.toEqual(card);
  });

  it('opens nowhere else', async () => {
    const { roleKey, privateKey } = await makeKeys();
    const { privateKey: wrongKey } = await makeKeys();
    const sealed = await sealEnvelope({ ...place, card: whiteRabbitCard, roleKey });
    const attempts = [
      { ...place, sealed, privateKey: wrongKey },
      { ...place, sealed, privateKey, rabbit: 4 as RabbitId },
      { ...place, sealed, privateKey, edition: 1 },
      { ...place, sealed, privateKey, process: otherProcess },
      { ...place, sealed: sealed.subarray(1), privateKey },
      { ...place, sealed: new Uint8Array(), privateKey },
    ];
    for (const attempt of attempts) {
      await expect(openEnvelope(attempt)).rejects.toMatchObject({ code: 'envelope.unreadable' });
    }
  });

  it('does not open once any part of it was tampered with', async () => {
    const { roleKey, privateKey } = await makeKeys();
    const sealed = await sealEnvelope({ ...place, card: playerCard, roleKey });
    for (const at of [0, 1, 64, 65, 76, 77, 100, 236, 237, 252]) {
      const tampered = sealed.slice();
      tampered[at] = (tampered[at] as number) ^ 1;
      await expect(openEnvelope({ ...place, sealed: tampered, privateKey })).rejects.toMatchObject({
        code: 'envelope.unreadable',
      });
    }
  });

  it('takes a key of any words, but none that is longer than itself', async () => {
    const { roleKey, privateKey } = await makeKeys();
    const card: RoleCard = { role: 'white-rabbit', key: 'x'.repeat(158) };
    const sealed = await sealEnvelope({ ...place, card, roleKey });
    await expect(openEnvelope({ ...place, sealed, privateKey })).resolves.toEqual(card);
    const longer: RoleCard = { role: 'white-rabbit', key: 'x'.repeat(159) };
    await expect(sealEnvelope({ ...place, card: longer, roleKey })).rejects.toMatchObject({
      code: 'envelope.key-too-long',
      params: { max: 158 },
    });
  });

  it('of a role key that is no point of the curve looks like the others, and also that of a White Rabbit', async () => {
    expect([await isRoleKeyUsable((await makeKeys()).roleKey), await isRoleKeyUsable(noPoint)]).toEqual([
      true,
      false,
    ]);
    for (const roleKey of [noPoint, undefined]) {
      for (const card of [playerCard, whiteRabbitCard]) {
        const sealed = await sealEnvelope({ ...place, card, roleKey });
        expect(sealed.length).toBe(envelopeBytes);
        await expect(isRoleKeyUsable(sealed.subarray(0, 65))).resolves.toBe(true);
      }
    }
  });
});

describe('a table of envelopes', () => {
  const edition = 7;

  it('gives each player the own role, and one player the key', async () => {
    const players = await Promise.all([1, 2, 3, 4].map(makeKeys));
    const seals: number[] = [];
    const bytes = await sealEnvelopeTable({
      process,
      edition,
      whiteRabbit: rabbit,
      key,
      roleKeys: players.map(({ roleKey }) => roleKey),
      onSealed: (count) => seals.push(count),
    });
    expect(seals).toEqual([1, 2, 3, 4]);
    const table = parseEnvelopeTable(bytes, { edition, count: 4, hash: envelopeTableHash(bytes) });
    const cards = await Promise.all(
      players.map(({ privateKey }, index) => {
        const number = (index + 1) as RabbitId;
        const sealed = table.envelopeOf(number) as Uint8Array;
        return openEnvelope({ process, edition, rabbit: number, sealed, privateKey });
      }),
    );
    expect(cards).toEqual([playerCard, playerCard, whiteRabbitCard, playerCard]);
    expect([0, 5, 1.5].map((number) => table.envelopeOf(number as RabbitId))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has a White Rabbit among its players', async () => {
    const { roleKey } = await makeKeys();
    const options = { process, edition, key, roleKeys: [roleKey] };
    for (const whiteRabbit of [0, 2, Number.NaN] as RabbitId[]) {
      await expect(sealEnvelopeTable({ ...options, whiteRabbit })).rejects.toThrow(RangeError);
    }
  });

  it('is refused when it is not the one that the staff dealt', () => {
    const filled = (byte: number) => new Uint8Array(envelopeBytes).fill(byte);
    const bytes = encodeEnvelopeTable(edition, [filled(1), filled(2)]);
    const dealt = { edition, count: 2, hash: envelopeTableHash(bytes) };
    expect(parseEnvelopeTable(bytes, dealt).envelopeOf(2 as RabbitId)).toEqual(filled(2));
    const tampered = bytes.slice();
    tampered[200] = 9;
    const stale = encodeEnvelopeTable(edition - 1, [filled(1), filled(2)]);
    const short = bytes.subarray(0, -1);
    const counted = bytes.slice();
    counted[11] = 3;
    const renamed = bytes.slice();
    renamed[3] = 0;
    const refused: [Uint8Array, Partial<typeof dealt>][] = [
      [tampered, {}],
      [stale, {}],
      [stale, { hash: envelopeTableHash(stale) }],
      [short, { hash: envelopeTableHash(short) }],
      [counted, { hash: envelopeTableHash(counted) }],
      [renamed, { hash: envelopeTableHash(renamed) }],
      [bytes, { count: 1 }],
      [new Uint8Array(), {}],
    ];
    for (const [table, change] of refused) {
      expect(() => parseEnvelopeTable(table, { ...dealt, ...change })).toThrow('envelope.table-invalid');
    }
  });
});

describe('an acknowledgement', () => {
  const address = `${'B'.repeat(42)}A` as Address;
  const other = `${'C'.repeat(42)}A` as Address;

  it('opens with the draw’s key only, for its player and edition only, and has one size', async () => {
    const { roleKey: acknowledgementKey, privateKey } = await makeKeys();
    const { privateKey: wrongKey } = await makeKeys();
    const context = { process, address, edition: 2 };
    for (const agreed of [true, false]) {
      const sealed = await sealAcknowledgement({ ...context, agreed, acknowledgementKey });
      expect(sealed.length).toBe(109);
      await expect(openAcknowledgement({ ...context, sealed, privateKey })).resolves.toBe(agreed);
      const attempts = [
        { ...context, sealed, privateKey: wrongKey },
        { ...context, sealed, privateKey, address: other },
        { ...context, sealed, privateKey, edition: 3 },
        { ...context, sealed, privateKey, process: otherProcess },
        { ...context, sealed: fromBase64Url('AAAA'), privateKey },
      ];
      for (const attempt of attempts) {
        await expect(openAcknowledgement(attempt)).rejects.toMatchObject({
          code: 'acknowledgement.unreadable',
        });
      }
    }
  });

  it('needs a key of the event that is a key', async () => {
    const context = { process, address, edition: 1, agreed: true };
    const sealing = sealAcknowledgement({ ...context, acknowledgementKey: noPoint });
    await expect(sealing).rejects.toMatchObject({ code: 'acknowledgement.key-invalid' });
  });
});
