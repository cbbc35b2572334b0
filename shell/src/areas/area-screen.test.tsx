import { MissingPage } from '@rainbow-rabbit/shared/area';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import en from '../../locales/en.json';
import { registered } from '../testing/registered';
import type { AreaLoader } from './area-loader';
import { AreaScreen } from './area-screen';

test("an area's page that finds nothing to show has the shell's 404 page in its place, with its title", () => {
  withMessages({ shell: en });
  const build = { ...registered(), base: 'https://app.example/areas/hall/1/' };
  const loader = { name: 'hall', build: () => build, fail: jest.fn() } as unknown as AreaLoader;
  const { unmount } = render(<AreaScreen loader={loader} screen={MissingPage} />, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/hall/999']}>{children}</MemoryRouter>,
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found: /hall/999');
  expect(screen.getByText('Status 404')).toBeTruthy();
  expect(document.title).toContain('Page Not Found');
  unmount();
  expect(document.title).not.toContain('Page Not Found');
});
