import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { Button, ColourMark, Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './taken-back-notice.module.css';
import { useTakenBackStore } from './taken-back-store';

/** The colours that the player lost, each with the reason, until the player has them again or has read it. */
export function TakenBackNotice() {
  const t = useMessages();
  const store = useTakenBackStore();
  const taken = useKeptValue(store) ?? [];
  if (taken.length === 0) return null;
  return (
    <div className={styles.wide}>
      <Notice
        tone="warning"
        title={t('taken-back.title', { count: taken.length })}
        action={
          <Button variant="secondary" onClick={store.clear}>
            {t('announcement.dismiss')}
          </Button>
        }
      >
        <ul className={styles.list}>
          {taken.map(({ colour, nickname, reason }) => (
            <li key={colour} className={styles.colour}>
              <ColourMark colour={colour} /> <span>{t(`taken-back.${reason}`, { nickname })}</span>
            </li>
          ))}
        </ul>
        <p>{t('taken-back.next')}</p>
      </Notice>
    </div>
  );
}
