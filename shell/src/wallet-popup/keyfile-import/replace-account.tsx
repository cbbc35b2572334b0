import type { Address } from '@rainbow-rabbit/shared/arweave';
import { Button, Checkbox, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { shortAddress } from '../../chrome/short-address';
import { useMessages, useShellErrorText } from '../../messages';

interface ReplaceAccountProps {
  /** Of the account that would be lost. */
  address: Address;
  /** Only the account's lock would be lost. */
  isSameKey: boolean;
  isBusy: boolean;
  onReplace: () => void;
}

/** Names the account that an import would replace, lets its key be saved, and wants a clear yes. */
export function ReplaceAccount({ address, isSameKey, isBusy, onReplace }: ReplaceAccountProps) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const { saveKeyfile } = useWallet();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [saving, setSaving] = useState<'saved' | { error: unknown }>();
  const old = { address: shortAddress(address) };

  const save = () =>
    saveKeyfile().then(
      () => setSaving('saved'),
      (error: unknown) => setSaving({ error }),
    );

  if (isSameKey) {
    return (
      <>
        <Notice tone="warning" title={t('import.locked.title')}>
          {t('import.locked.text')}
        </Notice>
        <Button variant="danger" wide busy={isBusy} onClick={onReplace}>
          {t('import.locked.action')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Notice tone="warning" title={t('import.replace.title', old)}>
        {t('import.replace.text')}
      </Notice>
      <Button variant="secondary" wide onClick={save}>
        <Icon name={saving === 'saved' ? 'check' : 'download'} />
        {t('import.replace.download')}
      </Button>
      {saving === 'saved' && <p role="status">{t('import.replace.downloaded')}</p>}
      {typeof saving === 'object' && <Notice tone="error">{errorText(saving.error)}</Notice>}
      <Checkbox
        label={t('import.replace.confirm', old)}
        checked={isConfirmed}
        onChange={({ target }) => setIsConfirmed(target.checked)}
      />
      <Button variant="danger" wide disabled={!isConfirmed} busy={isBusy} onClick={onReplace}>
        {t('import.replace.action', old)}
      </Button>
    </>
  );
}
