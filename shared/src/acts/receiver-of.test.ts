import type { ProcessId } from '../arweave';
import type { EventEntry } from '../network';
import { receiverOf } from '.';

const id = (letter: string) => letter.repeat(43) as ProcessId;
const network = {
  community: id('C'),
  processes: { hall: id('H') },
  events: [{ process: id('E') } as EventEntry],
};

test.each([
  [id('C'), 'community'],
  [id('H'), 'processes.hall'],
  [id('E'), 'events'],
  [id('U'), undefined],
  ['', undefined],
  [undefined, undefined],
])('%s receives the acts of %s by its place in the network', (process, receiver) => {
  expect(receiverOf(process, network)).toBe(receiver);
});

test.each([
  ['of a process that the network does not name, the asking code says the kind', id('U'), 'processes.hall'],
  ['the network’s word counts before that of the asking code', id('E'), 'events'],
])('%s', (_, process, receiver) => {
  expect(receiverOf(process, network, 'processes.hall')).toBe(receiver);
});
