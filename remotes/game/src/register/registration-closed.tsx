import { Button, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useMessages } from '../messages';
import { AdmissionNotice } from '../ticket/admission-notice';
import { CardScanner } from '../ticket/card-scanner';

interface RegistrationClosedProps {
  admission: 'ticket-needed' | 'full';
  /** The text of the refusal that has just closed the registration. */
  problem: string | undefined;
}

/** In place of the form while the event would refuse it: the reason, and a scanner for a card. */
export function RegistrationClosed({ admission, problem }: RegistrationClosedProps) {
  const t = useMessages();
  const [isScanning, setScanning] = useState(false);
  const canScan = admission === 'ticket-needed';
  const action = canScan && (
    <Button variant="secondary" aria-expanded={isScanning} onClick={() => setScanning(!isScanning)}>
      <Icon name="camera" /> {t(isScanning ? 'card.stop' : 'card.scan')}
    </Button>
  );
  return (
    <>
      {problem ? (
        <Notice tone="error" action={action}>
          {problem}
        </Notice>
      ) : (
        <AdmissionNotice admission={admission} action={action} />
      )}
      {canScan && isScanning && <CardScanner />}
    </>
  );
}
