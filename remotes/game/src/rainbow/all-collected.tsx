import { ButtonLink, colours, RainbowProgress } from '@rainbow-rabbit/shared/ui';
import { KeyfileReminder } from '../keyfile/keyfile-reminder';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import styles from './all-collected.module.css';

/** Replaces the scanner once all colours are collected (docs/product.md 4.1). */
export function AllCollected() {
  const t = useMessages();
  const pathTo = usePaths();
  return (
    <div className={styles.all}>
      <RainbowProgress collected={colours} />
      <p className={styles.text}>{t('rainbow.all')}</p>
      <ButtonLink to={pathTo('me')} large>
        {t('tab.me')}
      </ButtonLink>
      <div className={styles.reminder}>
        <KeyfileReminder />
      </div>
    </div>
  );
}
