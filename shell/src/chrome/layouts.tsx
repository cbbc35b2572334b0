import type { LayoutName } from '@rainbow-rabbit/shared/area';
import type { ComponentType, ReactNode } from 'react';
import { MainContent } from './main-content';
import { SiteLayout } from './site-layout';

type Layout = ComponentType<{ children: ReactNode }>;

const Default: Layout = ({ children }) => <SiteLayout name="default">{children}</SiteLayout>;
const Pioneers: Layout = ({ children }) => <SiteLayout name="pioneers">{children}</SiteLayout>;
const DevBot: Layout = ({ children }) => <SiteLayout name="devbot">{children}</SiteLayout>;
const Games: Layout = ({ children }) => <SiteLayout name="games">{children}</SiteLayout>;
const Memeathon: Layout = ({ children }) => <SiteLayout name="memeathon">{children}</SiteLayout>;
const Policy: Layout = ({ children }) => <SiteLayout name="policy">{children}</SiteLayout>;

/** The components around a page, by the layout that its route names. `none` leaves the whole screen to the page. */
export const layouts: Readonly<Record<LayoutName, Layout>> = {
  default: Default,
  none: MainContent,
  pioneers: Pioneers,
  devbot: DevBot,
  games: Games,
  memeathon: Memeathon,
  policy: Policy,
};
