import { Link } from '@rainbow-rabbit/shared/router';
import { useToolsMessages } from '../tools-messages';
import styles from './listed.module.css';

/** The way back to the conversation, below a list. */
export function BackToBot() {
  const t = useToolsMessages();
  return (
    <p>
      <Link className={styles.back} to="/devbot">
        {t('listed.back')}
      </Link>
    </p>
  );
}
