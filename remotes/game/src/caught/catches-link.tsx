import { Link } from '@rainbow-rabbit/shared/router';
import { Icon } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { usePlayer } from '../session/player-context';
import styles from './catches-link.module.css';

/** The way from My rabbit to the list of those who scanned it. */
export function CatchesLink() {
  const t = useMessages();
  const pathTo = usePaths();
  const { given } = usePlayer().player;
  return (
    <Link className={styles.link} to={pathTo('catches')}>
      <Icon name="scan" />
      <span className={styles.words}>
        <span className={styles.title}>{t('catches.title')}</span>
        {given > 0 && <span className={styles.count}>{t('catches.given', { count: given })}</span>}
      </span>
      <Icon name="arrow-right" />
    </Link>
  );
}
