import { Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { FoldedPart } from '../../fields';
import { useConsoleMessages } from '../console-messages';
import { useConsoleSecret } from '../secret';
import { useStaff } from '../session';
import { useHelperErrorText } from './helper-error-text';
import { HelperQr } from './helper-qr';
import { openPassedSecret } from './pass-secret';

/** Takes a process's secret from its owner's screen: the owner scans the code of this device, and shows another one for it. */
export function FromOwner() {
  const t = useConsoleMessages();
  return (
    <FoldedPart label={t('helpers.from-owner')}>
      {() => (
        <>
          <p>{t('helpers.show')}</p>
          <Exchange />
        </>
      )}
    </FoldedPart>
  );
}

function Exchange() {
  const t = useConsoleMessages();
  const errorText = useHelperErrorText();
  const { process, secret, Scanner } = useConsoleSecret();
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
