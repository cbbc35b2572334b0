import type { ReactNode } from 'react';
import type { GameTexts } from '../game-texts';
import type { RunMoments } from '../play/domain/recorded-run';

/** The keys of the hints in some texts, without the endings of plurals. */
type HintKey<Texts> = {
  [Key in keyof Texts & `hint.${string}`]: Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;
}[keyof Texts & `hint.${string}`];

/** A hint, with the number of the run that it speaks of. */
export interface Hint<Texts = GameTexts> {
  key: HintKey<Texts>;
  count: number;
}

/**
 * A game as its pages show it. The folder of a game exports it from `descriptor.ts`, as `whacDescriptor`. What plays the game is no part
 * of it, and comes with the first run: `game.ts` and `sounds.ts` (`play/game.ts`).
 */
export interface GameDescriptor<Texts = GameTexts> {
  /** Draws its picture on cards and pages, over a sky of 320 by 180 units. */
  Picture: () => ReactNode;
  /** Returns the one thing that would bring most in the next run. */
  hintOf: (moments: RunMoments) => Hint<Texts>;
  /** The scene on the picture of a score. */
  share: {
    /** The part of a run after which the scene shows most. */
    shownPart: number;
    /** The scene is drawn so much higher than it is shown: what is at its upper edge stays out. */
    higher: number;
  };
  /** True for a game whose page leads to the events among people. */
  isOfEvents?: boolean;
}
