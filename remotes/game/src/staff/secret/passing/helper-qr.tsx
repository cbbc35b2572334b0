import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { linkQrPath } from '@rainbow-rabbit/parts/scanner/link-qr-path';
import { LinkQr } from '@rainbow-rabbit/parts/scanner/showing';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useEffect, useState } from 'react';
import { useStaffMessages } from '../../staff-messages';
import { helperCodeText } from './helper-code.domain';
import styles from './helper-qr.module.css';
import { ownHelperCode } from './pass-secret';

/** The code of this device, for the camera of the event's owner. */
export function HelperQr({ process }: { process: ProcessId }) {
  const t = useStaffMessages();
  const { address } = useStaff();
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void ownHelperCode(process, address).then((code) => isGone || setText(helperCodeText(code)));
    return () => {
      isGone = true;
    };
  }, [process, address]);
  return (
    <div className={styles.code}>
      {text !== undefined && <LinkQr qr={linkQrPath(text, '')} label={t('staff.helper.own-code')} />}
    </div>
  );
}
