import { createHash } from 'node:crypto';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { maxBatches, maxTicketsPerBatch } from '../../common/client/generated';
import { makeTickets, parseTicket, type Ticket, ticketText } from './index';

const process = `${'A'.repeat(42)}E` as ProcessId;
const bytesOf = (text: string) => Buffer.from(text, 'base64url');
const hash = (...parts: (Uint8Array | string)[]) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part as string))))
    .digest()
    .subarray(0, 16);

/** Returns bytes that count up over all codes: 0…9, 10…19 and so on. */
function counting(): (bytes: number) => Uint8Array {
  let next = 0;
  return (bytes) => Uint8Array.from({ length: bytes }, () => next++ & 0xff);
}

const batchOf = (count: number, batch = 1) => makeTickets({ process, batch, count, random: counting() });

/** Walks from a ticket to the root as docs/protocol.md says. */
function rootOf({ index, code, path }: Ticket): string {
  const number = Uint8Array.of(index >> 8, index & 0xff);
  let value = hash('rr1t', bytesOf(process), number, bytesOf(code));
  const nodes = bytesOf(path);
  for (let height = 0; height * 16 < nodes.length; height++) {
    const beside = nodes.subarray(height * 16, height * 16 + 16);
    value = (index >> height) % 2 === 0 ? hash('rr1n', value, beside) : hash('rr1n', beside, value);
  }
  return value.toString('base64url');
}

describe('a batch of tickets', () => {
  it('has the published values', () => {
    expect(batchOf(1).root).toBe('6VmpGzD_thtQivOwj6fceQ');
    const { batch, root, tickets } = batchOf(3, 5);
    expect([batch, root]).toEqual([5, 'R9TmQDfnfDzXih_YNq6zew']);
    expect(tickets[2]).toEqual({
      batch: 5,
      index: 2,
      code: 'FBUWFxgZGhscHQ',
      path: '97gH5NLqiY6AoA8x_X5rjuRW76nUCsEjEPGtGKhVigc',
    });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 127, 128, 129, maxTicketsPerBatch])(
    'of %i leads from each of them to its root',
    (count) => {
      const { root, tickets } = batchOf(count);
      expect(tickets).toHaveLength(count);
      expect(new Set(tickets.map(rootOf))).toEqual(new Set([root]));
      expect(tickets.map(({ index }) => index)).toEqual(tickets.map((_, index) => index));
      const height = Math.ceil(Math.log2(count));
      for (const { path } of tickets) expect(bytesOf(path)).toHaveLength(height * 16);
    },
  );

  it('has another root for another event, and for other codes', () => {
    const other = `${'B'.repeat(42)}A` as ProcessId;
    const roots = [
      batchOf(3).root,
      batchOf(4).root,
      makeTickets({ process: other, batch: 1, count: 3, random: counting() }).root,
      makeTickets({ process, batch: 1, count: 3, random: (bytes) => new Uint8Array(bytes) }).root,
    ];
    expect(new Set(roots).size).toBe(roots.length);
  });

  it.each([0, -1, 1.5, Number.NaN, maxTicketsPerBatch + 1])('refuses a count of %p', (count) => {
    expect(() => batchOf(count)).toThrow(RangeError);
  });

  it.each([0, 1.5, maxBatches + 1])('refuses the number %p', (batch) => {
    expect(() => batchOf(1, batch)).toThrow(RangeError);
  });
});

describe('the text of a ticket', () => {
  const text = 'AACQAAQUCULBOGAZDINRYHPXXAD6JUXKRGHIBIAPGH6X424O4RLO7KOUBLASGEHRVUMKQVMKA4';

  it('has the published value, and is read back however it was typed', () => {
    const ticket = batchOf(3, 5).tickets[2] as Ticket;
    expect(ticketText(ticket)).toBe(text);
    expect(parseTicket(text)).toEqual(ticket);
    expect(parseTicket(` ${text.slice(0, 5).toLowerCase()}-${text.slice(5)}\n`)).toEqual(ticket);
  });

  it.each([1, 2, 9, maxTicketsPerBatch])('is read back for the tickets of a batch of %i', (count) => {
    const { tickets } = batchOf(count, maxBatches);
    for (const ticket of [tickets[0], tickets.at(-1)] as Ticket[]) {
      expect(parseTicket(ticketText(ticket))).toEqual(ticket);
    }
  });

  it.each([
    ['nothing', ''],
    ['one character', 'A'],
    ['a text without its end', text.slice(0, -1)],
    ['a text with one character more', `${text}A`],
    ['other bits in its last character', `${text.slice(0, -1)}5`],
    ['a character outside the alphabet', `1${text.slice(1)}`],
    ['batch 0', `AAAA${text.slice(4)}`],
    ['a batch beyond the last', `AEAQ${text.slice(4)}`],
    ['an index that its path has no room for', `AACQACQ${text.slice(7)}`],
    ['a path that is too long', `${text}${'A'.repeat(512)}`],
    ['a link', `https://example.org/#/rabbit/demo?t=${text}`],
    ['half of a pair of surrogates', '\ud800'.repeat(24)],
  ])('is none when it is %s', (_, wrong) => {
    expect(parseTicket(wrong)).toBeUndefined();
  });

  it('is never more than one spelling of what was parsed, whatever is parsed', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
    let seed = 1;
    const below = (limit: number) => {
      seed = (seed * 48_271) % 0x7fffffff;
      return seed % limit;
    };
    const texts = [1, 3, 9, 70].map((count) => ticketText(batchOf(count).tickets.at(-1) as Ticket));
    let parsed = 0;
    for (let round = 0; round < 5_000; round++) {
      const characters = [...(texts[below(texts.length)] as string)];
      for (let changes = below(4); changes > 0; changes--) {
        const added = Array.from({ length: below(3) }, () => alphabet[below(32)] as string);
        characters.splice(below(characters.length), below(3), ...added);
      }
      const fuzzed = characters.join('');
      const ticket = parseTicket(fuzzed);
      if (!ticket) continue;
      parsed += 1;
      expect(ticketText(ticket)).toBe(fuzzed);
      expect(ticket.batch).toBeGreaterThan(0);
      expect(ticket.batch).toBeLessThanOrEqual(maxBatches);
      expect(ticket.index).toBeLessThan(maxTicketsPerBatch);
    }
    expect(parsed).toBeGreaterThan(0);
  });
});
