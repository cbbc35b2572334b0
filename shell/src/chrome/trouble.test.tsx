import { contractVersion } from '@rainbow-rabbit/shared/area';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import en from '../../locales/en.json';
import skew from '../../locales/skew/en.json';
import { SiteAreasProvider } from '../site-links';
import { registered } from '../testing/registered';
import { AreaFallback } from './area-fallback';
import { isBot } from './bots';
import { ErrorPage } from './error-page';
import { NotFound } from './not-found';
import { StartFailed } from './start-failed';

beforeEach(() => withMessages({ shell: en }));

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a path that leads nowhere is named', () => {
  render(
    <MemoryRouter initialEntries={['/no/such/page']}>
      <NotFound />
    </MemoryRouter>,
  );
  expect(heading()).toBe('Page not found: /no/such/page');
  expect(screen.getByText('Status 404')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the front page' }).getAttribute('href')).toBe('/');
});

test('an error page shows its status and its message, and names the document while it is there', () => {
  const error = new AppError('network.unreachable', { params: { status: 503 } });
  const { unmount } = render(<ErrorPage error={error} />, { wrapper: MemoryRouter });
  expect(heading()).toBe('Internal Server Error');
  expect(screen.getByText('Status 503')).toBeTruthy();
  expect(screen.getByText(/network settings could not be loaded/)).toBeTruthy();
  expect(document.title).toBe('Internal Server Error · Rainbow Rabbit');
  unmount();
  expect(document.title).toBe('Rainbow Rabbit');
});

test.each([
  ['an error page', <ErrorPage key="" error={new Error('Broken')} />],
  ['a missing page', <NotFound key="" />],
  [
    'an area that failed',
    <AreaFallback key="" areaName="game" error={{ kind: 'broken' }} onRetry={jest.fn()} />,
  ],
  ['an app that did not start', <StartFailed key="" error={new Error('Broken')} onRetry={jest.fn()} />],
])('bots never see %s', (_, page) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  const { container } = render(page, { wrapper: MemoryRouter });
  expect(container.textContent).toBe('');
});

test.each([
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['Twitterbot/1.0', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', false],
  ['Mozilla/5.0 (Linux; Android 15; CUBOT X90) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36', false],
])('%s is a bot: %s', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
});

test('an area that is not there is named, and can be tried again', () => {
  const onRetry = jest.fn();
  render(
    <SiteAreasProvider areas={[registered()]}>
      <AreaFallback areaName="hall" error={{ kind: 'timed-out' }} onRetry={onRetry} />
    </SiteAreasProvider>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole('alert').textContent).toContain('“The great hall” took too long');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

describe('an area that does not fit the app', () => {
  beforeEach(() => {
    withMessages({ shell: { ...en, ...skew } });
    Object.assign(globalThis, { SINGLETON_VERSIONS: { react: '19.3.1' } });
  });

  test.each([
    [['contract', '99.0'], skew['skew.app'], 'Needed: version 99.0 of the interface'],
    [['contract', '0.9'], skew['skew.area'], `This app has ${contractVersion}.`],
    [['react', '^20.0.0'], skew['skew.app'], 'Needed: react ^20.0.0. This app has 19.3.1.'],
    [['react', '^18.0.0'], skew['skew.area'], 'Needed: react ^18.0.0. This app has 19.3.1.'],
    [['preact', '^10.0.0'], skew['skew.app'], 'Needed: preact ^10.0.0. This app doesn’t have it.'],
    [new Error('no route /home'), skew['skew.release'], ''],
  ])('says which side needs what: %s', async (cause, side, details) => {
    render(<AreaFallback areaName="meadow" error={{ kind: 'incompatible', cause }} onRetry={jest.fn()} />, {
      wrapper: MemoryRouter,
    });
    expect(screen.getByRole('alert').textContent).toContain('“meadow” and this version of the app');
    const note = await screen.findByText(side);
    expect(note.nextElementSibling?.textContent ?? '').toContain(details);
  });

  test('can be tried again after its release was mended, and the app can be looked for', () => {
    const onRetry = jest.fn();
    render(<AreaFallback areaName="meadow" error={{ kind: 'incompatible' }} onRetry={onRetry} />, {
      wrapper: MemoryRouter,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Load the newest version' })).toBeTruthy();
  });
});

test('an app that could not start says why and can be started again', () => {
  const onRetry = jest.fn();
  render(<StartFailed error={new AppError('network.unreachable')} onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toMatch(/network settings could not be loaded/);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('without any messages it still has words', () => {
  withMessages();
  render(<StartFailed error={new AppError('i18n.unreachable')} onRetry={jest.fn()} />);
  expect(heading()).toBe('The app could not start');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
