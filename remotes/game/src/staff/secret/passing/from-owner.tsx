import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useGameErrorText } from '../../../messages';
import { Scanner } from '../../../scanner/scanner';
import { useStaffEvent } from '../../session/staff-event';
import { useStaffMessages } from '../../staff-messages';
import { HelperQr } from './helper-qr';
import { openPassedSecret } from './pass-secret';

/** Takes the event's secret from the owner's screen: the owner scans the code of this device, and shows another one for it. */
export function FromOwner() {
  const t = useStaffMessages();
  return (
    <FoldedPart label={t('staff.helper.from-owner')}>
      {() => (
        <>
          <p>{t('staff.helper.show')}</p>
          <Exchange />
        </>
      )}
    </FoldedPart>
  );
}

function Exchange() {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const { rabbit, secret } = useStaffEvent();
  const { process } = rabbit;
  const { address } = useStaff();
  const [error, setError] = useState<unknown>();
  const read = (text: string) => {
    openPassedSecret(text, process, address).then(secret.take).catch(setError);
  };
  return (
    <>
      <HelperQr process={process} />
      <Scanner sought="card" hint={t('staff.helper.scan-owner')} onRead={read} paused={false} />
      {error !== undefined && <Notice tone="warning">{errorText(error)}</Notice>}
    </>
  );
}
