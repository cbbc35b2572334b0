import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useEffect, useState } from 'react';
import { LinkQr } from '../../scanner/showing';
import { linkQrPath } from '../../scanner/showing/link-qr-path';
import { useConsoleMessages } from '../console-messages';
import { useStaff } from '../session';
import { helperCodeText } from './helper-code.domain';
import styles from './helpers.module.css';
import { ownHelperCode } from './pass-secret';

/** The code of this device, for the camera of the owner. */
export function HelperQr({ process }: { process: ProcessId }) {
  const t = useConsoleMessages();
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
      {text !== undefined && <LinkQr qr={linkQrPath(text, '')} label={t('helpers.own-code')} />}
    </div>
  );
}
