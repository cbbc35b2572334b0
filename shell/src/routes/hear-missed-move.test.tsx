import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { HashRouter, useLocation } from 'react-router-dom';
import { hearMissedMove } from './hear-missed-move';

/** Says where the router is; the address moves on while this is drawn for the first time, and the router hears nothing of it. */
function Page({ movesTo }: { movesTo?: string }) {
  const shown = useLocation();
  if (movesTo && shown.pathname === '/about') window.history.replaceState(null, '', `#${movesTo}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as in the app, only the first location can be missed
  useEffect(() => hearMissedMove(shown), []);
  return <p>{shown.pathname + shown.search}</p>;
}

function open(address: string, movesTo?: string): jest.Mock {
  window.history.replaceState(null, '', address);
  const heard = jest.fn();
  window.addEventListener('popstate', heard);
  render(
    <HashRouter>
      <Page {...(movesTo && { movesTo })} />
    </HashRouter>,
  );
  window.removeEventListener('popstate', heard);
  return heard;
}

test('a link that is pressed while the app is drawn for the first time leads to its page', async () => {
  open('#/about', '/devbot?from=about');
  expect(await screen.findByText('/devbot?from=about')).toBeTruthy();
});

test.each(['#/about?a=1#b', '#/', ''])('nothing is heard at %p, where nobody moved', (address) => {
  expect(open(address || '/')).not.toHaveBeenCalled();
});
