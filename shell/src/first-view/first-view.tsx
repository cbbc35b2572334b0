import { WalletProvider } from '@rainbow-rabbit/shared/wallet';
import { createPath, Router, type To } from 'react-router-dom';
import { SiteLayout } from '../chrome/site-layout';
import { Hero } from '../pages/front/hero';

const leaveItToTheBrowser = () => undefined;

/** The router of markup: its links are those of the app, and nothing navigates. */
const navigator = {
  createHref: (to: To) => `#${typeof to === 'string' ? to : createPath(to)}`,
  go: leaveItToTheBrowser,
  push: leaveItToTheBrowser,
  replace: leaveItToTheBrowser,
};

/**
 * The part of the front page that is in `index.html`: the same components as in the app, down to where the page
 * depends on the events of its network.
 */
export function FirstView() {
  return (
    <WalletProvider>
      <Router location="/" navigator={navigator} static>
        <SiteLayout name="default" isFirstView>
          <Hero event="unknown" />
        </SiteLayout>
      </Router>
    </WalletProvider>
  );
}
