import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { dealEnvelopes, openDraw, type ProcessPlace } from '../../../rabbit/client';
import type { DayAct, SecretPlace } from '../secret-place';
import { lendDraw } from './lend-draw';
import type { SealedEdition } from './seal-edition';

/** Deals an edition whose table is stored. */
export const dealAct = (rabbit: ProcessPlace, sealed: SealedEdition): DayAct => ({
  reason: `Roles dealt, edition ${sealed.edition}`,
  send: (reason, options) => dealEnvelopes(rabbit, { reason, ...sealed }, options),
});

/** Opens the seed of the draw. */
export const openDrawAct = (place: SecretPlace): DayAct => ({
  reason: 'Seed of the draw opened',
  // No text of the seed before the message that publishes it.
  send: (reason, options) =>
    lendDraw(place, (draw) => {
      const { redraws } = draw;
      const seed = toBase64Url(draw.seed);
      return openDraw(place.rabbit, { reason, seed, ...(redraws.length > 0 && { redraws }) }, options);
    }),
});
