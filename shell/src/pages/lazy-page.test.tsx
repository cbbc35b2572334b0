import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import en from '../../locales/en.json';
import { reloadRoute } from '../updates/reload-route';
import { lazyPage } from './lazy-page';

jest.mock('../updates/reload-route', () => ({ reloadRoute: jest.fn() }));

test('a page whose code is missing is reloaded before it fails, also when no caretaker has come yet', async () => {
  withMessages({ shell: en });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  let giveUp: () => void = () => undefined;
  jest.mocked(reloadRoute).mockImplementation(
    () =>
      new Promise((resolve) => {
        giveUp = resolve;
      }),
  );
  const Page = lazyPage(() => Promise.reject(missing));
  await act(async () => render(<Page />, { wrapper: MemoryRouter }));
  expect(reloadRoute).toHaveBeenCalledWith(missing);
  expect(screen.queryByRole('heading')).toBeNull();
  await act(async () => giveUp());
  expect(await screen.findByRole('heading', { name: en['error-page.title'] })).toBeTruthy();
});
