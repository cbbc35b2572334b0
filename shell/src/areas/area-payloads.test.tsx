import { usePayload } from '@rainbow-rabbit/shared/area';
import { changeLocale } from '@rainbow-rabbit/shared/i18n';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json';
import { registered } from '../testing/registered';
import type { AreaLoader } from './area-loader';
import { fetchPayload } from './area-payloads';
import type { RegisteredArea } from './area-registry';
import { AreaScreen } from './area-screen';
import { preloadOnIntent } from './preload-on-intent';

const integrity = `sha256-${'a'.repeat(43)}=`;
const givenFetch = globalThis.fetch;
let builds = 0;

/** Returns a build of an area with the data of one page in two languages; no other test has fetched them. */
function newBuild(): RegisteredArea {
  builds += 1;
  return {
    ...registered({
      files: { 'hall/london/_payload.json': integrity, 'pl/hall/london/_payload.json': integrity },
      routes: [{ path: '/hall/:city', layout: 'default', titleKey: 'title' }],
    }),
    base: `https://app.example/areas/hall/${builds}/`,
  };
}

/** Lets the host answer; returns what is asked for, from the folder of the area's builds, with the hash that counts. */
function serve(answer: (file: string) => Promise<Response> | Response) {
  const asked: [file: string, integrity?: string][] = [];
  globalThis.fetch = jest.fn(async (url: string, init: RequestInit = {}) => {
    const file = url.replace(/^.*\/hall\/\d+\//, '');
    asked.push([file, init.integrity]);
    return answer(file);
  }) as unknown as typeof fetch;
  return asked;
}

const dataOf = (file: string) =>
  new Response(JSON.stringify({ name: file.startsWith('pl') ? 'Londyn' : 'London' }));

/** Pages of the area; Lisbon's has no data. */
const London = () => <h1>{(usePayload('/hall/london') as { name: string }).name}</h1>;
const Lisbon = () => <h1>{String(usePayload('/hall/lisbon'))}</h1>;

/** Returns a page of the area on the screen, and what it threw. */
function pageOf(build: RegisteredArea, Screen = London) {
  const failed: unknown[] = [];
  const loader = { name: 'hall', build: () => build, fail: (error: unknown) => failed.push(error) };
  return { failed, page: <AreaScreen loader={loader as unknown as AreaLoader} screen={Screen} /> };
}

async function mount(build: RegisteredArea, Screen = London) {
  const { failed, page } = pageOf(build, Screen);
  return { failed, ...(await act(async () => render(page))) };
}

beforeEach(() => withMessages({ shell: en }));
afterEach(async () => {
  globalThis.fetch = givenFetch;
  await act(() => changeLocale('en'));
});

test('data are fetched as a link to their page is reached, and are on the screen at once', async () => {
  const asked = serve(dataOf);
  const build = newBuild();
  const preload = jest.fn();
  const loader = { name: 'hall', build: () => build, preload } as unknown as AreaLoader;
  const stop = preloadOnIntent([build], new Map([['hall', loader]]));
  document.body.innerHTML =
    '<a href="#/hall/london"><span>London</span></a><a href="#/hall/lisbon">Lisbon</a>';
  for (const element of document.querySelectorAll('span, a'))
    await act(async () => element.dispatchEvent(new Event('pointerover', { bubbles: true })));
  stop();
  expect(preload).toHaveBeenCalled();
  expect(asked).toEqual([['hall/london/_payload.json', integrity]]);

  render(pageOf(build).page);
  expect(screen.getByRole('heading', { name: 'London' })).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test('without a sign of a visit, they are fetched by the page, which follows the language without a gap', async () => {
  let answerPolish: () => void = () => undefined;
  const polish = new Promise<void>((resolve) => {
    answerPolish = resolve;
  });
  const asked = serve(async (file) => {
    if (file.startsWith('pl')) await polish;
    return dataOf(file);
  });
  await mount(newBuild());
  expect(await screen.findByRole('heading', { name: 'London' })).toBeTruthy();
  await act(() => changeLocale('pl'));
  // A heading that is hidden behind a skeleton would not be found.
  expect(screen.getByRole('heading', { name: 'London' })).toBeTruthy();
  answerPolish();
  expect(await screen.findByRole('heading', { name: 'Londyn' })).toBeTruthy();
  expect(asked.map(([file]) => file)).toEqual(['hall/london/_payload.json', 'pl/hall/london/_payload.json']);
});

test.each([
  ['the host has no such file', () => new Response('', { status: 404 }), 'area.unreachable'],
  ['there is no network', () => Promise.reject(new TypeError('no network')), 'area.unreachable'],
  ['the bytes are others than those of the build', () => new Response('<h1>Hello</h1>'), 'area.corrupt'],
])('if %s, the area says so, and a new attempt asks again', async (_, answer, code) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const build = newBuild();
  serve(answer);
  const { failed, unmount } = await mount(build);
  await waitFor(() => expect(failed).toMatchObject([{ code }]));
  unmount();
  serve(dataOf);
  await mount(build);
  expect(await screen.findByRole('heading', { name: 'London' })).toBeTruthy();
});

test('a page that the build has no data for is broken', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked = serve(dataOf);
  const build = newBuild();
  expect((await mount(build, Lisbon)).failed).toMatchObject([{ code: 'area.broken' }]);
  fetchPayload(build, '/hall/lisbon', 'en');
  expect(asked).toEqual([]);
});
