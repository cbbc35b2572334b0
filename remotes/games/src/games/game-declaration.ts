import type { LayoutName } from '@rainbow-rabbit/shared/area';
import type { ArcadeSlug } from '../arcades';

/** The part of a game that its area declares to the shell. The folder of a game exports it from `declaration.ts`, as `whacDeclaration`. */
export interface GameDeclaration {
  /** The layout of its pages. */
  layout: LayoutName;
  /** Its place among the games of an arcade. */
  order: number;
  /** The cities whose arcades have it; `added` stands for all that the community adds. */
  arcades: 'all' | readonly (ArcadeSlug | 'added')[];
  /** The beginning of the addresses of its challenges; left out for a game without challenges. */
  challenges?: `/${string}`;
}
