import { keepOwnProcess, ownProcesses } from './own-processes';

const own = (letter: string, name = letter) => ({
  process: letter.repeat(43),
  owner: 'o'.repeat(43),
  name,
  at: 1,
});

beforeEach(() => localStorage.clear());

test('a process that is kept again is named anew, and comes first', () => {
  keepOwnProcess(own('a'));
  keepOwnProcess(own('b'));
  keepOwnProcess(own('a', 'again'));
  expect(ownProcesses.read()).toEqual([own('a', 'again'), own('b')]);
});

test('a change is heard, and another shape counts as none', () => {
  const hear = jest.fn();
  const undo = ownProcesses.subscribe(hear);
  keepOwnProcess(own('a'));
  expect(hear).toHaveBeenCalledTimes(1);
  undo();
  keepOwnProcess(own('b'));
  expect(hear).toHaveBeenCalledTimes(1);
  localStorage.setItem('rainbow-rabbit.devbot.processes', '[{"process":7}]');
  expect(ownProcesses.read()).toEqual([]);
});
