import type { Registry } from '@rainbow-rabbit/shared/area';
import { showAreaFirstView } from './area-first-view';

beforeEach(() => {
  history.replaceState(null, '', '#/pl/social/lisbon');
  document.body.innerHTML = `<div data-first-view="pl" hidden><header></header><main></main></div>
    <div data-frame="text"><div><div><h1></h1><p></p></div><div></div></div></div>`;
});
// Takes away the listeners that a test has left.
afterEach(() => dispatchEvent(new Event('hashchange')));

const view = {
  ...{ build: '1-a', layout: 'default', width: 'text', heading: 'Lisbon', lead: 'Hills' },
  sections: [{ title: 'Light', paragraphs: ['River'] }],
};

/** Returns the words that the page shows; undefined before a view is drawn, and once it has gone. */
function shown(): string | undefined {
  const drawn = document.querySelector<HTMLElement>('[data-first-view]');
  return drawn && !drawn.hidden ? (drawn.querySelector('main')?.textContent ?? '') : undefined;
}
const words = 'LisbonHillsLightRiver';
const registryOf = (build: string, enabled = true) =>
  ({ areas: { social: { build, enabled, routes: [{ path: '/social/:city' }] } } }) as unknown as Registry;

async function show({
  answer = async () => new Response(JSON.stringify({ '/social/lisbon': view })),
  registry = Promise.resolve(registryOf('1-a')),
  hasQuery = false,
  path = '/social/lisbon',
}: {
  answer?: () => Promise<Response>;
  registry?: Promise<Registry>;
  hasQuery?: boolean;
  path?: string;
} = {}) {
  const read = Promise.resolve();
  const isDrawn = await showAreaFirstView({ file: answer(), path, locale: 'pl', hasQuery, registry, read });
  await registry.catch(() => undefined);
  return isDrawn;
}

test('the view of the page is drawn while the registry is still on its way', async () => {
  let arrive: (registry: Registry) => void = () => undefined;
  const registry = new Promise<Registry>((resolve) => {
    arrive = resolve;
  });
  const showing = show({ registry });
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBe(words);
  arrive(registryOf('1-a'));
  expect(await showing).toBe(true);
  expect(shown()).toBe(words);
});

test('a visitor who goes to another page before the view is there sees none of it', async () => {
  const answer = async () => {
    await Promise.resolve();
    history.replaceState(null, '', '#/about');
    return new Response(JSON.stringify({ '/social/lisbon': view }));
  };
  expect(await show({ answer })).toBe(false);
  expect(shown()).toBeUndefined();
});

test('the view goes with its page', async () => {
  expect(await show()).toBe(true);
  expect(shown()).toBe(words);
  dispatchEvent(new Event('hashchange'));
  expect(shown()).toBeUndefined();
});

test('bad entries of other areas keep no view of a build that is not offered', async () => {
  const { areas } = registryOf('1-b');
  const bad = { closed: null, odd: { enabled: true }, ...areas } as unknown as Registry['areas'];
  await show({ registry: Promise.resolve({ areas: bad }) });
  expect(shown()).toBeUndefined();
});

test.each([
  ['of another build', registryOf('1-b')],
  ['of an area that is switched off', registryOf('1-a', false)],
  ['of an area that is gone', { areas: {} }],
])('a view %s goes again once the registry is there', async (_, registry) => {
  await show({ registry: Promise.resolve(registry) });
  expect(shown()).toBeUndefined();
});

test.each([
  ['does not come', () => Promise.reject(new TypeError('no network'))],
  ['is none', async () => ({}) as Registry],
])('a registry that %s leaves the view for the app to replace', async (_, registry) => {
  expect(await show({ registry: registry() })).toBe(true);
  expect(shown()).toBe(words);
});

test('a link to something beside the page shows heading and lead, since it may come above the sections', async () => {
  await show({ hasQuery: true });
  expect(shown()).toBe('LisbonHills');
});

test.each([
  ['no network', async () => Promise.reject(new TypeError('no network'))],
  [
    'a page of a server in place of the file',
    async () => new Response('<h1>Not found</h1>', { status: 404 }),
  ],
  ['a file without this page', async () => new Response('{}')],
])('%s leaves the page as it is', async (_, answer) => {
  expect(await show({ answer })).toBe(false);
  expect(shown()).toBeUndefined();
});
