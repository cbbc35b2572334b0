import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';

/** Returns true once an event has all that is public of its secret. After a registration, no draw can be committed. */
export const isSecretComplete = ({ contactKey, keyDigest, draw, players }: EventInfo): boolean =>
  Boolean(contactKey && keyDigest && (draw || players > 0));
