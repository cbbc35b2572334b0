import {
  type FakeCamera,
  type FakeDecoding,
  installFakeCamera,
  installFakeWorker,
} from '@rainbow-rabbit/parts/scanner/testing';
import { partMessages } from '@rainbow-rabbit/parts/testing';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { Scanner } from './scanner';

let camera: FakeCamera;
let decoding: FakeDecoding;
const onRead = jest.fn();

beforeEach(() => {
  withMessages({ game: en, ...partMessages });
  camera = installFakeCamera();
  decoding = installFakeWorker();
  onRead.mockReset();
});
afterEach(cleanup);

const scanner = (paused = false) => <Scanner onRead={onRead} paused={paused} />;

async function showPicture(text?: string) {
  decoding.text = text;
  await act(async () => camera.showPicture());
}

async function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

test('it starts the camera, says that it looks, and reports a code once', async () => {
  render(scanner());
  expect(await screen.findByText('Looking for QR code...')).toBeTruthy();
  await showPicture();
  await showPicture('a rabbit');
  await showPicture('a rabbit');
  expect(onRead.mock.calls).toEqual([['a rabbit']]);
});

test('the camera is off while paused, and goes on after it', async () => {
  const { rerender } = render(scanner());
  await screen.findByText('Looking for QR code...');
  expect(camera.running()).toBe(1);
  await act(async () => rerender(scanner(true)));
  expect(camera.running()).toBe(0);
  await act(async () => rerender(scanner()));
  expect(await screen.findByText('Looking for QR code...')).toBeTruthy();
  expect(camera.running()).toBe(1);
});

test('the camera is off while the page is hidden', async () => {
  render(scanner());
  await screen.findByText('Looking for QR code...');
  await setVisibility('hidden');
  expect(camera.running()).toBe(0);
  await setVisibility('visible');
  expect(camera.running()).toBe(1);
});

test('nothing runs on after it is gone', async () => {
  const { unmount, container } = render(scanner());
  await screen.findByText('Looking for QR code...');
  const video = container.querySelector('video');
  expect(video?.srcObject).toBeTruthy();
  unmount();
  expect(camera.running()).toBe(0);
  expect(video?.srcObject).toBeNull();
  expect(decoding.running).toBe(0);
});

test('a text that is read after a pause has begun is dropped', async () => {
  const { rerender } = render(scanner());
  await screen.findByText('Looking for QR code...');
  decoding.text = 'too late';
  await act(async () => {
    camera.showPicture();
    rerender(scanner(true));
  });
  expect(onRead).not.toHaveBeenCalled();
});

test.each([
  ['NotAllowedError', 'The camera is blocked for this page.'],
  ['NotFoundError', 'No camera found.'],
  ['NotReadableError', 'The camera is in use elsewhere or has stopped.'],
])('%s says "%s", shows the other ways and lets the player try again', async (name, text) => {
  camera.fail(name);
  render(scanner());
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Use a photo' })).toBeTruthy();
  camera.fail(undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Looking for QR code...')).toBeTruthy();
});

test('a camera that the system takes away shows as busy', async () => {
  render(scanner());
  await screen.findByText('Looking for QR code...');
  await act(async () => camera.takeAway());
  expect(screen.getByText('The camera is in use elsewhere or has stopped.')).toBeTruthy();
});

test('a browser without cameras shows so, without a button to try again', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  render(scanner());
  expect(await screen.findByText('This browser gives no access to the camera.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a typed code is reported, and an empty one is an error', async () => {
  camera.fail('NotFoundError');
  render(scanner());
  await screen.findByText('No camera found.');
  fireEvent.click(screen.getByRole('button', { name: 'Use this code' }));
  expect(screen.getByText('Type the code first.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Code below the QR'), { target: { value: ' ABCD EFGH ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Use this code' }));
  expect(onRead.mock.calls).toEqual([['ABCD EFGH']]);
});

test('a photo is read', async () => {
  camera.fail('NotFoundError');
  const { container } = render(scanner());
  await screen.findByText('No camera found.');
  decoding.text = 'from a photo';
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('There is no file input');
  await act(async () => fireEvent.change(input, { target: { files: [new File(['x'], 'photo.png')] } }));
  expect(onRead.mock.calls).toEqual([['from a photo']]);
});

test('a typed text that can be no code is told at the field, and the field is empty once a code was taken', async () => {
  const typed = (paused: boolean) => (
    <Scanner
      onRead={onRead}
      paused={paused}
      errorOfTyped={(text) => (text === 'AB' ? 'too short' : undefined)}
    />
  );
  const { rerender } = render(typed(false));
  await screen.findByText('Looking for QR code...');
  const field = screen.getByRole<HTMLInputElement>('textbox', { hidden: true });
  const use = (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Use this code', hidden: true }));
  };
  use('AB');
  expect(screen.getByText('too short')).toBeTruthy();
  expect(onRead).not.toHaveBeenCalled();
  use('ABCD');
  expect(onRead.mock.calls).toEqual([['ABCD']]);
  expect(screen.queryByText('too short')).toBeNull();
  await act(async () => rerender(typed(true)));
  expect(field.value).toBe('');
});

test('news of earlier codes stand in place of the line about the camera', async () => {
  render(
    <Scanner onRead={onRead} paused={false} news={<p>One scan is kept</p>}>
      <p>the tray</p>
    </Scanner>,
  );
  expect(await screen.findByText('One scan is kept')).toBeTruthy();
  expect(screen.getByText('the tray')).toBeTruthy();
  expect(screen.queryByText('Looking for QR code...')).toBeNull();
});
