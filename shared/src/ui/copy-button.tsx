import { useEffect, useState } from 'react';
import { useSharedMessages } from '../i18n/shared-messages';
import styles from './copy-button.module.css';
import { Icon } from './icon';

interface CopyButtonProps {
  /** Names what is copied, for screen readers. */
  what: string;
  /** Asked for when it is needed, since it may be large. */
  text: () => string;
}

/** The time for which the button shows its success. */
const toldMs = 2000;

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ what, text }: CopyButtonProps) {
  const t = useSharedMessages();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), toldMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <span className={styles.place}>
      <button type="button" className={styles.copy} aria-label={t('copy', { what })} onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      </button>
      <span className={styles.outcome} role="status">
        {outcome && t(`copy.${outcome}`)}
      </span>
    </span>
  );
}
