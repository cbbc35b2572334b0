import {
  type BotAnswer,
  type Conversation,
  cleared,
  maxTurns,
  noConversation,
  openTurn,
  type Turn,
  withActive,
  withTask,
  withTurn,
} from './conversation';

const open = (task: string, args: string[] = []): BotAnswer => ({ kind: 'task', task, args, state: 'open' });
const turn = (id: string, answer: BotAnswer = { kind: 'help' }): Turn => ({ id, text: `/${id}`, answer });
const idsOf = ({ turns }: Conversation) => turns.map(({ id }) => id);
const kept = () => true;
const notKept = () => false;

test('a task that begins is the active one; an answer in words leaves it so', () => {
  const one = withTurn(noConversation, turn('a', open('send')), kept);
  expect(one.active).toBe('a');
  expect(withTurn(one, turn('b'), kept)).toEqual({ turns: [...one.turns, turn('b')], active: 'a' });
});

test('a task that kept nothing leaves with the next task, one that kept its state is set aside', () => {
  const one = withTurn(noConversation, turn('a', open('send')), kept);
  expect(idsOf(withTurn(one, turn('b', open('read')), notKept))).toEqual(['b']);
  const both = withTurn(one, turn('b', open('read')), kept);
  expect(idsOf(both)).toEqual(['a', 'b']);
  expect(both.active).toBe('b');
});

test('a task that goes on takes the place of the active one', () => {
  const one = withTurn(noConversation, turn('a', open('send')), kept);
  const both = withTurn(one, turn('b', open('read')), kept);
  expect(withActive(both, 'b', kept)).toBe(both);
  const back = withActive(both, 'a', notKept);
  expect([idsOf(back), back.active]).toEqual([['a'], 'a']);
  expect(idsOf(withActive(both, 'a', kept))).toEqual(['a', 'b']);
});

test('the end of a task keeps its result, and no task is active then', () => {
  const one = withTurn(noConversation, turn('a', open('send')), kept);
  const result = { path: '/devbot/processes/x', title: 'Sent' };
  const done = withTask(one, 'a', { state: 'done', result });
  expect(done).toEqual({ turns: [turn('a', { ...open('send'), state: 'done', result } as BotAnswer)] });
});

test('the end of a task that is set aside leaves the active one', () => {
  const one = withTurn(noConversation, turn('a', open('send')), kept);
  const both = withTurn(one, turn('b', open('read')), kept);
  expect(withTask(both, 'a', { state: 'cancelled' }).active).toBe('b');
});

test('an answer in words makes room for the next turn', () => {
  const one = withTurn(withTurn(noConversation, turn('a'), kept), turn('b', { kind: 'unknown' }), kept);
  expect(idsOf(one)).toEqual(['b']);
});

test('the oldest turns go first, but no open task while there are others', () => {
  const done: BotAnswer = { kind: 'task', task: 'read', args: [], state: 'done' };
  let now = withTurn(noConversation, turn('task', open('send')), kept);
  for (let count = 0; count < maxTurns + 5; count += 1) now = withTurn(now, turn(`t${count}`, done), kept);
  expect(now.turns).toHaveLength(maxTurns);
  expect(idsOf(now).slice(0, 2)).toEqual(['task', 't6']);
});

test('not even open tasks grow without end', () => {
  let now = noConversation;
  for (let count = 0; count < maxTurns + 5; count += 1) {
    now = withTurn(now, turn(`t${count}`, open('send', [String(count)])), kept);
  }
  expect(now.turns).toHaveLength(maxTurns);
  expect(idsOf(now).at(-1)).toBe(now.active);
});

test('clearing leaves open tasks', () => {
  const one = withTurn(noConversation, turn('a', open('send')), kept);
  const more = withTurn(one, turn('c', { kind: 'unknown' }), kept);
  expect(cleared(more)).toEqual(one);
});

test('an open task is found by its words', () => {
  const one = withTurn(noConversation, turn('a', open('send', ['x'])), kept);
  expect(openTurn(one, { task: 'send', args: ['x'] })?.id).toBe('a');
  expect(openTurn(one, { task: 'send', args: [] })).toBeUndefined();
  expect(openTurn(withTask(one, 'a', { state: 'done' }), { task: 'send', args: ['x'] })).toBeUndefined();
});
