import { Link, useRoutes } from '@rainbow-rabbit/shared/router';
import { AtPath } from '@rainbow-rabbit/shared/testing';
import { deferred } from '@rainbow-rabbit/shared/waiting';
import { WalletProvider } from '@rainbow-rabbit/shared/wallet';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { visitorWallet } from '../../testing';
import { SignedIn } from './signed-in';

test('an address that is opened again while the sign-in is fetched leads to the sign-in all the same', async () => {
  const { promise, resolve } = deferred<{ default: () => string }>();
  const SignIn = lazy(() => promise);
  const Pages = () =>
    useRoutes([
      {
        path: '/console',
        element: (
          <SignedIn area="shell" login="/login" loading="Loading">
            The console
          </SignedIn>
        ),
      },
      { path: '/login', element: <SignIn /> },
    ]);
  render(
    <WalletProvider store={visitorWallet()}>
      <AtPath path="/console">
        <Link to="/console">Again</Link>
        <Pages />
      </AtPath>
    </WalletProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Again' })));
  await act(async () => resolve({ default: () => 'The sign-in' }));
  expect(screen.getByText(/The sign-in/)).toBeTruthy();
  expect(screen.queryByText('The console')).toBeNull();
});
