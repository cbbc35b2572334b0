import { type PushScope, showNews } from './show-news';

const scope = 'https://rabbit.example/app/static/push/p/';
const shown: { title: string; body: string; tag: string; silent: boolean; data?: string }[] = [];
/** The notices on the screen, by their tags. */
const there = new Map<string, { close: () => void }>();
const windows: { url: string; focus: () => Promise<void> }[] = [];
const openWindow = jest.fn();
const kept = new Map<string, string>();

/** Starts the worker as a browser does. */
function startWorker(search: string): void {
  const registration = {
    scope,
    showNotification: async (title: string, options: Omit<(typeof shown)[0], 'title'>) => {
      shown.push({ title, ...options });
      there.set(options.tag, { close: () => there.delete(options.tag) });
    },
    getNotifications: async ({ tag }: { tag: string }) => [there.get(tag)].filter(Boolean),
  };
  const store = {
    match: async (key: string) => (kept.has(key) ? { text: async () => kept.get(key) } : undefined),
    put: async (key: string, response: Response) => void kept.set(key, await response.text()),
  };
  Object.assign(globalThis, { caches: { open: async () => store } });
  const clients = { matchAll: async () => windows, openWindow };
  const addEventListener = globalThis.addEventListener.bind(globalThis);
  const worker = { registration, location: { search }, clients, skipWaiting: jest.fn(), addEventListener };
  showNews(worker as unknown as PushScope);
}

async function fire(type: string, facts: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (one: Promise<unknown>) => void work.push(one);
  dispatchEvent(Object.assign(new Event(type), { waitUntil, ...facts }));
  await Promise.all(work);
}

const push = (text?: string) => fire('push', { data: text === undefined ? null : { text: () => text } });

beforeAll(() => startWorker(`?lang=pl&name=${'N'.repeat(70)}&at=${encodeURIComponent('#/rabbit/demo')}`));
beforeEach(() => {
  shown.length = 0;
  kept.clear();
  there.clear();
  openWindow.mockReset();
});

test('news is shown in the player’s language, under the name of the event', async () => {
  await push('{"kind":"open","value":1}');
  expect(shown).toEqual([
    { title: 'N'.repeat(64), body: 'Rejestracja jest otwarta.', tag: `${scope}open`, silent: false },
  ]);
});

test('what comes twice is shown once, and a greater number is news again', async () => {
  await Promise.all([push('{"kind":"scanned","value":3}'), push('{"kind":"scanned","value":3}')]);
  await push('{"kind":"scanned","value":2}');
  expect(shown.map(({ silent }) => silent)).toEqual([false, true, true]);
  expect(there.size).toBe(1);
  there.clear();
  await push('{"kind":"scanned","value":3}');
  expect([shown.length, there.size]).toEqual([4, 0]);
  await push('{"kind":"scanned","value":4}');
  expect(shown.at(-1)?.silent).toBe(false);
});

test.each([undefined, '', '{', '[]', '{"kind":"constructor","value":1}', '{"kind":"open","value":"1"}'])(
  'of %j nothing is shown but that there is news',
  async (text) => {
    await push(text);
    expect(shown.map(({ body }) => body)).toEqual(['Jest coś nowego.']);
  },
);

test('a meet-up is shown by its title, tomorrow or on the day itself, and a tap opens its page', async () => {
  const dayMs = 24 * 3_600_000;
  const today = Math.floor((Date.now() - new Date().getTimezoneOffset() * 60_000) / dayMs);
  const about = { title: 'Rabbits & $& carrots', path: '/social/lisbon?meetup=7' };
  kept.set(`${scope}about/7`, JSON.stringify(about));
  await push(JSON.stringify({ kind: '7', value: today + 1 }));
  await push(JSON.stringify({ kind: '7', value: 100_000 + today }));
  await push(JSON.stringify({ kind: '8', value: today + 1 }));
  expect(shown.map(({ body }) => body)).toEqual([
    'Jutro: Rabbits & $& carrots',
    'Dzisiaj: Rabbits & $& carrots',
    'Zbliża się spotkanie, o którym chcesz wiedzieć.',
  ]);
  const focus = jest.fn();
  windows.push({ url: 'https://rabbit.example/app/#/social/lisbon?meetup=70', focus });
  await fire('notificationclick', { notification: { close: jest.fn(), data: shown[0]?.data } });
  windows.length = 0;
  expect(focus).not.toHaveBeenCalled();
  expect(openWindow).toHaveBeenCalledWith('https://rabbit.example/app/#/social/lisbon?meetup=7');
});

test('a subscription that the browser ends is said', async () => {
  await fire('pushsubscriptionchange', {});
  expect(shown[0]?.body).toMatch(/^Przeglądarka przestała/);
});

test('a tap opens the event’s page, or goes to the window that has it', async () => {
  const notification = { close: jest.fn() };
  await fire('notificationclick', { notification });
  expect(openWindow).toHaveBeenCalledWith('https://rabbit.example/app/#/rabbit/demo');
  const focus = jest.fn();
  windows.push({ url: 'https://rabbit.example/app/#/rabbit/demo/me', focus });
  await fire('notificationclick', { notification });
  expect(focus).toHaveBeenCalled();
  expect(openWindow).toHaveBeenCalledTimes(1);
});
