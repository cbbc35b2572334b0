import { createHash } from 'node:crypto';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import {
  badgeSecret,
  codeLength,
  decodeBadge,
  decodeCode,
  encodeBadge,
  encodeCode,
  eventTag,
  printedClaimOf,
  type RabbitId,
} from '../index';

const process = `${'A'.repeat(42)}E` as ProcessId;
const address = `${'B'.repeat(42)}A` as Address;
const rabbit = 258 as RabbitId;
const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
const secret = badgeSecret({ process, rabbit, seed });
const code = encodeBadge({ process, rabbit, secret });
const sha256 = (...parts: (string | Uint8Array)[]) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest();
const raw = (text: string) => Buffer.from(text, 'base64url');

describe('a badge', () => {
  it('has a secret of its own rabbit and event', () => {
    expect(Buffer.from(secret)).toEqual(
      sha256('rr1d', raw(process), Uint8Array.of(1, 2), seed, Uint8Array.of(0, 0)).subarray(0, 12),
    );
    expect(badgeSecret({ process, rabbit: 259 as RabbitId, seed })).not.toEqual(secret);
    expect(badgeSecret({ process: address as string as ProcessId, rabbit, seed })).not.toEqual(secret);
  });

  it('has a code that is read back, however it was typed', () => {
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4, 9)} ${code.slice(9)} `;
    expect(code).toMatch(/^[A-Z2-7]+$/);
    expect(code).toHaveLength(codeLength);
    expect(decodeBadge(typed)).toEqual({ eventTag: eventTag(process), rabbit, secret });
  });

  it('has a code that never passes for a phone’s', () => {
    for (let number = 1; number <= 1000; number++) {
      const own = number as RabbitId;
      const text = encodeBadge({
        process,
        rabbit: own,
        secret: badgeSecret({ process, rabbit: own, seed }),
      });
      expect(decodeCode(text, 0)).toEqual({ status: 'damaged' });
    }
  });

  it('is seldom read from the code of a phone', () => {
    const token = secret.slice(0, 10);
    const texts = Array.from({ length: 1000 }, (_, slot) => encodeCode({ process, rabbit, slot, token }));
    expect(texts.filter((text) => decodeBadge(text)).length).toBeLessThan(20);
  });

  it.each(['', 'A', code.slice(1), `${code}A`, '1'.repeat(28), '\u0000'.repeat(28)])(
    'is damaged when it is %j',
    (text) => {
      expect(decodeBadge(text)).toBeUndefined();
    },
  );

  it('gives a claim that is bound to its scanner', () => {
    const claim = printedClaimOf({ process, rabbit, secret, address });
    expect(Buffer.from(claim)).toEqual(
      sha256('rr1p', raw(process), Uint8Array.of(1, 2), secret, raw(address)),
    );
    const other = `${'C'.repeat(42)}A` as Address;
    expect(printedClaimOf({ process, rabbit, secret, address: other })).not.toEqual(claim);
  });
});
