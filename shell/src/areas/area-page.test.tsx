import { type Area, pagesOf } from '@rainbow-rabbit/shared/area';
import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  MemoryRouter,
  type NavigateFunction,
  type RouteObject,
  useNavigate,
  useRoutes,
} from 'react-router-dom';
import en from '../../locales/en.json';
import { useShownLocation } from '../routes/use-shown-location';
import { registered } from '../testing/registered';
import { createAreaLoader } from './area-loader';
import { AreaPage } from './area-page';
import { AreasProvider } from './areas-context';
import { AreaError } from './domain/area-error';
import { whenFirstPageDrawable } from './when-first-page-drawable';

const reload = jest.fn(async (_: unknown) => undefined);

const routes = [
  { path: '/hall/:seat', layout: 'none', titleKey: 'hall' },
  { path: '/stage', layout: 'none', titleKey: 'stage' },
  { path: '/booth', layout: 'none', titleKey: 'booth', clientOnly: true },
] as const;
const page = pagesOf(async () => ({ page: name }: { page: string }) => <h1>{name}</h1>);
const area: Area = {
  name: 'tent',
  contract: '1.0',
  routes: routes.map((route) => ({ ...route, ...page(route.path) })),
  messages: cataloguesFrom(async () => ({ default: {} })),
};

const tent = {
  ...registered({
    name: 'tent',
    routes: [...routes],
    texts: { en: { hall: 'Hall', stage: 'Stage', booth: 'Booth' } },
  }),
  base: 'https://app.example/areas/tent/0.1.0-12345678/',
};

interface PagesProps {
  routes: RouteObject[];
  giveNavigate: (navigate: NavigateFunction) => void;
}

function Pages({ routes: objects, giveNavigate }: PagesProps) {
  giveNavigate(useNavigate());
  return useRoutes(objects, useShownLocation(objects));
}

/** The area's routes in a router, with a page beside them; its code can't be loaded until `cure` is called. */
function tentApp(failure = new AreaError('unreachable', 'tent')) {
  const { show, ...tested } = createTent(failure);
  show();
  return tested;
}

function createTent(failure: AreaError) {
  let isCured = false;
  const opened = jest.fn(async () => {
    if (!isCured) throw failure;
    return { default: area };
  });
  const loader = createAreaLoader({
    registered: tent,
    refresh: async () => undefined,
    open: opened,
    sweep: () => undefined,
    addMessages: async () => undefined,
    versions: {},
    report: () => undefined,
    nowMs: () => 0,
  });
  const outside = { path: '/', handle: { path: '/', layout: 'none' }, element: <h1>Outside</h1> };
  const ofTent = routes.map((route) => ({
    path: route.path,
    handle: { ...route, area: 'tent' },
    element: <AreaPage area={tent} route={route} reload={reload} />,
  }));
  let navigate: NavigateFunction = () => undefined;
  const take = (given: NavigateFunction) => {
    navigate = given;
  };
  const loaders = new Map([['tent', loader]]);
  const app = () => (
    <AreasProvider loaders={loaders}>
      <MemoryRouter initialEntries={['/hall/1']}>
        <Pages routes={[...ofTent, outside]} giveNavigate={take} />
      </MemoryRouter>
    </AreasProvider>
  );
  let rerender: (app: ReactNode) => void = () => undefined;
  return {
    opened,
    loader,
    loaders,
    show: () => {
      ({ rerender } = render(app()));
    },
    rerender: () => act(async () => rerender(app())),
    go: (path: string) => act(async () => navigate(path)),
    cure: () => {
      isCured = true;
    },
  };
}

beforeEach(() => {
  reload.mockClear();
  return withMessages({ shell: en });
});

test('an area that failed stays failed through renders, preloads and other parameters of its route', async () => {
  const { opened, loader, rerender, go, cure } = tentApp();
  expect(await screen.findByRole('alert')).toBeTruthy();
  cure();
  await rerender();
  await act(() => loader.preload());
  await go('/hall/2');
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(opened).toHaveBeenCalledTimes(1);
});

test('an area that failed before its page was drawn is shown as failed at once, and tried again by the next visit', async () => {
  const { opened, loaders, show, go, cure } = createTent(new AreaError('timed-out', 'tent'));
  await whenFirstPageDrawable({ areas: [tent], loaders, path: '/hall/1', locale: 'en' });
  cure();
  show();
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(opened).toHaveBeenCalledTimes(1);
  await go('/');
  await go('/hall/1');
  expect(await screen.findByRole('heading', { name: '/hall/:seat' })).toBeTruthy();
});

test('an area that failed is tried once more when a person comes back to it', async () => {
  const { opened, go, cure } = tentApp();
  await screen.findByRole('alert');
  await go('/');
  await go('/hall/1');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(opened).toHaveBeenCalledTimes(2);
  await go('/');
  cure();
  await go('/hall/1');
  expect(await screen.findByRole('heading', { name: '/hall/:seat' })).toBeTruthy();
  expect(opened).toHaveBeenCalledTimes(3);
});

test('an area that failed is tried once more when a person enters another of its routes', async () => {
  const { opened, go, cure } = tentApp();
  await screen.findByRole('alert');
  cure();
  await go('/stage');
  expect(await screen.findByRole('heading', { name: '/stage' })).toBeTruthy();
  expect(opened).toHaveBeenCalledTimes(2);
});

test('Retry always tries once more', async () => {
  const { opened, cure } = tentApp();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('alert');
  cure();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: '/hall/:seat' })).toBeTruthy();
  expect(opened).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
});

test('Retry reloads the page where a part of the shell is missing, and tries the area again where it can’t', async () => {
  const missing = new Error('Loading chunk 7 failed');
  const { opened, cure } = tentApp(new AreaError('broken', 'tent', missing));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  cure();
  fireEvent.click(retry);
  expect(await screen.findByRole('heading', { name: '/hall/:seat' })).toBeTruthy();
  expect(reload.mock.calls).toEqual([[missing]]);
  expect(opened).toHaveBeenCalledTimes(2);
});

test('Retry reloads nothing where a part of the area itself is missing', async () => {
  const missing = Object.assign(new Error('Loading chunk 7 failed'), {
    name: 'ChunkLoadError',
    type: 'missing',
    request: `${tent.base}static/7.js`,
  });
  const { loader, cure } = tentApp();
  await screen.findByRole('alert');
  cure();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: '/hall/:seat' });
  act(() => loader.fail(missing));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: '/hall/:seat' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('the document has the title of the registry while the area loads and after it failed', async () => {
  tentApp();
  expect(document.title).toBe('Hall · Rainbow Rabbit');
  await screen.findByRole('alert');
  expect(document.title).toBe('Hall · Rainbow Rabbit');
});

test('a bot gets the title of a client-only page, and nothing of the area is fetched', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Examplebot/1.0');
  const { opened, go } = tentApp();
  await go('/booth');
  expect(document.title).toBe('Booth · Rainbow Rabbit');
  expect(screen.queryByRole('status')).toBeNull();
  expect(opened).toHaveBeenCalledTimes(1);
});
