import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useMessages } from '../messages';
import { useDisclosures } from './disclosing-context';

/**
 * A notice when colours can only be confirmed by the player, and when a code turned out not to be genuine.
 */
export function DisclosureNotice() {
  const t = useMessages();
  const { isWaitingForPlayer, wasStruck, discloseNow } = useDisclosures();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    await discloseNow();
    setIsBusy(false);
  };
  return (
    <>
      {wasStruck && <Notice tone="warning">{t('disclosure.struck')}</Notice>}
      {isWaitingForPlayer && (
        <Notice
          title={t('disclosure.waiting.title')}
          action={
            <Button onClick={confirm} busy={isBusy}>
              {t('disclosure.waiting.action')}
            </Button>
          }
        >
          {t('disclosure.waiting.text')}
        </Notice>
      )}
    </>
  );
}
