import { type AoClient, AoProvider } from '@rainbow-rabbit/shared/ao';
import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { cleanup, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { NoCommunityNote } from './no-community-note';

beforeEach(() => withMessages({ social: en }));
afterEach(cleanup);

function show(more: object) {
  const json = { ao: { mode: 'legacy', mu: 'mu', cu: 'cu' }, gateway: './', events: [], ...more };
  render(
    <NetworkProvider network={parseNetwork(json, 'http://localhost/')}>
      <AoProvider client={{} as AoClient}>
        <AtPath path="/">
          <NoCommunityNote />
        </AtPath>
      </AoProvider>
    </NetworkProvider>,
  );
}

it('stands on pages of a network without a community', () => {
  show({});
  expect(screen.getByRole('status').textContent).toContain(en['no-community.title']);
});

it('does not stand where there is one', () => {
  show({ community: 'c'.repeat(43) });
  expect(screen.queryByRole('status')).toBeNull();
});
