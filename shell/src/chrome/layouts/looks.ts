import type { LayoutName } from '@rainbow-rabbit/shared/area';
import { devbot } from './devbot/look';
import { games } from './games/look';
import type { LayoutLook } from './look';
import { memeathon } from './memeathon/look';
import { pioneers } from './pioneers/look';
import { policy } from './policy/look';

/** The looks of all layouts but `default`, whose look is in the start, and `none`, which has no look. */
export const looks: Readonly<Record<Exclude<LayoutName, 'default' | 'none'>, LayoutLook>> = {
  pioneers,
  devbot,
  games,
  memeathon,
  policy,
};
