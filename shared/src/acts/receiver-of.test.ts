import type { ProcessId } from '../arweave';
import { receiverOf } from '.';

const id = (letter: string) => letter.repeat(43) as ProcessId;
const network = { community: id('C'), processes: { hall: id('H') } };

test.each([
  [id('C'), 'community'],
  [id('H'), 'processes.hall'],
  [id('E'), 'events'],
  ['', 'events'],
  [undefined, 'events'],
])('%s receives the acts of %s', (process, receiver) => {
  expect(receiverOf(process, network)).toBe(receiver);
});

test('a network that names no process has events alone', () => {
  expect(receiverOf(id('C'), {})).toBe('events');
});
