import type { EventEntry } from '@rainbow-rabbit/shared/network';

/** Returns where an event is: its announced place, or the city's name that `network.json` gives; an announced city is a slug. */
export const shownPlace = ({ place, city, isAnnounced }: EventEntry): string | undefined =>
  place ?? (isAnnounced ? undefined : city);
