import { nextTurn } from '@rainbow-rabbit/shared/testing';
import { previewQueue } from './preview-queue';

/** Previews whose fetches end when a test says so. */
function stage() {
  const begun: string[] = [];
  const ends = new Map<string, (url: string) => void>();
  const aborted: string[] = [];
  const shown: Record<string, string | undefined> = {};
  const released: string[] = [];
  const queue = previewQueue((url) => released.push(url));
  const want = (key: string) =>
    queue.want({
      key,
      fetch: (signal) => {
        begun.push(key);
        return new Promise((resolve, reject) => {
          ends.set(key, resolve);
          signal.addEventListener('abort', () => {
            aborted.push(key);
            reject(new Error('aborted'));
          });
        });
      },
      done: (url) => {
        shown[key] = url;
      },
    });
  const end = async (key: string) => {
    ends.get(key)?.(`blob:${key}`);
    await nextTurn();
  };
  return { queue, want, end, begun, aborted, shown, released };
}

const names = (from: number, end: number) =>
  Array.from({ length: end - from }, (_, index) => String(from + index));

test('a few are fetched at once, then the last one asked for', async () => {
  const { want, end, begun, shown } = stage();
  for (const key of names(0, 9)) want(key);
  expect(begun).toEqual(names(0, 6));
  await end('2');
  expect(begun.at(-1)).toBe('8');
  expect(shown).toEqual({ 2: 'blob:2' });
});

test('one that is no longer wanted is not fetched, and one under way is given up', async () => {
  const { want, end, begun, aborted, shown } = stage();
  const undo = names(0, 8).map(want);
  undo[7]?.();
  undo[0]?.();
  await nextTurn();
  expect(aborted).toEqual(['0']);
  await end('1');
  await end('2');
  expect(begun).toEqual([...names(0, 6), '6']);
  expect(shown).toEqual({ 1: 'blob:1', 2: 'blob:2' });
});

test('one that was fetched is there at once, until too many were fetched after it', async () => {
  const { queue, want, end, begun, released } = stage();
  want('0');
  await end('0');
  expect(queue.known('0')).toBe('blob:0');
  want('0');
  await nextTurn();
  expect(begun).toEqual(['0']);
  for (const key of names(1, 401)) {
    want(key);
    await end(key);
  }
  expect(queue.known('0')).toBeUndefined();
  expect(released).toEqual(['blob:0']);
});

test('one that fails leaves its place empty, and the others go on', async () => {
  const queue = previewQueue(() => undefined);
  const shown: (string | undefined)[] = [];
  const done = (url: string | undefined) => shown.push(url);
  queue.want({ key: 'a', fetch: () => Promise.reject(new Error('gone')), done });
  queue.want({ key: 'b', fetch: async () => 'blob:b', done });
  await nextTurn();
  expect(shown.sort()).toEqual(['blob:b', undefined]);
});
