import {
  type CommentList,
  type EntryList,
  maxCommentLength,
  maxComments,
  maxCommentsEver,
  maxCommentsOfPerson,
  maxCommentsPage,
  maxSeekingLength,
} from '../../../client';
import { LiveMinibuild, wallets } from '../../../testing/live-minibuild';

jest.setTimeout(300_000);

const { ann, bob, cleo, dan, owner } = wallets;

const contest = LiveMinibuild.forTests();
beforeEach(() => contest.build(['ann', 'bob', 'cleo']));

const write = (from: string, text: string, entry = 1) => contest.send(from, 'Comment', { entry, text });
const refused = (from: string, data: object) =>
  contest.refusal(from, 'Comment', { entry: 1, text: 'x', ...data });
const texts = async (data: object = {}) =>
  (await contest.read<CommentList>('Comments', { entry: 1, ...data })).rows.map(({ text }) => text);
const hide = (comment: number, isHidden: boolean) => contest.act('HideComment', { comment, isHidden });

describe('a comment', () => {
  it('is written by people who signed up, and listed with the latest first', async () => {
    await write(bob, 'Nice');
    contest.pass(1000);
    await write(ann, 'Thanks\nto you');
    await write(cleo, 'Of another', 2);
    expect(await contest.read('Comments', { entry: 1 })).toEqual({
      total: 2,
      rows: [
        { comment: 2, person: 1, nickname: 'ann', text: 'Thanks\nto you', writtenAt: contest.now },
        { comment: 1, person: 2, nickname: 'bob', text: 'Nice', writtenAt: contest.now - 1000 },
      ],
      at: contest.now,
    });
    expect(await texts({ offset: 1, limit: 1 })).toEqual(['Nice']);
  });

  it('is refused by codes', async () => {
    for (const text of ['', ' ', 7, 'not\u202eshown', 'a'.repeat(maxCommentLength + 1)])
      expect(await refused(bob, { text })).toBe('comment.malformed');
    expect(await refused(bob, { entry: 9 })).toBe('entry.unknown');
    expect(await refused(dan, {})).toBe('person.unknown');
    await contest.act('Hide', { entry: 1, isHidden: true });
    expect(await refused(bob, {})).toBe('entry.hidden');
    expect(await contest.refusal(dan, 'Comments', { entry: 1 })).toBe('entry.hidden');
    expect(await texts({ staff: true })).toEqual([]);
    await contest.send(cleo, 'Withdraw');
    expect(await refused(bob, { entry: 3 })).toBe('entry.hidden');
    await contest.act('Remove', { address: bob, isRemoved: true });
    expect(await refused(bob, { entry: 2 })).toBe('person.removed');
  });

  it('that is delivered again counts once', async () => {
    const letter = contest.letter(bob, 'Comment', { entry: 1, text: 'Once' });
    await contest.live.send(letter);
    expect(await contest.live.send(letter)).toMatchObject({ code: 'message.repeated' });
    expect(await texts()).toEqual(['Once']);
  });

  it('is taken away by its author and by the captain of the entry, for good', async () => {
    await write(bob, 'First');
    await write(bob, 'Second');
    await write(cleo, 'Third');
    expect(await contest.refusal(cleo, 'TakeComment', { comment: 1 })).toBe('comment.not-own');
    await contest.send(bob, 'TakeComment', { comment: 1 });
    await contest.send(ann, 'TakeComment', { comment: 3 });
    expect(await texts()).toEqual(['Second']);
    expect(await texts({ staff: true })).toEqual(['Second']);
    expect(await contest.refusal(bob, 'TakeComment', { comment: 1 })).toBe('comment.unknown');
    expect(await contest.refusal(bob, 'TakeComment', { comment: 9 })).toBe('comment.unknown');
  });

  it('leaves the list with a person whom the staff remove, and comes back', async () => {
    await write(bob, 'Spam');
    await contest.act('Remove', { address: bob, isRemoved: true });
    expect(await texts()).toEqual([]);
    await contest.act('Remove', { address: bob, isRemoved: false });
    expect(await texts()).toEqual(['Spam']);
  });

  it('is reported as entries are, and hidden by the staff with a reason', async () => {
    await write(bob, 'Rude');
    const reason = 'An insult';
    const flag = { entry: 1, comment: 1, reason };
    expect(await contest.send(cleo, 'Flag', flag)).toMatchObject({ entry: 1, comment: 1 });
    expect(await contest.refusal(cleo, 'Flag', flag)).toBe('flag.repeated');
    await contest.send(cleo, 'Flag', { entry: 1, reason });
    expect(await contest.refusal(cleo, 'Flag', { ...flag, entry: 2 })).toBe('comment.unknown');
    expect(await contest.read('Flags')).toMatchObject({
      total: 2,
      rows: [
        { entry: 1, comment: 1, title: 'Of ann', text: 'Rude', flags: 1 },
        { entry: 1, title: 'Of ann', flags: 1 },
      ],
    });
    expect(await contest.refusal(bob, 'HideComment', { comment: 1, isHidden: true, reason })).toBe(
      'staff.only',
    );
    expect(await contest.refusal(owner, 'HideComment', { comment: 2, isHidden: true, reason })).toBe(
      'comment.unknown',
    );
    expect(await hide(1, true)).toMatchObject({ flags: 1 });
    expect(await texts()).toEqual([]);
    expect(await contest.read('Comments', { entry: 1, staff: true })).toMatchObject({
      rows: [{ isHidden: true }],
    });
    expect(await contest.refusal(ann, 'Flag', flag)).toBe('comment.unknown');
    await hide(1, false);
    expect(await texts()).toEqual(['Rude']);
  });

  it('has a page, and a number for each person and each entry', async () => {
    for (let index = 0; index < maxCommentsOfPerson; index += 1) await write(bob, `${index}`);
    expect(await refused(bob, {})).toBe('comment.too-many');
    await write(bob, 'Elsewhere', 2);
    expect(await texts({ limit: maxCommentsPage })).toHaveLength(maxCommentsPage);
    expect(await contest.refusal(dan, 'Comments', { entry: 1, limit: maxCommentsPage + 1 })).toBe(
      'message.malformed',
    );
    const fill = (total: number, hiddenFor: string) =>
      contest.live.evaluateLua(`
        local rows = MinibuildState.commentRows
        for comment = rows.total + 1, ${total} do
          rows.entry[comment], rows.person[comment], rows.text[comment], rows.at[comment] = 3, 1, 'x', 1
          rows.hiddenFor[comment], rows.older[comment] = '${hiddenFor}', MinibuildState.entryRows.latestComment[3]
          rows.total, MinibuildState.entryRows.latestComment[3] = comment, comment
        end`);
    const before = maxCommentsOfPerson + 1;
    await fill(before + maxComments, '');
    expect(await refused(bob, { entry: 3 })).toBe('comment.too-many');
    await hide(before + 1, true);
    await write(bob, 'There is room again', 3);
    await fill(before + maxCommentsEver, 'spam');
    await hide(before + 2, true);
    expect(await refused(cleo, { entry: 3 })).toBe('comment.too-many');
  });
});

describe('a team that looks for members', () => {
  const seek = (from: string, text: unknown) => contest.send(from, 'Seek', { text });
  const seeking = async () =>
    (await contest.read<EntryList>('Entries', { seeking: true })).rows.map(({ entry, seeking: text }) => [
      entry,
      text,
    ]);

  it('says so on its entry and in the list, until it doesn’t', async () => {
    expect(await seek(ann, 'Somebody who draws')).toMatchObject({ team: { seeking: 'Somebody who draws' } });
    await seek(bob, 'Two singers');
    expect(await seeking()).toEqual([
      [2, 'Two singers'],
      [1, 'Somebody who draws'],
    ]);
    await seek(bob, '');
    expect(await seeking()).toEqual([[1, 'Somebody who draws']]);
    for (const text of [' ', 'two\nlines', 'a'.repeat(maxSeekingLength + 1), undefined])
      expect(await contest.refusal(ann, 'Seek', { text })).toBe('team.malformed');
    await contest.act('Hide', { entry: 1, isHidden: true });
    expect(await seeking()).toEqual([]);
    await contest.until('voting');
    expect(await contest.refusal(ann, 'Seek', { text: 'x' })).toBe('contest.phase');
  });
});
