import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { base32, publishedVectors, raw, sha, text64, u16, u32 } from '../../common/testing/published-vectors';
import {
  communityTag,
  createDoorChain,
  decodeDoorCode,
  doorClaimOf,
  doorCodeLength,
  doorSlotMs,
  encodeDoorCode,
} from './index';

const vectors = publishedVectors('community-protocol.md');
const { row } = vectors;
const [process, opener, visitor] = row('process, opener, visitor') as [ProcessId, Address, Address];
const doorRow = 'door of length 5: `v[5]`, `v[4]`, … `v[0]`';
const codeRow = 'tag; token, code and claim of the visitor at meet-up 70000 in slot 59000000';
const [meetUp, slot] = [70_000, 59_000_000];

it('a chain of a door, from its last value to its anchor', async () => {
  const [last = '', ...values] = row(doorRow);
  let value = raw(last);
  const hashed = values.map(() => {
    value = sha('rrm1c', raw(opener), value).subarray(0, 10);
    return text64(value);
  });
  expect(hashed).toEqual(values);
  const { anchor } = await createDoorChain({ address: opener, length: 5, seed: raw(last) });
  expect(toBase64Url(anchor)).toBe(values.at(-1));
});

it('a tag, a code and a claim', () => {
  const [tag = '', token = '', code = '', claim] = row(codeRow);
  const body = Buffer.concat([raw(tag), u32(meetUp), u16(slot & 0xffff), raw(token)]);
  expect(text64(sha(raw(process)).subarray(0, 2))).toBe(tag);
  expect(base32(Buffer.concat([body, sha('rrm1q', body).subarray(0, 1)]))).toBe(code);
  expect(text64(sha('rrm1s', raw(process), u32(meetUp), u32(slot), raw(token), raw(visitor)))).toBe(claim);
  const shown = { meetUp, slot, token: raw(token) };
  expect(communityTag(process)).toBe(tag);
  expect(encodeDoorCode({ process, ...shown })).toBe(code);
  expect(code).toHaveLength(doorCodeLength);
  expect(decodeDoorCode(` ${code.toLowerCase()} `, (slot + 3) * doorSlotMs)).toMatchObject({
    tag,
    meetUp,
    slot,
  });
  expect(toBase64Url(doorClaimOf({ process, ...shown, address: visitor }))).toBe(claim);
});

it('the data of a check-in and of its disclosure', () => {
  const [checkIn = '', disclosure = ''] = row(
    'the door above from slot 58999997 on, whose `v[3]` is that token: data of the `CheckIn`, data of the `Disclose`',
  );
  const [, token, , claim] = row(codeRow);
  expect(row(doorRow)[5 - (slot - 58_999_997)]).toBe(token);
  expect(JSON.parse(checkIn)).toEqual({ meetUp, slot, claim });
  expect(JSON.parse(disclosure)).toEqual({ meetUp, slot, token });
});

it('the document has no vector of a door that is not checked', () => {
  expect(vectors.unchecked()).toEqual([]);
});
