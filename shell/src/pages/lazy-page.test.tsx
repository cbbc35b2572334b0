import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import en from '../../locales/en.json';
import { lazyPage } from './lazy-page';

test('a page whose code is missing is reloaded before it fails, also when no caretaker has come yet', async () => {
  withMessages({ shell: en });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  let answer: (response: Response) => void = () => undefined;
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const Page = lazyPage(() => Promise.reject(missing));
  await act(async () => render(<Page />, { wrapper: MemoryRouter }));
  expect(asked.mock.calls).toEqual([[expect.stringContaining('/builds/latest.json'), expect.anything()]]);
  expect(screen.queryByRole('heading')).toBeNull();
  // A network's own page in place of the host's: the route isn't reloaded.
  await act(async () => answer(new Response('{}')));
  expect(await screen.findByRole('heading', { name: en['error-page.title'] })).toBeTruthy();
});
