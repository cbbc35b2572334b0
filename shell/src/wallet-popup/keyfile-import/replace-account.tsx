import type { Address } from '@rainbow-rabbit/shared/arweave';
import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { Button, Checkbox, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { useMessages, useShellErrorText } from '../../messages';
import { useAttempt } from '../use-attempt';

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
  const [isSaved, setIsSaved] = useState(false);
  const { state, run } = useAttempt<'keyfile'>();
  const old = { address: shortAddress(address) };

  const save = async () => setIsSaved(await run('keyfile', saveKeyfile));

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
      <Button variant="secondary" wide busy={state.status === 'busy'} onClick={save}>
        <Icon name={isSaved ? 'check' : 'download'} />
        {t('import.replace.download')}
      </Button>
      {isSaved && <p role="status">{t('popup.keyfile-downloaded')}</p>}
      {state.status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
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
