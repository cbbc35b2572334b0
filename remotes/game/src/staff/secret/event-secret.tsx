import { type ConsoleSecret, useSecret } from '@rainbow-rabbit/parts/console/secret';
import { type EventInfo, eventContactKey } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { ComponentProps } from 'react';
import { Scanner } from '../../scanner/scanner';
import { useStaffMessages } from '../staff-messages';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    eventFile: 'event-file.unreadable';
  }
}

/** Returns the secret of an event in this browser (decision 115). */
export function useEventSecret(process: ProcessId, info: EventInfo | undefined): ConsoleSecret {
  const t = useStaffMessages();
  const secret = useSecret({
    process,
    contactKey: info?.contactKey,
    contactKeyOf: eventContactKey,
    codes: { unreadable: 'event-file.unreadable', other: 'event-file.other-event' },
  });
  return { process, secret, word: (name) => t(`staff.file.${name}`), Scanner: HelperScanner };
}

function HelperScanner(props: ComponentProps<ConsoleSecret['Scanner']>) {
  return <Scanner {...props} sought="card" paused={false} />;
}
