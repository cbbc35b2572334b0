import { defineArea, pagesOf } from '@rainbow-rabbit/shared/area';
import { declaration } from './declaration';

const page = pagesOf(async () => (await import('./community-page')).CommunityPage);

/** The communities as the shell takes them. */
export default defineArea(declaration, {
  routes: {
    '/social': page('home'),
    '/social/about': page('about'),
    '/social/claim': page('claim'),
    '/social/leaderboard': page('leaderboard'),
    '/social/leaderboard/:id': page('board'),
    '/social/ph': page('ph'),
    '/social/adi': page('adi'),
    '/social/lisbon': page('lisbon'),
    '/social/singapore': page('singapore'),
    '/social/athletics': page('athletics'),
    '/social/athletics/about': page('athletics-about'),
    '/social/india/mumbai': page('mumbai'),
    '/social/india/chandig': page('chandig'),
    '/social/india/vadodara': page('vadodara'),
    '/social/india/bengaluru': page('bengaluru'),
  },
  messages: {
    en: () => import('../locales/en.json'),
    ja: () => import('../locales/ja.json'),
    'zh-cn': () => import('../locales/zh-cn.json'),
    'zh-tw': () => import('../locales/zh-tw.json'),
    pl: () => import('../locales/pl.json'),
  },
});
