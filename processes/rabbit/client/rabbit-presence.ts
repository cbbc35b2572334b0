import type { PresenceDomain } from '../../presence/client';
import { chainLabel, claimLabel, slotMs, tokenBytes } from './generated';

/** The presence codes of rabbits. */
export const rabbitPresence: PresenceDomain = {
  chainLabel,
  codeLabel: 'rr1q',
  claimLabel,
  numberBytes: 2,
  tokenBytes,
  slotMs,
};
