import { useMessages } from '../messages';
import { mainId } from './main-content';
import styles from './skip-link.module.css';

/** The first thing a keyboard reaches: past the header, to what the page is about. The hash is the router's. */
export function SkipLink() {
  const t = useMessages();
  return (
    <button type="button" className={styles.skip} onClick={() => document.getElementById(mainId)?.focus()}>
      {t('skip')}
    </button>
  );
}
