import { tagsOf } from '../../ledger/testing/test-ledger';
import { matchPushes } from './match-pushes';

const to = (target: string, tags: Readonly<Record<string, string>>) => ({
  target,
  tags: tagsOf(tags),
  data: '',
});
const pushed = (id: string, recipient: string, tags: Readonly<Record<string, string>>) => ({
  id,
  recipient,
  tags: tagsOf({ ...tags, 'From-Process': 'p', 'Pushed-For': 'r', Type: 'Message' }),
});

it('finds the message that was pushed for each sent one, by target and tags', () => {
  const sent = [
    to('a', { Action: 'One', Reference: '1' }),
    to('a', { Action: 'One', Reference: '2' }),
    to('b', { Action: 'One', Reference: '3', Type: 'Other' }),
    to('person', { Action: 'Reply', Reference: '4' }),
  ];
  const listed = [
    pushed('second', 'a', { Action: 'One', Reference: '2' }),
    pushed('first', 'a', { Action: 'One', Reference: '1' }),
    pushed('third', 'b', { Action: 'One', Reference: '3' }),
  ];
  expect(matchPushes(sent, listed).map((push) => push?.id)).toEqual(['first', 'second', 'third', undefined]);
});

it('takes each pushed message once', () => {
  const sent = [to('a', { Action: 'Same' }), to('a', { Action: 'Same' })];
  const listed = [pushed('only', 'a', { Action: 'Same' })];
  expect(matchPushes(sent, listed).map((push) => push?.id)).toEqual(['only', undefined]);
});

it('finds a spawned process by its tags alone', () => {
  const listed = [pushed('process', '', { Name: 'new' })];
  expect(matchPushes([to('', { Name: 'new' })], listed, true)[0]?.id).toBe('process');
  expect(matchPushes([to('x', { Name: 'new' })], listed)[0]).toBeUndefined();
});
