import { createDecipheriv, createECDH, createPublicKey, hkdfSync, pbkdf2Sync, verify } from 'node:crypto';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { makeTickets, ticketText } from '../../admission/client';
import { base32, publishedVectors, raw, sha, text64, u16, u32 } from '../../common/testing/published-vectors';
import {
  answerOf,
  claimOf,
  createChain,
  deriveKey,
  drawCommitment,
  drawnRabbits,
  encodeBadge,
  encodeCode,
  eventTag,
  frozenHash,
  noRegistrations,
  openAcknowledgement,
  openContact,
  openEnvelope,
  parseEnvelopeTable,
  printedClaimOf,
  type RabbitId,
  registrationsHash,
  sealDrawPart,
} from './index';
import { nearestSlot } from './slots';
import { importRelayKey, openSnapshot } from './snapshot/snapshot';

const vectors = publishedVectors('protocol.md');
const { row } = vectors;
const [process, address] = row('process, address') as [ProcessId, Address];
const rabbit = 258 as RabbitId;
const slot = 59_000_000;
const u64 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
};

it('a chain, from its last value to its anchor', async () => {
  const [last = '', ...values] = row('chain of length 5: `v[5]`, `v[4]`, … `v[0]`');
  let value = raw(last);
  const hashed = values.map(() => {
    value = sha('rr1c', raw(address), value).subarray(0, 10);
    return text64(value);
  });
  expect(hashed).toEqual(values);
  const { anchor } = await createChain({ address, length: 5, seed: raw(last) });
  expect(toBase64Url(anchor)).toBe(values.at(-1));
});

it('an event tag, a code and a claim', () => {
  const [tag = '', token = '', code, claim] = row(
    'event tag; token, code and claim of rabbit 258 in slot 59000000',
  );
  const body = Buffer.concat([raw(tag), u16(rabbit), u16(slot & 0xffff), raw(token)]);
  expect(text64(sha(raw(process)).subarray(0, 2))).toBe(tag);
  expect(base32(Buffer.concat([body, sha('rr1q', body).subarray(0, 1)]))).toBe(code);
  expect(text64(sha('rr1s', raw(process), u16(rabbit), u32(slot), raw(token), raw(address)))).toBe(claim);
  expect(eventTag(process)).toBe(tag);
  expect(encodeCode({ process, rabbit, slot, token: raw(token) })).toBe(code);
  expect(toBase64Url(claimOf({ process, rabbit, slot, token: raw(token), address }))).toBe(claim);
});

it('a printed badge and its claim', () => {
  const [secret = '', code, claim] = row('badge of rabbit 258: secret, code, claim');
  const body = Buffer.concat([sha(raw(process)).subarray(0, 2), u16(rabbit), raw(secret)]);
  expect(base32(Buffer.concat([body, sha('rr1b', body).subarray(0, 1)]))).toBe(code);
  expect(text64(sha('rr1p', raw(process), u16(rabbit), raw(secret), raw(address)))).toBe(claim);
  expect(encodeBadge({ process, rabbit, secret: raw(secret) })).toBe(code);
  expect(toBase64Url(printedClaimOf({ process, rabbit, secret: raw(secret), address }))).toBe(claim);
});

it('a batch of three tickets', () => {
  const [root, ...rest] = row(
    'batch 1 of three tickets: root; codes of the tickets 0, 1, 2; path and text of ticket 2',
  );
  const codes = rest.slice(0, 3);
  const [path = '', text] = rest.slice(3);
  const hash = (...parts: (string | Uint8Array)[]) => sha(...parts).subarray(0, 16);
  const [a, b, c] = codes.map((code, index) => hash('rr1t', raw(process), u16(index), raw(code)));
  if (!(a && b && c)) throw new Error('Three codes are published');
  const left = hash('rr1n', a, b);
  expect(text64(Buffer.concat([c, left]))).toBe(path);
  expect(text64(hash('rr1n', left, hash('rr1n', c, c)))).toBe(root);
  expect(base32(Buffer.concat([u16(1), u16(2), raw(codes[2] ?? ''), raw(path)]))).toBe(text);
  const left3 = codes.map(raw);
  const made = makeTickets({ process, batch: 1, count: 3, random: () => left3.shift() ?? Buffer.alloc(10) });
  expect(made.root).toBe(root);
  expect(made.tickets[2] && ticketText(made.tickets[2])).toBe(text);
});

