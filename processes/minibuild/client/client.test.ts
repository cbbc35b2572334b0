import { createHash } from 'node:crypto';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import {
  inviteCodes,
  inviteHashes,
  inviteSeed,
  juryScore,
  openPreview,
  phaseAt,
  resultPoints,
} from './index';

const contest = Buffer.alloc(32, 7).toString('base64url') as ProcessId;
const sha256 = (...parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

it('the codes of a team’s invitations follow from its seed, as the protocol says', async () => {
  const seed = inviteSeed();
  const codes = await inviteCodes(contest, seed, 3);
  const expected = [1, 2, 3].map((index) =>
    sha256('rr1 team invite', Buffer.alloc(32, 7), Buffer.from(seed, 'base64url'), Buffer.from([index])),
  );
  expect(codes).toEqual(expected.map((code) => code.toString('base64url')));
  expect(await inviteHashes(codes)).toEqual(expected.map((code) => sha256(code).toString('base64url')));
  expect(inviteSeed()).not.toBe(seed);
});

describe('a preview', () => {
  const picture = Buffer.from('\x89PNG\r\n\x1a\nmore', 'latin1');
  const hash = sha256(picture).toString('base64url');
  const dataOf = (bytes: Buffer) => JSON.stringify({ title: 'x', preview: bytes.toString('base64url') });

  it('is taken out of its message', async () => {
    expect(await openPreview(dataOf(picture), hash)).toEqual({
      bytes: new Uint8Array(picture),
      type: 'image/png',
    });
  });

  it.each([
    ['no JSON', '{'],
    ['a message without one', '{}'],
    ['another type', '{"preview":7}'],
    ['no base64url', '{"preview":"*"}'],
    ['no picture', dataOf(Buffer.from('<svg/>'))],
    ['more than fits a message', dataOf(Buffer.concat([picture, Buffer.alloc(20_000)]))],
  ])('is refused of %s', async (_, data) => {
    await expect(openPreview(data, hash)).rejects.toMatchObject({ code: 'preview.unreadable' });
  });

  it('is refused when its hash is another one', async () => {
    await expect(openPreview(dataOf(picture), 'A'.repeat(43))).rejects.toMatchObject({
      code: 'preview.other',
    });
  });
});

it('a phase follows from the times, once the contest is open', () => {
  const times = { signUp: 10, building: 20, voting: 30, judging: 40, results: 50 };
  const phases = [9, 10, 29, 30, 40, 99].map((now) => phaseAt(times, now, { isOpen: true }));
  expect(phases).toEqual(['draft', 'signUp', 'building', 'voting', 'judging', 'judging']);
  expect(phaseAt(times, 99, { isOpen: false })).toBe('draft');
  expect(phaseAt(undefined, 99, { isOpen: true })).toBe('draft');
  expect(phaseAt(times, 9, { isOpen: true, publishedAt: 5 })).toBe('results');
});

it('points are rounded down once, and are zero without votes and judges', () => {
  expect(resultPoints({ approvals: 0, most: 0, jury: 0, voteWeight: 60 })).toBe(0);
  expect(resultPoints({ approvals: 1, most: 3, jury: 0, voteWeight: 100 })).toBe(3333);
  expect(resultPoints({ approvals: 2, most: 3, jury: 9999, voteWeight: 33 })).toBe(8899);
  expect(resultPoints({ approvals: 20_000, most: 20_000, jury: 10_000, voteWeight: 50 })).toBe(10_000);
  expect(juryScore([], [1], 10)).toBe(0);
  expect(juryScore([[10], [9], [9]], [1], 10)).toBe(9333);
});
