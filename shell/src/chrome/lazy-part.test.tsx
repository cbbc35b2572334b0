import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useEffect } from 'react';
import { useMessages } from '../messages';
import { lazyPart } from './lazy-part';

const Waiting = () => <p>Waiting</p>;
const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <button type="button" onClick={onRetry}>
    Retry
  </button>
);
const Arrived = () => <p>Arrived</p>;
const Titled = () => <p>{useMessages()('vibe.join')}</p>;

let mounts = 0;
const Counted = () => {
  useEffect(() => {
    mounts++;
  }, []);
  return <p>Arrived</p>;
};

test('a part is fetched again after a failure, and only then', async () => {
  // React reports what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn<Promise<ComponentType>, []>().mockResolvedValue(Arrived);
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  const Part = lazyPart({ load, Waiting, Failed });

  render(<Part />);
  expect(screen.getByText('Waiting')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent.click(await screen.findByText('Retry'));
  expect(await screen.findByText('Arrived')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that was there before is there at once', async () => {
  const load = jest.fn(async () => Arrived);
  const Part = lazyPart({ load, Waiting, Failed });
  const { unmount } = render(<Part />);
  await screen.findByText('Arrived');
  unmount();
  await act(async () => render(<Part />));
  expect(screen.getByText('Arrived')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that was fetched beforehand is drawn at once', async () => {
  const Part = lazyPart({ load: async () => Arrived, Waiting, Failed });
  await Part.fetch();
  render(<Part />);
  expect(screen.getByText('Arrived')).toBeTruthy();
});

test('a part that is fetched while it is shown stays as it is', async () => {
  mounts = 0;
  const Part = lazyPart({ load: async () => Counted, Waiting, Failed });
  const { rerender } = render(<Part />);
  await screen.findByText('Arrived');
  await Part.fetch();
  rerender(<Part />);
  expect(mounts).toBe(1);
});

test('a part is shown once its messages are there, which a retry fetches again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  withMessages({}, 'pl');
  let isDown = true;
  const messages = cataloguesFrom(async (code) => {
    if (isDown) throw new TypeError('Failed to fetch');
    return { default: { 'vibe.join': `Join in ${code}` } };
  });
  const Part = lazyPart({ load: async () => Titled, messages, Waiting, Failed });
  render(<Part />);
  const retry = await screen.findByText('Retry');
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByText('Join in pl')).toBeTruthy();
});
