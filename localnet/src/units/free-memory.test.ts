import { setImmediate as nextTurn } from 'node:timers/promises';
import { freeMemoryOf } from './free-memory';

const mebibyte = 1024 ** 2;
const sharedMemory = () => new WeakRef(new SharedArrayBuffer(80 * mebibyte));

it('collects the memory of ended processes once it is much', async () => {
  const memory = sharedMemory();
  // A reference that was made or read stays until the turn is over.
  await nextTurn();
  freeMemoryOf(10 * mebibyte);
  expect(memory.deref()).toBeDefined();
  await nextTurn();
  freeMemoryOf(60 * mebibyte);
  await nextTurn();
  expect(memory.deref()).toBeUndefined();
});
