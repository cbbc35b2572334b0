import { CodeScanner } from '@rainbow-rabbit/parts/scanner';
import { smallDecoder } from '@rainbow-rabbit/parts/scanner/small';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useOpenMeetUpMessages } from '../open-meet-up-messages';
import type { CheckIn, Unfit } from './use-check-in';
import { useDoorWords } from './use-door-words';

interface CheckInScannerProps {
  read: CheckIn['read'];
  /** True while a claim is on its way. */
  paused: boolean;
}

/** The camera that reads a door's code. */
export function CheckInScanner({ read, paused }: CheckInScannerProps) {
  const t = useOpenMeetUpMessages();
  const [unfit, setUnfit] = useState<Unfit>();
  return (
    <CodeScanner
      decoders={smallDecoder}
      texts={useDoorWords()}
      paused={paused}
      onRead={(text) => setUnfit(read(text))}
      news={unfit && <Notice tone="warning">{t(`checkin.unfit.${unfit}`)}</Notice>}
    />
  );
}
