import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import install from '../../locales/install/en.json';
import { LateInstallOffer } from './late-install-offer';

const offer = () => screen.queryByRole('heading', { name: install['install.title'] });
const button = (key: keyof typeof install) => screen.queryByRole('button', { name: install[key] });

let isStandalone = false;

beforeEach(() => {
  withMessages({ shell: { ...en, ...install } });
  localStorage.clear();
  isStandalone = false;
  window.matchMedia = (query) => ({ matches: isStandalone, media: query }) as MediaQueryList;
});

afterEach(() => {
  globalThis.rainbowRabbitInstallEvent = undefined;
  Reflect.deleteProperty(navigator, 'standalone');
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

const onIos = (standalone: boolean) =>
  Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });

/** The browser's offer, which was put off at the start. */
function keepEvent() {
  const prompt = jest.fn(async () => ({ outcome: 'accepted' }));
  globalThis.rainbowRabbitInstallEvent = Object.assign(new Event('beforeinstallprompt'), { prompt });
  return prompt;
}

/** Lets lazily loaded code and texts come. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** An area shows a complete rainbow. */
async function completeRainbow(): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  place.dataset.moment = 'rainbow-complete';
  act(() => void window.dispatchEvent(new Event('rr-moment')));
  for (let turn = 0; turn < 3; turn++) await settle();
  return place;
}

async function leave(place: HTMLElement): Promise<void> {
  place.remove();
  act(() => void window.dispatchEvent(new Event('rr-moment')));
  await settle();
}

test('nothing is offered before a rainbow is complete, and nothing stays once its screen is left', async () => {
  keepEvent();
  render(<LateInstallOffer />);
  await settle();
  expect(offer()).toBeNull();
  const place = await completeRainbow();
  expect(offer()).toBeTruthy();
  expect(place.contains(offer())).toBe(true);
  await leave(place);
  expect(offer()).toBeNull();
  expect(place.childElementCount).toBe(0);
});

test('a rainbow that was shown before the offer could come is found', async () => {
  keepEvent();
  await completeRainbow();
  render(<LateInstallOffer />);
  expect(await screen.findByRole('heading', { name: install['install.title'] })).toBeTruthy();
});

test('the browser may say that the app can be installed while the rainbow is on the screen', async () => {
  render(<LateInstallOffer />);
  await completeRainbow();
  expect(offer()).toBeNull();
  keepEvent();
  act(() => void window.dispatchEvent(new Event('beforeinstallprompt')));
  await settle();
  expect(offer()).toBeTruthy();
});

test('a press lets the browser ask, and the offer never comes again', async () => {
  const prompt = keepEvent();
  render(<LateInstallOffer />);
  const place = await completeRainbow();
  fireEvent.click(button('install.accept') as HTMLElement);
  await settle();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(offer()).toBeNull();
  await leave(place);
  keepEvent();
  await completeRainbow();
  expect(offer()).toBeNull();
});

test('a refusal lasts', async () => {
  const prompt = keepEvent();
  const { unmount } = render(<LateInstallOffer />);
  await completeRainbow();
  fireEvent.click(button('install.never') as HTMLElement);
  expect(offer()).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
  unmount();
  render(<LateInstallOffer />);
  for (let turn = 0; turn < 3; turn++) await settle();
  expect(offer()).toBeNull();
});

test('on iOS, which has no event, the offer says how to install and what to save before', async () => {
  onIos(false);
  render(<LateInstallOffer />);
  await completeRainbow();
  expect(screen.getByText(install['install.by-hand'])).toBeTruthy();
  expect(button('install.accept')).toBeNull();
  fireEvent.click(button('install.close') as HTMLElement);
  expect(offer()).toBeNull();
});

test.each([
  ['that can not install', () => undefined],
  [
    'that has installed the app',
    () => {
      keepEvent();
      isStandalone = true;
    },
  ],
  ['of iOS that runs the app from the home screen', () => onIos(true)],
  [
    'that installs the app from its menu meanwhile',
    () => {
      keepEvent();
      queueMicrotask(() => window.dispatchEvent(new Event('appinstalled')));
    },
  ],
  [
    'on a host that other apps share',
    () => {
      keepEvent();
      window.history.replaceState(null, '', `/${'a'.repeat(43)}/`);
    },
  ],
  [
    'that keeps nothing',
    () => {
      keepEvent();
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new Error('Denied');
      });
    },
  ],
])('nothing is offered in a browser %s', async (_, prepare) => {
  prepare();
  render(<LateInstallOffer />);
  await completeRainbow();
  jest.restoreAllMocks();
  expect(offer()).toBeNull();
});
