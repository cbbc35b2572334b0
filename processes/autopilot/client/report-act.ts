import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type ProcessPlace, reportPoints } from '../../rabbit/client';
import type { DayAct } from './secret-place';

/** Reports the next points to the community, or the latest again while it has not acknowledged them. */
export const reportAct = (rabbit: ProcessPlace, community: ProcessId): DayAct => ({
  reason: 'Points reported to the community',
  send: (reason, options) => reportPoints(rabbit, { reason, community }, options),
});
