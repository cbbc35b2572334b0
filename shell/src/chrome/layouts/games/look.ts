import type { LayoutLook } from '../look';
import { lookOf } from '../look-of';
import { Bulbs } from './bulbs';
import { ControlPanel } from './control-panel';
import { Invaders } from './invaders';

/** An arcade cabinet: a marquee with bulbs, the page on its screen, and the panel with stick and buttons. */
export const games: LayoutLook = lookOf({
  parts: { header: 'marquee', art: 'invaders', footer: 'control-panel', type: 'arcade', motion: 'march' },
  schemes: { header: 'dark', main: 'dark', footer: 'dark' },
  HeaderArt: Bulbs,
  Beside: Invaders,
  FooterArt: ControlPanel,
});
