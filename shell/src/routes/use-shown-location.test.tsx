import { act, render, screen } from '@testing-library/react';
import { lazy, type ReactNode, Suspense } from 'react';
import {
  MemoryRouter,
  type NavigateFunction,
  type RouteObject,
  useNavigate,
  useRoutes,
} from 'react-router-dom';
import { useIsLoading } from '../chrome/loading-progress';
import { type PageHandle, useShownLocation } from './use-shown-location';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type TestedPage = Pick<PageHandle, 'fetch' | 'clientOnly'> & { element?: ReactNode };

interface AppProps {
  routes: RouteObject[];
  giveNavigate: (navigate: NavigateFunction) => void;
}

function App({ routes, giveNavigate }: AppProps) {
  giveNavigate(useNavigate());
  const page = useRoutes(routes, useShownLocation(routes));
  return (
    <>
      {useIsLoading() && <p>Loading</p>}
      <Suspense fallback={<h1>Stand-in</h1>}>{page}</Suspense>
    </>
  );
}

/** An app with a page at `/` and further ones; returns the function that follows a link. */
async function appWith(pages: Readonly<Record<string, TestedPage>>) {
  const tested: typeof pages = { '/': {}, ...pages };
  const routes = Object.entries(tested).map(([path, { element, ...handle }]) => ({
    path,
    handle: { path, layout: 'none', ...handle },
    element: element ?? <h1>{path}</h1>,
  }));
  let navigate: NavigateFunction = () => undefined;
  const take = (given: NavigateFunction) => {
    navigate = given;
  };
  const app = (
    <MemoryRouter>
      <App routes={routes} giveNavigate={take} />
    </MemoryRouter>
  );
  await act(async () => render(app));
  return (path: string) => act(async () => navigate(path));
}

const shown = () => screen.getByRole('heading').textContent;

test('a page stays, under the loading bar, until the next one is fetched', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const follow = await appWith({ '/about': { fetch: () => arrived } });
  await follow('/about');
  expect(shown()).toBe('/');
  expect(screen.getByText('Loading')).toBeTruthy();
  await act(async () => arrive());
  expect(shown()).toBe('/about');
  expect(screen.queryByText('Loading')).toBeNull();
});

test('a page stays until the next one has the parts that it loads as it is drawn', async () => {
  let arrive: () => void = () => undefined;
  const Part = lazy(
    () =>
      new Promise<{ default: () => ReactNode }>((resolve) => {
        arrive = () => resolve({ default: () => <h1>Part</h1> });
      }),
  );
  const follow = await appWith({ '/about': { element: <Part /> } });
  await follow('/about');
  expect(shown()).toBe('/');
  await act(async () => arrive());
  expect(shown()).toBe('Part');
});

test('a page that can not be fetched takes its place, to say so', async () => {
  const follow = await appWith({ '/about': { fetch: () => Promise.reject(new Error('no network')) } });
  await follow('/about');
  expect(shown()).toBe('/about');
});

test('a page that never comes takes its place after ten seconds, with what stands in for it', async () => {
  const Never = lazy(() => new Promise<never>(() => undefined));
  const follow = await appWith({ '/about': { element: <Never /> } });
  await follow('/about');
  await act(() => jest.advanceTimersByTimeAsync(9999));
  expect(shown()).toBe('/');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('heading', { name: 'Stand-in' })).toBeTruthy();
  expect(jest.getTimerCount()).toBe(0);
});

test('who follows another link meanwhile comes to that page, and stays there', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const follow = await appWith({ '/about': { fetch: () => arrived }, '/terms': {} });
  await follow('/about');
  await follow('/terms');
  expect(shown()).toBe('/terms');
  await act(async () => arrive());
  expect(shown()).toBe('/terms');
});

test('a bot waits for nothing of a page that it gets nothing of', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Examplebot/1.0');
  const fetch = jest.fn(() => new Promise<void>(() => undefined));
  const follow = await appWith({ '/vibe': { fetch, clientOnly: true } });
  await follow('/vibe');
  expect(shown()).toBe('/vibe');
  expect(fetch).not.toHaveBeenCalled();
});
