import type { Registry } from '@rainbow-rabbit/shared/area';
import { showAreaFirstView } from './area-first-view';

const mockDraw = jest.fn();
const mockUndo = jest.fn();
jest.mock('./draw-first-view', () => ({
  drawFirstView: (...given: unknown[]) => {
    mockDraw(...given);
    return mockUndo;
  },
}));

beforeEach(() => {
  history.replaceState(null, '', '#/pl/social/lisbon');
  jest.clearAllMocks();
});
// Takes away the listeners that a test has left.
afterEach(() => dispatchEvent(new Event('hashchange')));

const view = { build: '1-a', heading: 'Lisbon', sections: [{ title: 'Light', paragraphs: [] }] };
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
  const shown = show({ registry });
  await new Promise((resolve) => setTimeout(resolve));
  expect(mockDraw).toHaveBeenCalledWith(view, 'pl');
  arrive(registryOf('1-a'));
  expect(await shown).toBe(true);
  expect(mockUndo).not.toHaveBeenCalled();
});

test('a visitor who goes to another page before the view is there sees none of it', async () => {
  const answer = async () => {
    await Promise.resolve();
    history.replaceState(null, '', '#/about');
    return new Response(JSON.stringify({ '/social/lisbon': view }));
  };
  expect(await show({ answer })).toBe(false);
  expect(mockDraw).not.toHaveBeenCalled();
});

test('the view goes with its page', async () => {
  expect(await show()).toBe(true);
  expect(mockUndo).not.toHaveBeenCalled();
  dispatchEvent(new Event('hashchange'));
  expect(mockUndo).toHaveBeenCalledTimes(1);
});

test('bad entries of other areas keep no view of a build that is not offered', async () => {
  const { areas } = registryOf('1-b');
  const bad = { closed: null, odd: { enabled: true }, ...areas } as unknown as Registry['areas'];
  await show({ registry: Promise.resolve({ areas: bad }) });
  expect(mockUndo).toHaveBeenCalledTimes(1);
});

test.each([
  ['of another build', registryOf('1-b')],
  ['of an area that is switched off', registryOf('1-a', false)],
  ['of an area that is gone', { areas: {} }],
])('a view %s goes again once the registry is there', async (_, registry) => {
  await show({ registry: Promise.resolve(registry) });
  expect(mockUndo).toHaveBeenCalledTimes(1);
});

test.each([
  ['does not come', () => Promise.reject(new TypeError('no network'))],
  ['is none', async () => ({}) as Registry],
])('a registry that %s leaves the view for the app to replace', async (_, registry) => {
  expect(await show({ registry: registry() })).toBe(true);
  expect(mockUndo).not.toHaveBeenCalled();
});

test('a link to something beside the page shows heading and lead, since it may come above the sections', async () => {
  await show({ hasQuery: true });
  expect(mockDraw).toHaveBeenCalledWith({ ...view, sections: [] }, 'pl');
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
  expect(mockDraw).not.toHaveBeenCalled();
});
