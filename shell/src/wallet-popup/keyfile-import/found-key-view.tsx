import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useShellErrorText } from '../../messages';
import styles from './found-key-view.module.css';
import { StoreKey, type StoreKeyProps } from './store-key';

interface FoundKeyViewProps extends StoreKeyProps {
  /** Says where the key comes from; its address follows. */
  lead: string;
  /** The way to another one. */
  children?: ReactNode;
}

/** The key that was read, and its effect on the account in this browser. */
export function FoundKeyView({ found, onStore, lead, children }: FoundKeyViewProps) {
  const errorText = useShellErrorText();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <>
      <p ref={words} tabIndex={-1} className={styles.found}>
        {lead} <strong className={styles.address}>{shortAddress(found.key.address)}</strong>
      </p>
      {found.failure && <Notice tone="error">{errorText(found.failure.error)}</Notice>}
      <StoreKey found={found} onStore={onStore} />
      {children}
    </>
  );
}
