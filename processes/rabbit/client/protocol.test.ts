import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { defaultClaimWindowMs, maxChainLength, slotMs } from './generated';
import {
  claimOf,
  claimWindowEnd,
  createChain,
  decodeCode,
  earlierToken,
  encodeCode,
  eventTag,
  nearestSlot,
  openContact,
  previousToken,
  type RabbitId,
  sealContact,
  slotOf,
  slotStart,
} from './index';

const address = `${'B'.repeat(42)}A` as Address;
const process = `${'A'.repeat(42)}E` as ProcessId;
const seed = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
const slot = 59_000_000;
const rabbit = 258 as RabbitId;

describe('slots', () => {
  it('last as long as one code is shown', () => {
    expect(slotOf(slotStart(slot))).toBe(slot);
    expect(slotOf(slotStart(slot) + slotMs - 1)).toBe(slot);
    expect(slotOf(slotStart(slot) + slotMs)).toBe(slot + 1);
  });

  it('are found again from their lower bits on either side of the clock', () => {
    for (const distance of [0, 1, -1, 4, -4, 1000, -1000, 32_767, -32_768]) {
      expect(nearestSlot((slot + distance) & 0xffff, slotStart(slot))).toBe(slot + distance);
    }
  });

  it('may be disclosed only once their claim window has closed', () => {
    expect(claimWindowEnd(slot, defaultClaimWindowMs)).toBe(slotStart(slot) + slotMs + defaultClaimWindowMs);
  });
});

describe('a hash chain', () => {
  it('has the values of the published vector', async () => {
    const chain = await createChain({ address, length: 5, seed });
    expect([0, 1, 2, 3, 4, 5].map((index) => toBase64Url(chain.tokenAt(index) ?? new Uint8Array()))).toEqual([
      'ryOrLlzLs2phNw',
      'oAc4gwoEsucFeg',
      'Ecy3JzAPePs_6w',
      'Q-44TBGGJt5c4Q',
      '-76YQFVNC2cWXw',
      'AQIDBAUGBwgJCg',
    ]);
    expect(chain.anchor).toEqual(chain.tokenAt(0));
    expect(chain.tokenAt(6)).toBeUndefined();
    expect(chain.tokenAt(-1)).toBeUndefined();
  });

  it('hashes every later value down to an earlier one, over its whole length', async () => {
    const chain = await createChain({ address, length: 300, seed });
    let value = chain.tokenAt(300) ?? seed;
    for (let index = 299; index >= 0; index--) {
      value = previousToken(address, value);
      expect(chain.tokenAt(index)).toEqual(value);
    }
    await expect(earlierToken(address, seed, 300)).resolves.toEqual(chain.anchor);
    await expect(earlierToken(address, seed, 0)).resolves.toEqual(seed);
  });

  it('lets the page go on while a long one is hashed', async () => {
    const turns = jest.spyOn(globalThis, 'setTimeout');
    await earlierToken(address, seed, maxChainLength);
    expect(turns.mock.calls.length).toBeGreaterThan(50);
    turns.mockRestore();
  });
});

describe('a code', () => {
  const token = fromBase64Url('Q-44TBGGJt5c4Q');
  const code = '5REQCASEYBB64OCMCGDCNXS44FRA';

  it('has the text of the published vector', () => {
    expect(encodeCode({ process, rabbit, slot, token })).toBe(code);
    expect(eventTag(process)).toBe('7Ek');
  });

  it('is read back, however it was typed', () => {
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4, 9)} ${code.slice(9)} `;
    expect(decodeCode(typed, slotStart(slot + 3))).toEqual({
      status: 'ok',
      code: { eventTag: '7Ek', rabbit: 258, slot, token },
    });
  });

  it('is damaged when any one character is another', () => {
    let undetected = 0;
    for (let index = 0; index < code.length; index++) {
      for (const other of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567') {
        const changed = code.slice(0, index) + other + code.slice(index + 1);
        const read = decodeCode(changed, slotStart(slot));
        if (changed !== code && read.status === 'ok') undetected++;
      }
    }
    expect(undetected / (code.length * 31)).toBeLessThan(0.02);
  });

  it.each(['', 'A', code.slice(1), `${code}A`, '1'.repeat(28), 'https://example.org', '\u0000'.repeat(28)])(
    'is damaged when it is %j',
    (text) => {
      expect(decodeCode(text, 0)).toEqual({ status: 'damaged' });
    },
  );
});

it('a claim has the value of the published vector and is bound to its sender', () => {
  const token = fromBase64Url('Q-44TBGGJt5c4Q');
  const claim = toBase64Url(claimOf({ process, rabbit, slot, token, address }));
  expect(claim).toBe('fozUPzcJVmHiK-ADlP8im9tTwh2_wLwauuUfI88nyj0');
  const other = `${'C'.repeat(42)}A` as Address;
  expect(toBase64Url(claimOf({ process, rabbit, slot, token, address: other }))).not.toBe(claim);
});

describe('a sealed contact', () => {
  const makeKeys = async () => {
    const keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const contactKey = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey));
    return { contactKey, privateKey: keys.privateKey };
  };

  it('opens with the private key, has one length for all, and differs each time', async () => {
    const { contactKey, privateKey } = await makeKeys();
    const short = await sealContact({ email: 'a@b.c', contactKey, process, address });
    const long = await sealContact({ email: `${'x'.repeat(300)}@example.org`, contactKey, process, address });
    expect([short.length, long.length]).toEqual([413, 413]);
    await expect(openContact({ sealed: short, privateKey, process, address })).resolves.toBe('a@b.c');
    const again = await sealContact({ email: 'a@b.c', contactKey, process, address });
    expect(toBase64Url(again)).not.toBe(toBase64Url(short));
  });

  it('does not open for another player, another key, or when damaged', async () => {
    const { contactKey, privateKey } = await makeKeys();
    const sealed = await sealContact({ email: 'a@b.c', contactKey, process, address });
    const other = `${'C'.repeat(42)}A` as Address;
    const { privateKey: wrongKey } = await makeKeys();
    const damaged = sealed.slice();
    damaged[400] = (damaged[400] ?? 0) ^ 1;
    const failure = { code: 'contact.unreadable' };
    await expect(openContact({ sealed, privateKey, process, address: other })).rejects.toMatchObject(failure);
    await expect(openContact({ sealed, privateKey: wrongKey, process, address })).rejects.toMatchObject(
      failure,
    );
    await expect(openContact({ sealed: damaged, privateKey, process, address })).rejects.toMatchObject(
      failure,
    );
  });

  it('refuses an address that is too long and an invalid key', async () => {
    const { contactKey } = await makeKeys();
    const tooLong = sealContact({ email: 'x'.repeat(319), contactKey, process, address });
    // An error may reach a log: it says the limit and never the address.
    const message = 'contact.too-long (max: 318)';
    await expect(tooLong).rejects.toMatchObject({ code: 'contact.too-long', params: { max: 318 }, message });
    const noKey = sealContact({ email: 'a@b.c', contactKey: new Uint8Array(65), process, address });
    await expect(noKey).rejects.toMatchObject({ code: 'contact.key-invalid' });
  });
});
