import { retireWorker } from './retire-worker';

test('the worker that stands in for a harmful one removes the kept files of the app and then itself', async () => {
  const removed: string[] = [];
  const work: Promise<unknown>[] = [];
  retireWorker({
    caches: {
      keys: async () => ['rainbow-rabbit-app-/-one', 'rainbow-rabbit-app-/-two', 'of another app'],
      delete: async (name) => removed.push(name) > 0,
    },
    registration: { unregister: async () => removed.push('itself') > 0 },
    skipWaiting: async () => undefined,
    addEventListener: (_, listener) => listener({ waitUntil: (promise) => work.push(promise) }),
  });
  await Promise.all(work);
  expect(removed).toEqual(['rainbow-rabbit-app-/-one', 'rainbow-rabbit-app-/-two', 'itself']);
});
