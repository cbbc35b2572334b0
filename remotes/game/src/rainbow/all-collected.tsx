import { ButtonLink, colours, RainbowProgress } from '@rainbow-rabbit/shared/ui';
import { KeyfileReminder } from '../keyfile/keyfile-reminder';
import { ResultLayout } from '../layout/result-layout';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import styles from './all-collected.module.css';

/** Replaces the scanner once all colours are collected (docs/product 4.1). */
export function AllCollected() {
  const t = useMessages();
  const pathTo = usePaths();
  return (
    <ResultLayout
      picture={
        <div className={styles.rainbow}>
          <RainbowProgress collected={colours} />
        </div>
      }
      words={
        <div className={styles.words}>
          <p className={styles.text}>{t('rainbow.all')}</p>
          <KeyfileReminder />
        </div>
      }
      step={
        <ButtonLink to={pathTo('me')} large wide>
          {t('tab.me')}
        </ButtonLink>
      }
    />
  );
}
