import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { FoldedPart } from '../../fields';
import { useConsoleMessages } from '../console-messages';
import type { ProcessSecret } from '../secret';
import { useStaff } from '../session';
import { useHelperErrorText } from './helper-error-text';
import { HelperQr } from './helper-qr';
import type { HelperScanner } from './helper-scanner';
import { openPassedSecret } from './pass-secret';

interface FromOwnerProps {
  Scanner: HelperScanner;
  process: ProcessId;
  secret: ProcessSecret;
  /** Translates any caught value. */
  errorText: (error: unknown) => string;
}

/** Takes a process's secret from its owner's screen: the owner scans the code of this device, and shows another one for it. */
export function FromOwner(props: FromOwnerProps) {
  const t = useConsoleMessages();
  return (
    <FoldedPart label={t('helpers.from-owner')}>
      {() => (
        <>
          <p>{t('helpers.show')}</p>
          <Exchange {...props} />
        </>
      )}
    </FoldedPart>
  );
}

function Exchange({ process, secret, Scanner, errorText: others }: FromOwnerProps) {
  const t = useConsoleMessages();
  const errorText = useHelperErrorText(others);
  const { address } = useStaff();
  const [error, setError] = useState<unknown>();
  const read = (text: string) => {
    openPassedSecret(text, process, address).then(secret.take).catch(setError);
  };
  return (
    <>
      <HelperQr process={process} />
      <Scanner hint={t('helpers.scan-owner')} onRead={read} />
      {error !== undefined && <Notice tone="warning">{errorText(error)}</Notice>}
    </>
  );
}