it('a seed, its commitment, frozen registrations and the first three draws of 1,000 players', () => {
  const [seed = '', commitment, registrations = '', frozen = '', ...drawn] = row(
    'seed, commitment; hash of the registration of rabbit 1 with the address at 1770000000000 in block 1600000; frozen with 1000 players at 1770000600000 in block 1600005; rabbits of the draws 0, 1, 2',
  );
  expect(text64(sha('rr1w', raw(process), raw(seed)))).toBe(commitment);
  expect(toBase64Url(drawCommitment({ process, seed: raw(seed) }))).toBe(commitment);
  const first = { at: 1_770_000_000_000, block: 1_600_000 };
  const start = { at: 1_770_000_600_000, block: 1_600_005 };
  const place = ({ at, block }: typeof first) => Buffer.concat([u64(at), u64(block)]);
  const row1 = Buffer.concat([u16(1), raw(address), place(first)]);
  expect(text64(sha('rr1g', Buffer.alloc(32), row1))).toBe(registrations);
  expect(text64(sha('rr1g', raw(process), raw(registrations), u16(1000), place(start)))).toBe(frozen);
  const one = 1 as RabbitId;
  expect(toBase64Url(registrationsHash(noRegistrations, { rabbit: one, address, ...first }))).toBe(
    registrations,
  );
  const own = frozenHash({ process, registrations: raw(registrations), players: 1000, ...start });
  expect(toBase64Url(own)).toBe(frozen);
  const numbers = [0, 1, 2].map(
    (number) => 1 + (sha('rr1w', raw(process), raw(seed), raw(frozen), u32(number)).readUIntBE(0, 6) % 1000),
  );
  expect(numbers.map(String)).toEqual(drawn);
  const params = {
    process,
    seed: raw(seed),
    hash: raw(frozen),
    players: 1000,
    out: new Set<RabbitId>(),
    count: 3,
  };
  expect(drawnRabbits(params)).toEqual(numbers);
});

it('the seed and draw of an edition, sealed with the key', () => {
  const [seed = '', key = '', sealed = ''] = row('seed and draw 2, sealed with the key in edition 7');
  const pads = [0, 1].map((part) => sha('rr1v', raw(process), u32(7), raw(key), Buffer.of(part)));
  const pad = Buffer.concat(pads);
  const plain = Buffer.concat([raw(seed), u32(2)]);
  expect(text64(Buffer.from(plain.map((byte, index) => byte ^ (pad[index] ?? 0))))).toBe(sealed);
  const own = sealDrawPart({ process, edition: 7, key: raw(key), seed: raw(seed), draw: 2 });
  expect(toBase64Url(own)).toBe(sealed);
});

/** Opens what was sealed to a P-256 key, given as its private number of 32 bytes. */
function unseal(sealed: Buffer, privateNumber: string, info: string, additional: Buffer): Buffer {
  const own = createECDH('prime256v1');
  own.setPrivateKey(raw(privateNumber));
  const secret = own.computeSecret(sealed.subarray(0, 65));
  const key = Buffer.from(hkdfSync('sha256', secret, raw(process), info, 32));
  const opening = createDecipheriv('aes-256-gcm', key, sealed.subarray(65, 77));
  opening.setAAD(additional).setAuthTag(sealed.subarray(-16));
  return Buffer.concat([opening.update(sealed.subarray(77, -16)), opening.final()]);
}

