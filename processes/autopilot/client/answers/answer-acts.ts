import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import {
  type ProcessPlace,
  type RabbitId,
  readEventInfo,
  revealKey,
  settleEvent,
} from '../../../rabbit/client';
import type { DayAct } from '../secret-place';

/** Reveals the key for a player who answered with it. */
export const revealAct = (rabbit: ProcessPlace, key: Uint8Array, answered: RabbitId): DayAct => ({
  reason: '',
  send: async (_, options) => {
    try {
      await revealKey(rabbit, { key: toBase64Url(key), rabbit: answered }, options);
    } catch (error) {
      // A player's phone was faster, or the attempt before had arrived.
      if (!hasCode(error, 'answer.revealed')) throw error;
    }
    return readEventInfo(rabbit, { maxAgeMs: 0 });
  },
});

/** Moves the judging and the settling on. */
export const settleAct = (rabbit: ProcessPlace): DayAct => ({
  reason: '',
  send: async (_, options) => {
    await settleEvent(rabbit, options);
    return readEventInfo(rabbit, { maxAgeMs: 0 });
  },
});
