import { completionsOf } from './completions';

const tasks = [
  { id: 'launch-token', command: '/launch', words: ['token'] },
  { id: 'launch-memecoin', command: '/launch', words: ['memecoin'] },
  { id: 'inspect', command: '/inspect', takesProcess: true },
  { id: 'mine', command: '/mine' },
];
const processes = [
  { process: 'A'.repeat(43), name: 'Demo event' },
  { process: 'b'.repeat(43), name: 'Arcade' },
];
const lines = (typed: string) => completionsOf(typed, tasks, processes).map(({ line }) => line);

test.each([
  ['', []],
  ['/', ['/launch token', '/launch memecoin', '/inspect', '/mine', '/help', '/clear']],
  ['la', ['/launch token', '/launch memecoin']],
  ['/LAUNCH', ['/launch token', '/launch memecoin']],
  ['/launch m', ['/launch memecoin']],
  ['/h', ['/help']],
  ['/x', []],
  ['/inspect ', [`/inspect ${'A'.repeat(43)}`, `/inspect ${'b'.repeat(43)}`]],
  ['/inspect ARC', [`/inspect ${'b'.repeat(43)}`]],
  ['inspect bbb', [`/inspect ${'b'.repeat(43)}`]],
  [`/inspect ${'b'.repeat(43)} more`, []],
  ['/mine x', []],
])('completes %j', (typed, completed) => {
  expect(lines(typed)).toEqual(completed);
});

test('a process stands with its name', () => {
  expect(completionsOf('/inspect dem', tasks, processes)).toEqual([
    { line: `/inspect ${'A'.repeat(43)}`, task: 'inspect', name: 'Demo event', hasMore: true },
  ]);
});

test('many processes are not all offered', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ process: `p${index}`, name: 'x' }));
  expect(completionsOf('/inspect ', tasks, many)).toHaveLength(10);
});
