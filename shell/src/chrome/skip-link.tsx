import { useMessages } from '../messages';
import { mainId } from './main-content';
import styles from './skip-link.module.css';

/** The first control that a keyboard reaches: it skips the header. A button, since the hash belongs to the router. */
export function SkipLink() {
  const t = useMessages();
  return (
    <button type="button" className={styles.skip} onClick={() => document.getElementById(mainId)?.focus()}>
      {t('skip')}
    </button>
  );
}
