import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { Button, Checkbox, Dialog, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { CodeRoom, CodeScreen, LinkQr } from '../../scanner/showing';
import { linkQrPath } from '../../scanner/showing/link-qr-path';
import { useConsoleMessages } from '../console-messages';
import { TitledCard } from '../layout';
import { useConsoleSecret } from '../secret';
import { type HelperCode, readHelperCode } from './helper-code.domain';
import { useHelperErrorText } from './helper-error-text';
import { passSecret } from './pass-secret';

export interface ScanHelperProps {
  /** The people who are on the staff. */
  staff: readonly string[];
  /** Adds a person, and calls back once that is done. */
  onAdd: (address: Address, onDone: () => void) => void;
}

/** Adds the helper whose code is scanned, and passes the secret to that device if the owner wants it. */
export function ScanHelper({ staff, onAdd }: ScanHelperProps) {
  const t = useConsoleMessages();
  const errorText = useHelperErrorText();
  const { process, secret, Scanner } = useConsoleSecret();
  const [isScanning, setIsScanning] = useState(false);
  const [isTrusted, setIsTrusted] = useState(false);
  const [passed, setPassed] = useState<string>();
  const [error, setError] = useState<unknown>();
  const mayPass = secret.state === 'saved' || secret.state === 'unsaved';

  const pass = async (helper: HelperCode) => {
    if (!(isTrusted && mayPass)) return;
    await secret.lend((bytes) => passSecret(bytes, process, helper)).then(setPassed, setError);
  };
  const read = (text: string) => {
    const helper = readHelperCode(text);
    setError(helper ? undefined : new AppError('helper.unreadable'));
    if (!helper) return;
    setIsScanning(false);
    if (staff.includes(helper.address)) void pass(helper);
    else onAdd(helper.address, () => void pass(helper));
  };

  return (
    <>
      <TitledCard title={t('helpers.title')} tone="raised">
        <p>{t('helpers.text')}</p>
        <Checkbox
          label={t('helpers.trust')}
          hint={t(mayPass ? 'helpers.trust-hint' : 'helpers.no-secret')}
          disabled={!mayPass}
          checked={isTrusted && mayPass}
          onChange={({ target }) => setIsTrusted(target.checked)}
        />
        <div>
          <Button onClick={() => setIsScanning(true)}>
            <Icon name="scan" />
            {t('helpers.scan')}
          </Button>
        </div>
        {error !== undefined && !isScanning && <Notice tone="error">{errorText(error)}</Notice>}
      </TitledCard>
      {isScanning && (
        <Dialog title={t('helpers.scan')} onClose={() => setIsScanning(false)} sheet>
          <Scanner hint={t('helpers.scan-hint')} onRead={read} />
          {error !== undefined && <Notice tone="warning">{errorText(error)}</Notice>}
        </Dialog>
      )}
      {passed !== undefined && (
        <CodeScreen label={t('helpers.passed')} onClose={() => setPassed(undefined)}>
          <p>{t('helpers.passed')}</p>
          <CodeRoom>
            <LinkQr qr={linkQrPath(passed, '')} label={t('helpers.passed-code')} />
          </CodeRoom>
          <p>{t('helpers.passed-hint')}</p>
        </CodeScreen>
      )}
    </>
  );
}
