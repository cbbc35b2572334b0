import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import { readDeeds } from './read-deeds';

const address = 'a'.repeat(43) as Address;
const options = { signal: new AbortController().signal };

const events = Array.from({ length: 25 }, (_, index) => ({
  slug: `event-${index}`,
  process: String(index).padStart(43, 'e') as ProcessId,
  name: `Event ${index}`,
}));

/** A network whose events answer by their numbers; asks at most four questions at once. */
function networkOf(answerOf: (event: number) => object | 'lost') {
  const asked: number[] = [];
  let [open, most] = [0, 0];
  const ao = memoryAo({
    async read({ process }) {
      const event = events.findIndex((each) => each.process === process);
      asked.push(event);
      open += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      open -= 1;
      const answer = answerOf(event);
      if (answer === 'lost') throw new Error('no answer');
      const Tags = [{ name: 'Action', value: 'Me' }];
      return { Messages: [{ Target: '', Tags, Data: JSON.stringify({ at: 1, ...answer }) }] };
    },
  });
  return {
    read: () =>
      readDeeds({ ao, network: { events, gateways: ['https://gateway.example/'] }, address }, options),
    asked,
    most: () => most,
  };
}

test('the first twenty events are asked, a few at a time', async () => {
  const { read, asked, most } = networkOf(() => ({ registered: false }));
  expect(await read()).toEqual({ rainbows: [], keepsakes: [], bests: [], missing: 0 });
  expect(new Set(asked).size).toBe(20);
  expect(most()).toBe(4);
});

test('an answer that does not come is counted, and costs the others nothing', async () => {
  const { read } = networkOf((event) => (event === 3 ? 'lost' : { registered: false }));
  expect(await read()).toMatchObject({ missing: 1 });
});

test('a page of which nobody answers has failed', async () => {
  await expect(networkOf(() => 'lost').read()).rejects.toThrow('no answer');
});

test('a player’s keepsakes that are made are read with the rainbow', async () => {
  const asset = 's'.repeat(43);
  const rows = [
    { kind: 'attendance', isAsked: true, asset },
    { kind: 'rainbow', isAsked: true },
  ];
  const me = {
    ...{ registered: true, address, rabbit: 1, nickname: 'Ann', colour: 'red', banned: false, rank: 1 },
    ...{ collected: [], complete: false, voided: 0, given: 1 },
    chain: { start: 1, length: 1, after: 1, slot: 1, value: 'AAAAAAAAAAAAAA' },
  };
  const ao = memoryAo({
    async read({ tags }) {
      const action = tags.find(({ name }) => name === 'Action')?.value ?? '';
      const data = action === 'Me' ? me : { rows };
      return {
        Messages: [
          { Target: '', Tags: [{ name: 'Action', value: action }], Data: JSON.stringify({ at: 1, ...data }) },
        ],
      };
    },
  });
  const network = { events: events.slice(0, 1), gateways: ['https://gateway.example/'] as const };
  const { keepsakes } = await readDeeds({ ao, network, address }, options);
  expect(keepsakes).toMatchObject([{ kind: 'attendance', asset, of: 'Event 0' }]);
});

test('keepsakes of challenges that are made are read from the arcade, and lead to their challenges', async () => {
  const asset = 's'.repeat(43);
  const arcade = 'g'.repeat(43) as ProcessId;
  const rows = [
    { slug: 'friday', name: 'Friday night', isAsked: true, asset },
    { slug: 'monday', name: 'Monday', isAsked: true },
  ];
  const ao = memoryAo({
    async read({ tags }) {
      const action = tags.find(({ name }) => name === 'Action')?.value ?? '';
      const data = action === 'Keepsakes' ? { rows } : { board: 'whac', rows: [] };
      return {
        Messages: [
          { Target: '', Tags: [{ name: 'Action', value: action }], Data: JSON.stringify({ at: 1, ...data }) },
        ],
      };
    },
  });
  const network = { events: [], gateways: ['https://gateway.example/'] as const, processes: { arcade } };
  const { keepsakes, missing } = await readDeeds({ ao, network, address }, options);
  expect(keepsakes).toEqual([{ kind: 'challenge', asset, of: 'Friday night', to: '/whac/friday' }]);
  expect(missing).toBe(0);
});
