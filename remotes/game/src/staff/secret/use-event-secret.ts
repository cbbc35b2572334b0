import { type ProcessSecret, useSecret } from '@rainbow-rabbit/parts/console/secret';
import { type EventInfo, eventContactKey } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    eventFile: 'event-file.unreadable';
  }
}

/** Returns the secret of an event in this browser (decision 115). */
export const useEventSecret = (process: ProcessId, info: EventInfo | undefined): ProcessSecret =>
  useSecret({
    process,
    contactKey: info?.contactKey,
    contactKeyOf: eventContactKey,
    codes: { unreadable: 'event-file.unreadable', other: 'event-file.other-event' },
  });
