import type { RouteDeclaration } from '@rainbow-rabbit/shared/area';
import type { LazyPart } from '../chrome/lazy-part';
import { partMessages } from '../messages';
import { lazyPage } from './lazy-page';

/** A route that the shell serves itself. Its title is a key of the shell's catalogue. */
export interface ShellRoute extends RouteDeclaration {
  component: LazyPart<object>;
}

/** The front page, which the app fetches together with everything else that it waits for. */
export const frontPage = lazyPage(() => import('./front/front-page').then(({ FrontPage }) => FrontPage));

/** The pages that are the shell's own (docs/product 2.2). Each is a chunk of its own. */
export const shellRoutes: readonly ShellRoute[] = [
  {
    path: '/',
    layout: 'default',
    titleKey: 'front.title',
    component: frontPage,
  },
  {
    path: '/vibe',
    layout: 'none',
    titleKey: 'title.vibe',
    clientOnly: true,
    component: lazyPage(() => import('./vibe/vibe-page').then(({ VibePage }) => VibePage), partMessages.vibe),
  },
  {
    path: '/about',
    layout: 'default',
    titleKey: 'title.about',
    prerendered: true,
    component: lazyPage(() => import('./about-page').then(({ AboutPage }) => AboutPage)),
  },
  {
    path: '/terms',
    layout: 'policy',
    titleKey: 'title.terms',
    prerendered: true,
    component: lazyPage(() => import('./policy/terms-page').then(({ TermsPage }) => TermsPage)),
  },
  {
    path: '/privacy',
    layout: 'policy',
    titleKey: 'title.privacy',
    prerendered: true,
    component: lazyPage(() => import('./policy/privacy-page').then(({ PrivacyPage }) => PrivacyPage)),
  },
  {
    path: '/wallet',
    layout: 'default',
    titleKey: 'title.wallet',
    prerendered: true,
    component: lazyPage(() => import('./wallet-page').then(({ WalletPage }) => WalletPage)),
  },
  {
    path: '/_internal/login',
    layout: 'default',
    titleKey: 'title.login',
    clientOnly: true,
    component: lazyPage(
      () => import('./login/login-page').then(({ LoginPage }) => LoginPage),
      partMessages.login,
    ),
  },
];
