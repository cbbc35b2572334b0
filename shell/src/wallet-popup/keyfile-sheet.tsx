import { Button, Dialog } from '@rainbow-rabbit/shared/ui';
import { useKeyfileQuestion } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../messages';
import styles from './confirm-request.module.css';

/** Asks if the keyfile arrived that the browser was handed: until its user has seen it, the wallet has no backup. */
export function KeyfileSheet() {
  const t = useMessages();
  const answer = useKeyfileQuestion();
  if (!answer) return null;
  return (
    <Dialog title={t('keyfile-question.title')} onClose={() => answer(false)} sheet>
      <p className={styles.what}>{t('keyfile-question.text')}</p>
      <div className={styles.answers}>
        <Button variant="secondary" wide onClick={() => answer(false)}>
          {t('keyfile-question.no')}
        </Button>
        <Button wide onClick={() => answer(true)}>
          {t('keyfile-question.yes')}
        </Button>
      </div>
    </Dialog>
  );
}
