import { encodeBadge, encodeCode, type RabbitId, slotMs } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { parseCode, parsedAt } from './parse-code';

const event = (slug: string, letter: string): EventEntry => ({
  slug,
  name: slug,
  process: letter.repeat(43) as ProcessId,
});
const here = event('demo', 'A');
const osaka = event('osaka', 'Q');
const now = 59_000_000 * slotMs;
const code = encodeCode({
  process: here.process,
  rabbit: 7 as RabbitId,
  slot: 59_000_000,
  token: new Uint8Array(10).fill(3),
});
const rabbit = {
  kind: 'rabbit',
  event: here,
  code: { rabbit: 7, slot: 59_000_000, token: 'AwMDAwMDAwMDAw' },
};

const badge = encodeBadge({
  process: here.process,
  rabbit: 7 as RabbitId,
  secret: new Uint8Array(12).fill(9),
});

describe('reading a code', () => {
  it.each([
    `https://arweave.net/abc/#/r/${code}`,
    `HTTP://LOCALHOST:4700/#/R/${code}`,
    `https://rabbit.example/#/ja/r/${code}`,
    code,
    code.toLowerCase().replace(/(.{4})/g, '$1 '),
    code.replace(/(.{7})/g, '$1-').replace(/-$/, ''),
  ])('finds the rabbit in %s', (text) => {
    expect(parseCode(text, [osaka, here], now)).toEqual(rabbit);
  });

  it.each([
    `https://arweave.net/abc/#/r/${code.slice(0, 20)}`,
    'https://arweave.net/abc/#/r/',
    code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    code.slice(0, 25),
  ])('recognises a damaged code in %s', (text) => {
    expect(parseCode(text, [here], now)).toEqual({ kind: 'damaged' });
  });

  it.each(['https://example.org/menu', 'WIFI:S:Guest;T:WPA;P:secret;;', '4006381333931', 'hello', ''])(
    'recognises that %j is no rabbit',
    (text) => {
      expect(parseCode(text, [here], now)).toEqual({ kind: 'foreign' });
    },
  );

  it.each([`https://rabbit.example/#/r/${badge}`, badge.toLowerCase()])(
    'finds the rabbit of a printed badge in %s',
    (text) => {
      const printed = { rabbit: 7, slot: 59_000_000, token: 'CQkJCQkJCQkJCQkJ', printed: true };
      expect(parseCode(text, [osaka, here], now)).toEqual({ kind: 'rabbit', event: here, code: printed });
      expect(parseCode(text, [osaka], now)).toEqual({ kind: 'other-event' });
    },
  );

  it('names the other event when this app knows it', () => {
    const reading = parseCode(code, [here, osaka], now);
    expect(parsedAt(reading, here)).toEqual(rabbit);
    expect(parsedAt(reading, osaka)).toEqual({ kind: 'other-event', name: 'demo', slug: 'demo' });
    expect(parseCode(code, [osaka], now)).toEqual({ kind: 'other-event' });
  });
});
