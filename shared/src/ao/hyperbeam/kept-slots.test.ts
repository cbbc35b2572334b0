import { keptSlots } from './kept-slots';

const node = 'https://node.example';

beforeEach(() => sessionStorage.clear());

it('keeps the slots of the latest messages, also after a reload', () => {
  const slots = keptSlots();
  for (let slot = 0; slot < 60; slot++) slots.write(`id-${slot}`, { slot, node });
  const after = keptSlots();
  expect([after.read('id-9'), after.read('id-10'), after.read('id-59')]).toEqual([
    undefined,
    { slot: 10, node },
    { slot: 59, node },
  ]);
  sessionStorage.setItem('rr-ao-slots', '[["x",{"slot":"1","node":"https://node.example"}]]');
  expect(keptSlots().read('x')).toBeUndefined();
});
