import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useEffect, useRef } from 'react';
import { useMessages, useShellErrorText } from '../../messages';
import styles from './found-key-view.module.css';
import { StoreKey, type StoreKeyProps } from './store-key';

interface FoundKeyViewProps extends StoreKeyProps {
  onChooseAgain: () => void;
}

/** The key in the file and its effect on the account in this browser. */
export function FoundKeyView({ found, onStore, onChooseAgain }: FoundKeyViewProps) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <>
      <p ref={words} tabIndex={-1} className={styles.found}>
        {t('import.found')} <strong className={styles.address}>{shortAddress(found.key.address)}</strong>
      </p>
      {found.failure && <Notice tone="error">{errorText(found.failure.error)}</Notice>}
      <StoreKey found={found} onStore={onStore} />
      <Button variant="quiet" onClick={onChooseAgain}>
        {t('import.another')}
      </Button>
    </>
  );
}
