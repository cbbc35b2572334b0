import { linkQrPath } from '@rainbow-rabbit/parts/scanner/link-qr-path';
import { CodeRoom, CodeScreen, LinkQr } from '@rainbow-rabbit/parts/scanner/showing';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { Button, Card, Checkbox, Dialog, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useGameErrorText } from '../../messages';
import { Scanner } from '../../scanner/scanner';
import { type HelperCode, readHelperCode } from '../secret/passing/helper-code.domain';
import { passSecret } from '../secret/passing/pass-secret';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import styles from './handover-section.module.css';

interface ScanHelperProps {
  onAdd: (address: Address, onDone: () => void) => void;
}

/** Adds the helper whose code is scanned, and passes the event's secret to that device if the owner wants it. */
export function ScanHelper({ onAdd }: ScanHelperProps) {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const { rabbit, info, secret } = useStaffEvent();
  const [isScanning, setIsScanning] = useState(false);
  const [isTrusted, setIsTrusted] = useState(false);
  const [passed, setPassed] = useState<string>();
  const [error, setError] = useState<unknown>();
  const mayPass = secret.state === 'saved' || secret.state === 'unsaved';

  const pass = async (helper: HelperCode) => {
    if (!(isTrusted && mayPass)) return;
    await secret.lend((bytes) => passSecret(bytes, rabbit.process, helper)).then(setPassed, setError);
  };
  const read = (text: string) => {
    const helper = readHelperCode(text);
    setError(helper ? undefined : new AppError('helper.unreadable'));
    if (!helper) return;
    setIsScanning(false);
    if (info.staff.includes(helper.address)) void pass(helper);
    else onAdd(helper.address, () => void pass(helper));
  };

  return (
    <Card tone="raised">
      <div className={styles.card}>
        <h3>{t('staff.helper.title')}</h3>
        <p>{t('staff.helper.text')}</p>
        <Checkbox
          label={t('staff.helper.trust')}
          hint={t(mayPass ? 'staff.helper.trust-hint' : 'staff.helper.no-secret')}
          disabled={!mayPass}
          checked={isTrusted && mayPass}
          onChange={({ target }) => setIsTrusted(target.checked)}
        />
        <div>
          <Button onClick={() => setIsScanning(true)}>
            <Icon name="scan" />
            {t('staff.helper.scan')}
          </Button>
        </div>
        {error !== undefined && !isScanning && <Notice tone="error">{errorText(error)}</Notice>}
      </div>
      {isScanning && (
        <Dialog title={t('staff.helper.scan')} onClose={() => setIsScanning(false)} sheet>
          <Scanner sought="card" hint={t('staff.helper.scan-hint')} onRead={read} paused={false} />
          {error !== undefined && <Notice tone="warning">{errorText(error)}</Notice>}
        </Dialog>
      )}
      {passed !== undefined && (
        <CodeScreen label={t('staff.helper.passed')} onClose={() => setPassed(undefined)}>
          <p>{t('staff.helper.passed')}</p>
          <CodeRoom>
            <LinkQr qr={linkQrPath(passed, '')} label={t('staff.helper.passed-code')} />
          </CodeRoom>
          <p>{t('staff.helper.passed-hint')}</p>
        </CodeScreen>
      )}
    </Card>
  );
}
