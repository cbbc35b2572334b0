import { clearCommand, commandsOf, helpCommand, lineOf, parseCommand } from './commands';

const tasks = [
  { id: 'launch-token', command: '/launch', words: ['token'] },
  { id: 'launch-memecoin', command: '/launch', words: ['memecoin'] },
  { id: 'send', command: '/send' },
  { id: 'inspect', command: '/inspect' },
];
const parse = (line: string) => parseCommand(line, tasks);
const id = 'Ab3-_'.repeat(8).concat('xyz');

test.each([
  ['/send', { kind: 'task', task: 'send', args: [] }],
  ['  SEND  ', { kind: 'task', task: 'send', args: [] }],
  [`/send ${id} Note`, { kind: 'task', task: 'send', args: [id, 'Note'] }],
  ['/send x Text="two words" y', { kind: 'task', task: 'send', args: ['x', 'Text=two words', 'y'] }],
  ['/launch token', { kind: 'task', task: 'launch-token', args: [] }],
  ['launch Memecoin now', { kind: 'task', task: 'launch-memecoin', args: ['now'] }],
  ['/launch', { kind: 'choice', command: '/launch' }],
  ['/launch rocket', { kind: 'choice', command: '/launch' }],
  [id, { kind: 'task', task: 'inspect', args: [id] }],
  ['/help', { kind: 'help' }],
  ['clear', { kind: 'clear' }],
  ['', { kind: 'nothing' }],
  [' \n ', { kind: 'nothing' }],
])('reads the line %j', (line, command) => {
  expect(parse(line)).toEqual(command);
});

test.each([
  ['/lunch', '/launch'],
  ['/sned x', '/send'],
  ['/insp', '/inspect'],
  ['hepl', '/help'],
])('an unknown command %s comes with the nearest one', (line, guess) => {
  expect(parse(line)).toEqual({ kind: 'unknown', guess });
});

test.each(['/rabbit', 'x', `/${'send'.repeat(2000)}`])('nothing is near to %s', (line) => {
  expect(parse(line)).toEqual({ kind: 'unknown' });
});

test('each command is named once, after it those of the bot', () => {
  expect(commandsOf(tasks)).toEqual(['/launch', '/send', '/inspect', helpCommand, clearCommand]);
});

test('the line of a task leads to that task', () => {
  for (const task of tasks) expect(parse(lineOf(task))).toEqual({ kind: 'task', task: task.id, args: [] });
});