async function webKey(privateNumber: string): Promise<CryptoKey> {
  const own = createECDH('prime256v1');
  own.setPrivateKey(raw(privateNumber));
  const point = own.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: privateNumber,
    x: text64(point.subarray(1, 33)),
    y: text64(point.subarray(33)),
  };
  return crypto.subtle.importKey('jwk', jwk, { name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']);
}

it('the seals of an e-mail, a role and an acknowledgement', async () => {
  const [key = ''] = row('private key of all seals, 32 bytes');
  const privateKey = await webKey(key);

  const [email = '', contact = ''] = row('e-mail, sealed contact');
  const plain = unseal(raw(contact), key, 'rr1 contact', raw(address));
  expect(plain.subarray(2, 2 + plain.readUInt16BE()).toString()).toBe(email);
  expect(plain).toHaveLength(320);
  expect(await openContact({ sealed: raw(contact), privateKey, process, address })).toBe(email);

  const [words = '', envelope = ''] = row('words, envelope of rabbit 258 in edition 1');
  const face = unseal(raw(envelope), key, 'rr1 role', Buffer.concat([raw(process), u16(rabbit), u32(1)]));
  expect([face[0], face.subarray(2, 2 + (face[1] ?? 0)).toString()]).toEqual([1, words]);
  const card = await openEnvelope({ process, rabbit, edition: 1, sealed: raw(envelope), privateKey });
  expect(card).toEqual({ role: 'white-rabbit', key: words });

  const [sealed = ''] = row('acknowledgement that agrees, in edition 1');
  const answer = unseal(raw(sealed), key, 'rr1 acknowledgement', Buffer.concat([raw(address), u32(1)]));
  expect([answer[0], answer.length]).toEqual([1, 16]);
  const place = { process, address, edition: 1 };
  expect(await openAcknowledgement({ ...place, sealed: raw(sealed), privateKey })).toBe(true);
});

it('the table of an edition', () => {
  const [, envelope = ''] = row('words, envelope of rabbit 258 in edition 1');
  const [length, hash = ''] = row(
    'edition 1 of one rabbit, whose envelope is the one above: length and hash of the table',
  );
  const table = Buffer.concat([Buffer.from('rr1e'), u32(1), u32(1), raw(envelope)]);
  expect([String(table.length), text64(sha(table))]).toEqual([length, hash]);
  const opened = parseEnvelopeTable(table, { edition: 1, hash, count: 1 }).envelopeOf(1 as RabbitId);
  expect(opened && toBase64Url(opened)).toBe(envelope);
});

it('the full slot of a code, by the clock of its reader', () => {
  const [bits, ...slots] = row(
    "lower bits of a code's slot; the full slot to readers in the slots 58967233, 59032768 and 59032769",
  ).map(Number);
  const readers = [58_967_233, 59_032_768, 59_032_769];
  for (const [index, reader] of readers.entries()) {
    const around = [-1, 0, 1].map((turn) => Math.floor(reader / 65_536 + turn) * 65_536 + (bits ?? 0));
    const distances = around.map((full) => Math.abs(full - reader));
    const least = Math.min(...distances);
    expect(around[distances.indexOf(least)]).toBe(slots[index]);
    expect(nearestSlot(bits ?? 0, reader * 30_000)).toBe(slots[index]);
  }
});

it('a snapshot of a relay', async () => {
  const [key = '', message = ''] = row(
    'relay with the private key of the seals: public key; a snapshot of `board/0`',
  );
  const point = raw(key);
  const jwk = { kty: 'EC', crv: 'P-256', x: text64(point.subarray(1, 33)), y: text64(point.subarray(33)) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const dot = message.indexOf('.');
  const [signature, body] = [raw(message.slice(0, dot)), message.slice(dot + 1)];
  const signed = Buffer.from(`rr1f${body}`);
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true);
  const place = { event: process, part: 'board/0', key: await importRelayKey(key) } as const;
  const { reply } = JSON.parse(body);
  expect(await openSnapshot(message, place)).toMatchObject({ sequence: 7, reply });
});

it('the words of a key, and an answer', async () => {
  const [text = '', key = '', digest, answer] = row('words, key, digest, and answer of the address');
  const words = text.split(' ');
  const bits = sha('rr1k', words.slice(0, 5).join(' ')).readUInt16BE() >> 5;
  expect(wordlist[bits]).toBe(words[5]);
  const salt = Buffer.concat([Buffer.from('rr1k'), raw(process)]);
  expect(text64(pbkdf2Sync(text, salt, 600_000, 32, 'sha256'))).toBe(key);
  expect(text64(sha(raw(key)))).toBe(digest);
  expect(text64(sha('rr1a', raw(process), raw(key), raw(address)))).toBe(answer);
  expect(toBase64Url(await deriveKey(words, process))).toBe(key);
  expect(toBase64Url(answerOf({ process, key: raw(key), address }))).toBe(answer);
});

it('the data of a scan, of its disclosure and of a ticket', () => {
  const [scan = '', disclosure = ''] = row(
    'rabbit 258 with the chain above from slot 58999997 on, whose `v[3]` is the token in slot 59000000: data of the `Scan`, data of the `Disclose`',
  );
  const values = row('chain of length 5: `v[5]`, `v[4]`, … `v[0]`');
  const token = values[5 - (slot - 58_999_997)] ?? '';
  expect(JSON.parse(disclosure)).toEqual({ disclosures: [{ rabbit, slot, token }] });
  const claim = text64(sha('rr1s', raw(process), u16(rabbit), u32(slot), raw(token), raw(address)));
  expect(JSON.parse(scan)).toEqual({ rabbit, slot, claim });

  const [ticket = ''] = row('`ticket` of a `Register` with ticket 2');
  const codes = row(
    'batch 1 of three tickets: root; codes of the tickets 0, 1, 2; path and text of ticket 2',
  );
  expect(JSON.parse(ticket)).toEqual({ batch: 1, index: 2, code: codes[3], path: codes[4] });
  expect(ticketText(JSON.parse(ticket))).toBe(codes[5]);
});

it('the document has no vector that is not checked', () => {
  expect(vectors.size).toBeGreaterThan(8);
  expect(vectors.unchecked()).toEqual([]);
});
